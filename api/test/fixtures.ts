import { randomUUID } from 'node:crypto'
import { updatePhoto } from '@i-one/contract/accounts/photo'
import { closePitch } from '@i-one/contract/bookings/closures'
import { addCentreClosure } from '@i-one/contract/centres/closures'
import { bookAtDesk } from '@i-one/contract/centres/desk'
import { renewFeed } from '@i-one/contract/centres/feed'
import { createBookingLink, claimBooking } from '@i-one/contract/centres/links'
import { sendMessage } from '@i-one/contract/contact'
import { createMatch } from '@i-one/contract/matches'
import { updatePitchPhoto } from '@i-one/contract/pitches/photo'
import { type Session, getSession } from '@i-one/contract/sessions'
import { addGuests, joinSession, removePlace } from '@i-one/contract/sessions/places'
import { createTeam } from '@i-one/contract/teams'
import { acceptMember, joinTeam, removeMember } from '@i-one/contract/teams/members'
import { createTournament } from '@i-one/contract/tournaments'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { insertReview, saveReviewDocument, saveSubmission } from '../src/moderation/reviews/sql.ts'
import type { TestApp } from './app.ts'
import { createChallenge } from './make-challenge.ts'
import { createTestHold, createOpenSession, sessionStart } from './make-open-session.ts'
import { createPicture } from './make-picture.ts'
import { createStartedSession } from './make-session.ts'
import { createTestTeam, newTeam } from './make-team.ts'
import { createTestTournament, newTournament } from './make-tournament.ts'
import { type Person, createPerson, createTestPitch } from './make.ts'

const hour = 60 * 60_000
const hoursLater = (hours: number) => new Date(sessionStart.getTime() + hours * hour)

export type Fixtures = Awaited<ReturnType<typeof createFixtures>>

const createSessionWithGuests = async (
  app: TestApp,
  {
    captain,
    pitch,
    player,
    host,
    removed,
  }: Record<'captain' | 'player' | 'host' | 'removed', Person> & { pitch: string },
  visibility: Session['visibility'],
) => {
  const { session } = await createOpenSession(app, { captain, pitch, visibility })
  const params = { id: session._id }
  const { code } = session
  for (const person of [player, host, removed])
    await app.as(person.token)(joinSession, { params, body: { code } })
  const { places } = await app.as(captain.token)(getSession, { params })
  const place = places.find((one) => one.player._id === removed.id)?._id ?? ''
  await app.as(captain.token)(removePlace, { params: { ...params, place } })
  const body = { guests: ['Emeka', 'Ngozi', 'Sola'].map((name) => ({ name })) }
  return app.as(host.token)(addGuests, { params, body })
}

const createMessage = async (app: TestApp) => {
  const body = { name: 'Ngozi', email: 'ngozi@example.com', message: 'The lights were off.' }
  await app.as()(sendMessage, { body })
  const { id } = await app.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
  return id
}

const createReview = async (app: TestApp) => {
  const account = await createPerson(app, { isOwner: true })
  await insertReview(app.db, account.id)
  await saveReviewDocument(app.db, account.id, { kind: 'pdf', bytes: Buffer.from('%PDF-') }, app.clock.now())
  await saveSubmission(app.db, account.id, '+2348035554471', app.clock.now())
  return account
}

const createStaff = async (app: TestApp, pitch: string) => {
  const { centre, centreCode } = await app.db
    .selectFrom('pitches')
    .innerJoin('centres', 'centres.id', 'pitches.centre_id')
    .select(['centres.id as centre', 'centres.code as centreCode'])
    .where('pitches.id', '=', pitch)
    .executeTakeFirstOrThrow()
  const [manager, desk, viewer] = [await createPerson(app), await createPerson(app), await createPerson(app)]
  const staff = { manager, desk, viewer }
  for (const role of ['manager', 'desk', 'viewer'] as const)
    await app.db
      .insertInto('centre_staff')
      .values({ centre_id: centre, user_id: staff[role].id, role, since: app.clock.now() })
      .execute()
  return { centre, centreCode, staff }
}

