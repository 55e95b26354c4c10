import { randomUUID } from 'node:crypto'
import { updatePhoto } from '@i-one/contract/accounts/photo'
import { updateUser } from '@i-one/contract/accounts/profile'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import type { Match } from '@i-one/contract/matches'
import { blockPerson } from '@i-one/contract/moderation/blocks'
import { sendReport } from '@i-one/contract/moderation/reports'
import { changePreferences } from '@i-one/contract/notifications'
import { updateQuietHours } from '@i-one/contract/notifications/quiet-hours'
import { recordPlacePayment } from '@i-one/contract/payments'
import { cancelSession, finishSession } from '@i-one/contract/sessions'
import { declineChallenge } from '@i-one/contract/sessions/challenges'
import { becomeOpponent } from '@i-one/contract/sessions/opponents'
import { joinSession } from '@i-one/contract/sessions/places'
import { transferTeam } from '@i-one/contract/teams/members'
import { cancelTournament } from '@i-one/contract/tournaments'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { recordEntryFee } from '@i-one/contract/tournaments/fees'
import { sql } from 'kysely'
import { saveConfirmation } from '../src/accounts/confirmation/sql.ts'
import { saveKnownDevice } from '../src/accounts/known-devices/sql.ts'
import { insertPasskeyChallenge } from '../src/accounts/passkeys/sql.ts'
import { createTicket } from '../src/accounts/password-reset/actions.ts'
import { saveReset } from '../src/accounts/password-reset/sql.ts'
import { insertMessage } from '../src/centres/messages/sql.ts'
import { insertPayment } from '../src/centres/money/sql.ts'
import { insertRoleChange, saveStaff } from '../src/centres/staff/sql.ts'
import { openTransaction } from '../src/lib/database/database.ts'
import { upsertLineup } from '../src/matches/lineups/sql.ts'
import { saveVote, replaceAwards, saveVotesCountedAt } from '../src/matches/votes/sql.ts'
import { insertLogLine } from '../src/moderation/audit/sql.ts'
import { insertReview, saveReviewDocument } from '../src/moderation/reviews/sql.ts'
import { saveHiddenNames } from '../src/moderation/staff/hiding/sql.ts'
import { addBankDetails } from '../src/payments/bank-details/sql.ts'
import { insertPlayer, saveAlias } from '../src/players/sql.ts'
import { upsertSetLineup } from '../src/sessions/lineups/sql.ts'
import { saveTeammates } from '../src/sessions/places/sql.ts'
import type { TestApp } from './app.ts'
import { createChallenge } from './make-challenge.ts'
import { createDevice, createTestMatch, recordTestEvents } from './make-match.ts'
import { createOpenSession, sessionStart } from './make-open-session.ts'
import { createPicture } from './make-picture.ts'
import { createTestTeam } from './make-team.ts'
import { createTestTournament } from './make-tournament.ts'
import { type Person, findCentreId, createPerson, createTestPitch } from './make.ts'

/** Personal texts that appear nowhere else, so that tests can search for them after the deletion. */
export const privateTexts = {
  firstName: 'Zuberi',
  lastName: 'Quilligan',
  nickname: 'The Wall of Ikeja',
  phoneNumber: '+2348099912345',
  address: '99 Crescent of Nowhere',
}
export const ownBankDetails = {
  bank: 'Agodi Microfinance',
  accountNumber: '9988776655',
  accountName: 'Zuberi of the Wall',
}
const reason = 'Zuberi has a cold'
const hour = 60 * 60_000
const hoursLater = (hours: number) => new Date(sessionStart.getTime() + hours * hour)

const lineUp = async ({ db }: TestApp, { id }: Person, made: { id: string; match: Match }) => {
  const [by, matchId, sessionId] = [id, made.match._id, made.id]
  for (const side of ['T1', 'T2'] as const) {
    const rows = Object.values(made.match.lineups[side]).flat()
    const players = rows.map(({ player, number }) => ({ player, number, role: 'forward' as const }))
    await upsertLineup(db, { matchId, side, by }, players)
    if (side === 'T1') await upsertSetLineup(db, { sessionId, set: 1, by }, players)
  }
}

const vote = async ({ db, clock }: TestApp, matchId: string, [one, two]: [Person, Person]) => {
  const now = clock.now()
  await saveVote(db, { matchId, voterId: one.id, playerId: two.id, now })
  await saveVote(db, { matchId, voterId: two.id, playerId: one.id, now })
  await saveVotesCountedAt(db, matchId, now)
  await replaceAwards(db, matchId)
}

