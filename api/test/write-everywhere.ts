import { randomUUID } from 'node:crypto'
import { addPasskey, startPasskey } from '@i-one/contract/accounts/passkeys'
import { updateUser } from '@i-one/contract/accounts/profile'
import { closePitch } from '@i-one/contract/bookings/closures'
import { moveDeskBooking } from '@i-one/contract/centres/calendar'
import { addCentreClosure } from '@i-one/contract/centres/closures'
import { changeCustomer } from '@i-one/contract/centres/customers'
import { bookAtDesk } from '@i-one/contract/centres/desk'
import { renewFeed } from '@i-one/contract/centres/feed'
import { sendCentreMessage } from '@i-one/contract/centres/messages'
import { recordPayment } from '@i-one/contract/centres/money'
import { replacePrices } from '@i-one/contract/centres/prices'
import { changeCentre, copyPitch } from '@i-one/contract/centres/registration'
import { answerMessage, listMessages, sendMessage } from '@i-one/contract/contact'
import { createMatch } from '@i-one/contract/matches'
import { closeReports, sendReport } from '@i-one/contract/moderation/reports'
import { decideReview } from '@i-one/contract/moderation/reviews'
import { hideName } from '@i-one/contract/moderation/staff/hiding'
import { suspend } from '@i-one/contract/moderation/staff/suspension'
import { updateBankDetails } from '@i-one/contract/payments/bank-details'
import { addPitchPhoto, arrangePitchPhotos } from '@i-one/contract/pitches/photo'
import { changePitch, createPitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { cancelSession, createSession, finishSession, startSession } from '@i-one/contract/sessions'
import { editSession, transferCaptaincy } from '@i-one/contract/sessions/captain'
import { declineChallenge, sendChallenge } from '@i-one/contract/sessions/challenges'
import { addGuests, joinSession } from '@i-one/contract/sessions/places'
import { assignTeamToSet } from '@i-one/contract/sessions/sets'
import { changeTeam, createTeam } from '@i-one/contract/teams'
import { saveFormation } from '@i-one/contract/teams/formations'
import { acceptMember, transferTeam, joinTeam } from '@i-one/contract/teams/members'
import { cancelTournament, createTournament } from '@i-one/contract/tournaments'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { transferTournament } from '@i-one/contract/tournaments/handing-over'
import { deductPoints } from '@i-one/contract/tournaments/results'
import { insertReview, saveSubmission } from '../src/moderation/reviews/sql.ts'
import type { TestApp } from './app.ts'
import { createAuthenticator } from './make-authenticator.ts'
import { hoursAfterSessionStart, challengeTerms } from './make-challenge.ts'
import { createDevice, recordTestEvents } from './make-match.ts'
import { createTestHold, createOpenSession, sessionStart, usualSettings } from './make-open-session.ts'
import { createPicture } from './make-picture.ts'
import { createTestTeam, newTeam } from './make-team.ts'
import { createDrawnTournament, newTournament } from './make-tournament.ts'
import { type Person, findCentreId, createPerson, createTestPitch, newPitch } from './make.ts'

export const ownPhone = '0803 987 6543'

export const toUniqueText = (column: string) => `wordfor${column.replaceAll(/[._]/g, '')}`

const hour = 60 * 60_000
const later = (hours: number) => new Date(sessionStart.getTime() + hours * hour)
const byId = (id: string) => ({ params: { id } })

const sessionsOf = async (app: TestApp, leaver: Person, next: Person) => {
  const call = app.as(leaver.token)
  const pitch = await createTestPitch(app)
  const make = async (start: Date, more: object = {}) => {
    const hold = await createTestHold(app, { booker: leaver, pitch, start })
    return call(createSession, { body: { ...usualSettings, hold, ...more } })
  }
  const texts = { title: toUniqueText('sessions.title'), note: toUniqueText('sessions.note') }
  const handed = await make(sessionStart, texts)
  await app.as(next.token)(joinSession, byId(handed._id))
  // stores a response for the idempotency key `one`
  await app.as(next.token)(addGuests, {
    ...byId(handed._id),
    body: { guests: [{ name: 'Emeka' }] },
    key: 'one',
  })
  await call(addGuests, { ...byId(handed._id), body: { guests: [{ name: toUniqueText('players.name') }] } })
  await call(transferCaptaincy, { ...byId(handed._id), body: { player: next.id } })
  await app.as(next.token)(editSession, { ...byId(handed._id), body: { title: 'Next title' } })
  const called = await make(later(2), texts)
  await app.as(next.token)(joinSession, byId(called._id))
  await call(editSession, { ...byId(called._id), body: { note: toUniqueText('session_changes.edits') } })
  await call(cancelSession, { ...byId(called._id), body: { reason: toUniqueText('bookings.reason') } })
  return { handed: handed._id, called: called._id }
}

const playAsTeam = async (
  app: TestApp,
  { leaver, next, team, set }: { leaver: Person; next: Person; team: string; set: number },
) => {
  const [call, before, start] = [app.as(leaver.token), app.clock.now(), later(-24 + 4 * set)]
  const hold = await createTestHold(app, { booker: leaver, pitch: await createTestPitch(app), start })
  const { _id } = await call(createSession, { body: { ...usualSettings, hold } })
  for (const { token } of [next, await createPerson(app), await createPerson(app)])
    await app.as(token)(joinSession, byId(_id))
  await call(assignTeamToSet, { params: { id: _id, set }, body: { team } })
  app.clock.set(start)
  await call(startSession, byId(_id))
  const match = await call(createMatch, byId(_id))
  const event = createDevice(app)
  await recordTestEvents(app, leaver, match, event('kick-off'), event('full-time'))
  await call(finishSession, byId(_id))
  app.clock.set(before)
}

const teamOf = async (app: TestApp, leaver: Person, next: Person) => {
  const call = app.as(leaver.token)
  const { _id: team } = await call(createTeam, {
    body: {
      ...newTeam,
      name: toUniqueText('teams.name'),
      address: toUniqueText('teams.address'),
      matchWanted: toUniqueText('teams.match_wanted'),
      playersWanted: toUniqueText('teams.players_wanted'),
    },
  })
  const spots = [{ role: 'goalkeeper' as const, x: 50, y: 8 }]
  await call(saveFormation, {
    params: { id: team, formation: randomUUID() },
    body: { name: toUniqueText('team_formations.name'), spots },
  })
  await app.as(next.token)(joinTeam, byId(team))
  await call(acceptMember, { ...byId(team), body: { player: next.id } })
  for (const set of [1, 2]) await playAsTeam(app, { leaver, next, team, set })
  const other = await createTestTeam(app, { name: 'Others' })
  const challenge = await call(sendChallenge, {
    params: { id: other.team._id },
    body: {
      ...challengeTerms,
      team,
      slots: [{ pitch: await createTestPitch(app), start: hoursAfterSessionStart(48) }],
      words: toUniqueText('challenges.words'),
    },
  })
  await app.as(other.captain.token)(declineChallenge, { ...byId(challenge._id), body: {} })
  await call(transferTeam, { ...byId(team), body: { player: next.id } })
  await app.as(next.token)(changeTeam, { ...byId(team), body: { playersWanted: 'A keeper' } })
  return team
}

const tournamentsOf = async (app: TestApp, leaver: Person, next: Person) => {
  const call = app.as(leaver.token)
  const texts = {
    name: toUniqueText('tournaments.name'),
    about: toUniqueText('tournaments.about'),
    address: toUniqueText('tournaments.address'),
  }
  const off = await call(createTournament, { body: { ...newTournament, ...texts } })
  const { team, captain } = await createTestTeam(app)
  await app.as(captain.token)(registerTeam, { ...byId(off._id), body: { team: team._id } })
  await call(cancelTournament, {
    ...byId(off._id),
    body: { reason: toUniqueText('tournament_changes.reason') },
  })
  const drawn = await createDrawnTournament(app, { ...texts, organizer: leaver })
  await call(deductPoints, {
    params: { id: drawn.id, team: drawn.teams[0]!.id },
    body: { points: 1, reason: toUniqueText('tournament_entries.deduction_reason') },
  })
  await call(transferTournament, { ...byId(drawn.id), body: { organizer: next.id } })
  return { off: off._id, handed: drawn.id }
}

const centresOf = async (app: TestApp, leaver: Person) => {
  const call = app.as(leaver.token)
  const made = await call(createPitch, {
    body: {
      ...newPitch,
      name: toUniqueText('pitches.name'),
      address: toUniqueText('pitches.address'),
      surface: toUniqueText('pitches.surface'),
      facilities: [toUniqueText('pitches.facilities')],
      phone: ownPhone,
      autoAuthorize: true,
    },
  })
  const centre = await findCentreId(app, made._id)
  const revision = async () => (await call(listMyPitches)).find(({ _id }) => _id === made._id)!.revision
  await call(replacePrices, {
    ...byId(made._id),
    body: {
      lists: [],
      holidays: [
        {
          name: toUniqueText('pitches.prices'),
          date: '2026-01-01',
          yearly: false,
          by: 'percent',
          value: 150,
        },
      ],
      revision: await revision(),
    },
  })
  const picture = new Blob([new Uint8Array(await createPicture('png', 16, 16))], { type: 'image/png' })
  const photos = await call(addPitchPhoto, { ...byId(made._id), body: picture })
  await call(arrangePitchPhotos, {
    ...byId(made._id),
    body: { photos: photos.map(({ _id }) => ({ _id, alt: toUniqueText('pitch_photos.alt') })) },
  })
  await call(changeCentre, {
    ...byId(centre),
    body: { revision: await centreRevision(app, centre), rules: toUniqueText('centres.house_rules') },
  })
  const { pitch: elsewhere, centre: workplace } = await workElsewhere(app, leaver)
  const { session, captain } = await createOpenSession(app, { pitch: elsewhere, start: later(24) })
  const dates = (hours: number) => [{ _id: randomUUID(), start: later(hours).toISOString() }]
  for (const [pitch, id] of [
    [made._id, centre],
    [elsewhere, workplace],
  ] as const) {
    const closed = { start: later(30).toISOString(), end: later(31).toISOString() }
    await call(closePitch, {
      ...byId(pitch),
      body: { ...closed, reason: toUniqueText('booking_changes.reason') },
    })
    await call(addCentreClosure, {
      ...byId(id),
      body: {
        reason: toUniqueText('centre_closures.reason'),
        from: '2026-01-05',
        to: '2026-01-05',
        yearly: true,
        pitches: [pitch],
      },
    })
    const [booked] = await call(bookAtDesk, {
      ...byId(pitch),
      body: { dates: dates(26), name: toUniqueText('customers.name') },
    })
    await call(recordPayment, {
      ...byId(booked!._id),
      body: { _id: randomUUID(), amount: 100, method: 'cash' },
    })
    await call(changeCustomer, {
      params: { id, customer: booked!.customer!._id },
      body: { note: toUniqueText('customers.note') },
    })
  }
  const { _id: second } = await call(copyPitch, {
    ...byId(made._id),
    body: { name: `${toUniqueText('pitches.name')} Two` },
  })
  const [moved] = await call(bookAtDesk, { ...byId(second), body: { dates: dates(25), name: 'Ada' } })
  await call(moveDeskBooking, {
    ...byId(moved!._id),
    body: { pitch: made._id, start: later(25).toISOString() },
  })
  await call(changeCentre, {
    ...byId(centre),
    body: { revision: await centreRevision(app, centre), legalName: toUniqueText('centres.legal_name') },
  })
  const { address } = await call(renewFeed, byId(centre))
  await fetch(new URL(new URL(address).pathname, app.baseUrl))
  await call(sendCentreMessage, {
    ...byId(workplace),
    body: { day: '2025-11-22', text: toUniqueText('centre_messages.words') },
  })
  return { pitch: made._id, elsewhere, booked: { session: session._id, captain }, revision }
}

const centreRevision = async ({ db }: TestApp, id: string) =>
  (await db.selectFrom('centres').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision

const workElsewhere = async (app: TestApp, { id }: Person) => {
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
  const centre = await findCentreId(app, pitch)
  await app.db
    .insertInto('centre_staff')
    .values({ centre_id: centre, user_id: id, role: 'manager', since: app.clock.now() })
    .execute()
  return { pitch, centre }
}

const writeAsStaff = async (app: TestApp, leaver: Person) => {
  const call = app.as(leaver.token)
  const word = toUniqueText('audit_log.why')
  const [suspended, reported, reviewed] = [
    await createPerson(app),
    await createPerson(app),
    await createPerson(app, { isOwner: true }),
  ]
  await call(suspend, { ...byId(suspended.id), body: { reason: 'takes-money', days: 7, words: word } })
  await app.as(reviewed.token)(sendReport, {
    body: { kind: 'person', about: reported.id, reason: 'not-right', words: 'Rude' },
  })
  await call(closeReports, {
    body: { kind: 'person', about: reported.id, outcome: 'nothing-wrong', why: word },
  })
  await app.as()(sendMessage, { body: { name: 'Ada', email: 'ada@example.com', message: 'Hello' } })
  const { messages } = await call(listMessages)
  await call(answerMessage, {
    ...byId(messages.find(({ email }) => email === 'ada@example.com')!._id),
    body: { answer: word },
  })
  await insertReview(app.db, reviewed.id)
  await saveSubmission(app.db, reviewed.id, '+2348035554471', app.clock.now())
  await call(decideReview, {
    ...byId(reviewed.id),
    body: {
      decision: 'ask',
      words: toUniqueText('organizer_reviews.words'),
      yes: [],
      state: 'sent',
      sentAt: app.clock.now().toISOString(),
      bankSince: null,
    },
  })
}

/** Creates a user with a unique word in every text column that users can write. */
export const fillAllTexts = async (app: TestApp, password: string) => {
  const leaver = await createPerson(app, { isOwner: true, isAdmin: true, password })
  const next = await createPerson(app, { isOwner: true })
  const admin = await createPerson(app, { isAdmin: true })
  const call = app.as(leaver.token)
  await call(updateUser, {
    body: {
      firstName: toUniqueText('users.first_name'),
      lastName: toUniqueText('users.last_name'),
      nickname: toUniqueText('users.nickname'),
      address: toUniqueText('users.address'),
    },
  })
  const phone = createAuthenticator(app.config.publicUrl)
  const options = await call(startPasskey, { body: { password } })
  await call(addPasskey, { body: { name: toUniqueText('passkeys.name'), passkey: phone.make(options) } })
  await call(updateBankDetails, {
    body: {
      bank: toUniqueText('bank_details.bank'),
      accountNumber: '0123456789',
      accountName: toUniqueText('bank_details.account_name'),
      password,
    },
  })
  const sessions = await sessionsOf(app, leaver, next)
  const team = await teamOf(app, leaver, next)
  const tournaments = await tournamentsOf(app, leaver, next)
  const centres = await centresOf(app, leaver)
  await call(sendReport, {
    body: {
      kind: 'person',
      about: next.id,
      reason: 'rude-or-threatening',
      words: toUniqueText('reports.words'),
    },
  })
  await app.as()(sendMessage, {
    body: {
      name: toUniqueText('contact_messages.name'),
      email: `${leaver.id}@example.com`,
      pitch: toUniqueText('contact_messages.pitch'),
      message: toUniqueText('contact_messages.message'),
    },
  })
  await writeAsStaff(app, leaver)
  await app.as(next.token)(sendReport, {
    body: { kind: 'team', about: team, reason: 'not-right', words: 'Rude' },
  })
  const own = await call(createTeam, {
    body: {
      ...newTeam,
      name: toUniqueText('hidden_things.names'),
      playersWanted: toUniqueText('teams.players_wanted'),
    },
  })
  await app.as(next.token)(joinTeam, byId(own._id))
  await call(acceptMember, { ...byId(own._id), body: { player: next.id } })
  await call(transferTeam, { ...byId(own._id), body: { player: next.id } })
  await app.as(admin.token)(hideName, { body: { kind: 'team', about: own._id, why: 'It is rude' } })
  await call(changePitch, {
    ...byId(centres.pitch),
    body: { revision: await centres.revision(), listed: false },
  })
  app.clock.set(later(100))
  return { leaver, next, admin, sessions, team, tournaments, centres }
}