export const createFixtures = async (app: TestApp, visibility: Session['visibility']) => {
  const organizer = await createPerson(app, { isOwner: true })
  const [captain, player, host, scorer, holder, teamCaptain, removed] = [
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
  ]
  const pitch = await createTestPitch(app, { owner: organizer, autoAuthorize: true })
  const { centre, centreCode, staff } = await createStaff(app, pitch)
  const session = await createSessionWithGuests(app, { captain, pitch, player, host, removed }, visibility)
  const { id } = await createStartedSession(app, { captain, others: [player, host], pitch, visibility })
  const match = await app.as(captain.token)(createMatch, { params: { id } })
  await app.db.insertInto('scorers').values({ match_id: match._id, user_id: scorer.id }).execute()
  const [start, end] = [hoursLater(1).toISOString(), hoursLater(2).toISOString()]
  const body = { start, end, reason: 'Painting' }
  const closure = await app.as(organizer.token)(closePitch, { params: { id: pitch }, body })
  const holiday = { reason: 'Holiday', from: '2026-01-01', to: '2026-01-01', yearly: false, pitches: [pitch] }
  const centreClosure = await app.as(organizer.token)(addCentreClosure, {
    params: { id: centre },
    body: holiday,
  })
  const { address } = await app.as(organizer.token)(renewFeed, { params: { id: centre } })
  const hold = await createTestHold(app, { booker: holder, pitch, start: hoursLater(2) })
  const dates = [{ _id: randomUUID(), start: hoursLater(24).toISOString() }]
  const [forCustomer] = await app.as(organizer.token)(bookAtDesk, {
    params: { id: pitch },
    body: { dates, name: 'Mama Ṣadé' },
  })
  const [linked] = await app.as(organizer.token)(bookAtDesk, {
    params: { id: pitch },
    body: { dates: [{ _id: randomUUID(), start: hoursLater(26).toISOString() }], name: 'Mama Ṣadé' },
  })
  const takenOver = linked?._id ?? ''
  const { code } = await app.as(organizer.token)(createBookingLink, { params: { id: takenOver } })
  await app.as((await createPerson(app)).token)(claimBooking, { body: { code } })
  const guests = session.places.filter(({ addedBy }) => addedBy === host.id).map(({ _id }) => _id)
  const picture = new Blob([new Uint8Array(await createPicture('png', 16, 16))], { type: 'image/png' })
  const { user } = await app.as(player.token)(updatePhoto, { body: picture })
  const photo = /[^/]+$/.exec(user.photo?.small ?? '')?.[0] ?? ''
  const shown = await app.as(organizer.token)(updatePitchPhoto, { params: { id: pitch }, body: picture })
  const pitchPhoto = /[^/]+$/.exec(shown.pitchPhoto)?.[0] ?? ''
  const { booking_id: booking } = await app.db
    .selectFrom('sessions')
    .select('booking_id')
    .where('id', '=', session._id)
    .executeTakeFirstOrThrow()
  const { team: playing } = await createTestTeam(app, { captain: teamCaptain })
  await app.db
    .updateTable('sets')
    .set({ team_id: playing._id })
    .where('session_id', 'in', [session._id, id])
    .where('number', '=', 1)
    .execute()
  const { _id: team } = await app.as(captain.token)(createTeam, { body: newTeam })
  await app.as(removed.token)(joinTeam, { params: { id: team } })
  await app.as(captain.token)(acceptMember, { params: { id: team }, body: { player: removed.id } })
  await app.as(captain.token)(removeMember, { params: { id: team, player: removed.id } })
  const tournament = await app.as(organizer.token)(createTournament, { body: newTournament })
  await app.as(captain.token)(registerTeam, { params: { id: tournament._id }, body: { team } })
  const { params } = await createTestTournament(app, { organizer, teams: 3 })
  const league = await app.as(organizer.token)(drawTournament, { params })
  const { challenge } = await createChallenge(app, {
    from: { team: playing, captain: teamCaptain },
    to: { team: { _id: team }, captain },
  })
  const people = {
    organizer,
    captain,
    'team-captain': teamCaptain,
    player,
    host,
    scorer,
    holder,
    removed,
    ...staff,
  }
  return {
    people,
    account: await createReview(app),
    message: await createMessage(app),
    picture,
    photo,
    pitch,
    centre,
    centreCode,
    pitchPhoto,
    booking,
    session,
    guests,
    match: match._id,
    closure: closure._id,
    centreClosure: centreClosure._id,
    deskBooking: forCustomer?._id ?? '',
    takenOver,
    feed: address.split('/').at(-2) ?? '',
    customer: forCustomer?.customer?._id ?? '',
    hold,
    team,
    challenge,
    tournament,
    league,
  }
}