const playMatch = async (app: TestApp, person: Person) => {
  const made = await createTestMatch(app, { captain: person })
  const [, mate] = made.one as [Person, Person]
  await saveTeammates(app.db, { sessionId: made.id, playerId: person.id }, [mate.id])
  await saveTeammates(app.db, { sessionId: made.id, playerId: mate.id }, [person.id])
  await lineUp(app, person, made)
  const event = createDevice(app)
  const goal = event('goal', { side: 'T1', player: person.id })
  const swaps = [
    event('substitution', { side: 'T1', player: person.id, on: mate.id }),
    event('substitution', { side: 'T1', player: mate.id, on: person.id }),
  ]
  await recordTestEvents(app, person, made.match, event('kick-off'), goal, ...swaps, event('full-time'))
  await vote(app, made.match._id, [person, mate])
  const [session_id, since] = [made.id, app.clock.now()]
  const player = (name: string) => insertPlayer(app.db, { name, position: null }, since)
  const [guest, claimer] = [await player('A guest'), await player('A guest of then')]
  await app.db
    .insertInto('places')
    .values([
      { session_id, player_id: guest, state: 'going', added_by: person.id, since },
      { session_id, player_id: claimer, state: 'left', owed_by: person.id, since },
    ])
    .execute()
  await app.as(person.token)(finishSession, { params: { id: made.id } })
  return made
}

const enterAndCallOff = async (app: TestApp, person: Person, team: string) => {
  const fee = { currency: 'NGN', amount: 4_500_000 }
  const { params } = await createTestTournament(app, { organizer: person, fee })
  await app.as(person.token)(registerTeam, { params, body: { team } })
  await app.as(person.token)(recordEntryFee, { params: { ...params, team }, body: { act: 'confirm' } })
  const tie = { tournament_id: params.id, number: 1, stage: 1, round: 1 }
  const { id: match_id } = await app.db
    .insertInto('tournament_matches')
    .values(tie)
    .returning('id')
    .executeTakeFirstOrThrow()
  const answer = { match_id, player_id: person.id, starts_at: app.clock.now(), answer: 'in' }
  await app.db.insertInto('tournament_answers').values(answer).execute()
  await app.as(person.token)(cancelTournament, { params, body: { reason } })
}

const shutPitch = async (app: TestApp, owner: Person) => {
  const pitch = await createTestPitch(app, { owner, listed: false })
  const centreId = await findCentreId(app, pitch)
  const { id: bookingId } = await app.db
    .insertInto('bookings')
    .values({
      pitch_id: pitch,
      blocked_by: owner.id,
      during: sql<string>`tstzrange(${sessionStart}, ${hoursLater(1)})`,
      state: 'blocked',
      price_currency: 'NGN',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const actor = { by: owner.id, now: app.clock.now() }
  const payment = { kind: 'payment', amount: 100, currency: 'NGN', method: 'cash', ...actor } as const
  const message = { pitchId: null, day: '2025-11-20', words: reason, people: 1, ...actor }
  await openTransaction(app.db, async (db) => {
    await insertPayment(db, { id: randomUUID(), bookingId, centreId, ...payment })
    await insertMessage(db, { centreId, ...message })
  })
  await sql`
    insert into centre_feeds (centre_id, user_id, code_hash, since)
    select centre_id, ${owner.id}, ${Buffer.from(owner.id)}, ${app.clock.now()} from pitches where id = ${pitch}`.execute(
    app.db,
  )
  return pitch
}

const workAt = async ({ db, clock }: TestApp, { id }: Person, match: string) => {
  const { centre_id: centreId } = await db
    .selectFrom('pitches')
    .innerJoin('matches', 'matches.pitch_id', 'pitches.id')
    .select('centre_id')
    .where('matches.id', '=', match)
    .executeTakeFirstOrThrow()
  await saveStaff(db, { centreId, userId: id, role: 'desk', now: clock.now() })
  await insertRoleChange(db, { centreId, userId: id, role: 'desk', by: id, now: clock.now() })
}

const comeTo = ({ db, clock }: TestApp, { id }: Person, match: string) =>
  sql`
    insert into customers (centre_id, user_id, name, phone, created_at)
    select centre_id, ${id}, ${privateTexts.firstName}, ${privateTexts.phoneNumber}, ${clock.now()}
    from pitches where id = (select pitch_id from matches where id = ${match})
    on conflict (user_id, centre_id) where user_id is not null do update set name = excluded.name, phone = excluded.phone`.execute(
    db,
  )

const passkeyOf = (userId: string, now: Date) => ({
  user_id: userId,
  name: 'My phone',
  credential_id: Buffer.from(userId),
  public_key: Buffer.from('key'),
  counter: 0,
  transports: [],
  created_at: now,
})

const requestEmails = async ({ db, clock }: TestApp, { id }: Person) => {
  const bytes = (text: string) => Buffer.from(`${text} ${id}`)
  const hashes = { addressHash: bytes('address'), codeHash: bytes('code'), linkHash: bytes('link') }
  await saveReset(db, { userId: id, ...hashes }, bytes('browser'), clock.now())
  await saveKnownDevice(db, id, bytes('browser'), clock.now())
  await createTicket(db, id, clock.now())
  await db.insertInto('passkeys').values(passkeyOf(id, clock.now())).execute()
  await insertPasskeyChallenge(db, id, { purpose: 'prove', userId: id }, clock.now())
  await saveConfirmation(db, { userId: id, email: `${id}@example.com`, linkHash: bytes('link') }, clock.now())
}

const challengeAndLeave = async (app: TestApp, captain: Person) => {
  const next = await createPerson(app)
  const from = await createTestTeam(app, { captain, members: [next] })
  const { challenge, to } = await createChallenge(app, { from })
  const answer = { booking_id: challenge.slots[0]!._id, player_id: captain.id, answer: 'in' }
  await app.db.insertInto('challenge_answers').values(answer).execute()
  await app.as(to.captain.token)(declineChallenge, { params: { id: challenge._id }, body: {} })
  await app.as(captain.token)(transferTeam, { params: { id: from.team._id }, body: { player: next.id } })
}

/** Creates a user with a row in each table that refers to users or players. Only `toCome` is in the future. */
export const createUserWithHistory = async (app: TestApp, password: string) => {
  const person = await createPerson(app, { isOwner: true, password })
  const call = app.as(person.token)
  await call(updateUser, { body: privateTexts })
  await call(updatePhoto, {
    body: new Blob([new Uint8Array(await createPicture('png', 64, 64))], { type: 'image/png' }),
  })
  await addBankDetails(app.db, person.id, ownBankDetails, app.clock.now())
  const played = await playMatch(app, person)
  const { session: called } = await createOpenSession(app, { captain: person, others: 1 })
  const place = called.places[0]?._id ?? ''
  await call(recordPlacePayment, { params: { id: called._id, place }, body: { act: 'say' } })
  await call(cancelSession, { params: { id: called._id }, body: { reason } })
  const opposed = await createOpenSession(app, { sets: 1 })
  await call(becomeOpponent, { params: { id: opposed.session._id }, body: {} })
  await app.as(opposed.captain.token)(cancelSession, { params: { id: opposed.session._id } })
  await challengeAndLeave(app, person)
  const { match } = await createTestMatch(app)
  await app.db.insertInto('scorers').values({ match_id: match._id, user_id: person.id }).execute()
  await shutPitch(app, person)
  await call(sendReport, {
    body: { kind: 'person', about: played.one[1]!.id, reason: 'does-not-come', words: 'Was not there' },
  })
  await saveAlias(app.db, randomUUID(), person.id)
  const foe = await createPerson(app)
  await call(blockPerson, { params: { id: foe.id } })
  await app.as(foe.token)(blockPerson, { params: { id: person.id } })
  await insertLogLine(app.db, { by: person.id, act: 'used-right' }, app.clock.now())
  await workAt(app, person, played.match._id)
  await comeTo(app, person, played.match._id)
  await insertReview(app.db, person.id)
  await saveReviewDocument(app.db, person.id, { kind: 'pdf', bytes: Buffer.from('%PDF-') }, app.clock.now())
  await saveHiddenNames(app.db, person.id, app.clock.now())
  await requestEmails(app, person)
  const { session: toCome } = await createOpenSession(app, { playersPerTeam: 1 })
  await call(joinSession, { params: { id: toCome._id } })
  const { team } = await createTestTeam(app, { members: [person] })
  await enterAndCallOff(app, person, team._id)
  await call(changePreferences, { body: { preferences: [{ kind: 'joined', on: true, mail: true }] } })
  await call(updateQuietHours, {
    body: { on: true, from: '22:00', until: '07:00', timeZone: 'Africa/Lagos' },
  })
  const body = { pitch: await createTestPitch(app), start: sessionStart.toISOString() }
  const { _id } = await call(createHold, { body, key: 'first' })
  await call(releaseHold, { params: { id: _id } })
  const hold = await call(createHold, { body, key: 'second' })
  return { person, email: `${person.id}@example.com`, played, called, toCome, hold }
}

interface Reference {
  table: string
  column: string
  to: 'users' | 'players'
}

export const listReferences = async ({ db }: TestApp) => {
  const { rows } = await sql<Reference>`
    select key.conrelid::regclass::text as "table", attname as "column",
      case key.confrelid when 'users'::regclass then 'users' else 'players' end as "to"
    from pg_constraint key
    cross join unnest(key.conkey, key.confkey) as pair (here, there)
    join pg_attribute on attrelid = key.conrelid and attnum = pair.here
    cross join (select attnum from pg_attribute
      where attrelid = 'places'::regclass and attname = 'player_id') as place (player)
    where key.contype = 'f' and (key.confrelid in ('users'::regclass, 'players'::regclass)
      or (key.confrelid, place.player) = ('places'::regclass, pair.there))
    order by 1, 2`.execute(db)
  return rows
}

export const countRows = async ({ db }: TestApp, table: string, columns: string[], id: string) => {
  const refers = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${id}`),
    sql` or `,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${refers}`.execute(db)
  return rows[0]?.count ?? 0
}
