import {
  type Session,
  cancelSession,
  finishSession,
  getSession,
  startSession,
} from '@i-one/contract/sessions'
import { authorizeSession, declineSession } from '@i-one/contract/sessions/authorization'
import { addGuests, leaveSession, setAttendance } from '@i-one/contract/sessions/places'
import {
  type CaptainRecord,
  getOwnNoShows,
  getPitchRecord,
  listCaptainRecords,
  listNoShows,
} from '@i-one/contract/sessions/reliability'
import { describe, expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { type OpenSession, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

const [minute, hour] = [60_000, 60 * 60_000]
const placeOf = ({ places }: Pick<Session, 'places'>, { id }: { id: string }) =>
  places.find(({ player }) => player._id === id)
const check = (by: Person, session: Session, person: Person, state: 'going' | 'checked-in' | 'no-show') =>
  app.as(by.token)(setAttendance, {
    params: { id: session._id, place: placeOf(session, person)?._id ?? '' },
    body: { state },
  })
const look = ({ session }: OpenSession, { token }: Person) => app.as(token)(getSession, byId(session))
const own = ({ token }: Person) => app.as(token)(getOwnNoShows)
const missedIn = ({ _id }: { _id: string }, { token }: Person) => app.as(token)(listNoShows, byId({ _id }))

const playSession = async (traits: Parameters<typeof createOpenSession>[1], here: number, by?: Person) => {
  app.clock.set(testTime)
  const made = await createOpenSession(app, traits)
  const session = await look(made, made.captain)
  app.clock.set(sessionStart)
  for (const person of made.others.slice(0, here))
    await check(by ?? made.captain, session, person, 'checked-in')
  await app.as(made.captain.token)(startSession, byId(session))
  await app.as(made.captain.token)(finishSession, byId(session))
  return { ...made, session: await look(made, made.captain) }
}

describe('who was not checked in', () => {
  test('is a no-show if anyone was checked in, except the captain', async () => {
    const { session, captain, others } = await playSession({ others: 3 }, 1)
    const [here, ...missing] = others as [Person, ...Person[]]
    expect(placeOf(session, captain)).toMatchObject({ state: 'going' })
    expect(placeOf(session, here)).toMatchObject({ state: 'checked-in' })
    for (const person of missing) expect(placeOf(session, person)).toMatchObject({ state: 'no-show' })
    const changes = await app.db
      .selectFrom('session_changes')
      .select(['player_id as player', 'by'])
      .where('session_id', '=', session._id)
      .where('change', '=', 'no-show')
      .execute()
    expect(new Set(changes)).toEqual(new Set(missing.map(({ id }) => ({ player: id, by: null }))))
  })

  test('stays going if nobody was checked in', async () => {
    app.clock.set(testTime)
    const made = await createOpenSession(app, { others: 3 })
    const [missing, ...rest] = made.others as [Person, ...Person[]]
    app.clock.set(sessionStart)
    await check(made.captain, await look(made, made.captain), missing, 'no-show')
    await app.as(made.captain.token)(startSession, byId(made.session))
    await app.as(made.captain.token)(finishSession, byId(made.session))
    const after = await look(made, made.captain)
    for (const person of rest) expect(placeOf(after, person)).toMatchObject({ state: 'going' })
  })

  test('is not a no-show after a match event', async () => {
    const { id, captain, one, two, match } = await createTestMatch(app)
    const [, scorer] = one as [Person, Person]
    const [checked, missing] = two as [Person, Person]
    const session = await app.as(captain.token)(getSession, { params: { id } })
    await check(captain, session, checked, 'checked-in')
    const event = createDevice(app)
    const goal = event('goal', { side: 'T1', player: scorer.id })
    await recordTestEvents(app, captain, match, event('kick-off'), goal, event('full-time'))
    const after = await app.as(captain.token)(finishSession, { params: { id } })
    expect(placeOf(after, scorer)).toMatchObject({ state: 'going' })
    expect(placeOf(after, missing)).toMatchObject({ state: 'no-show' })
  })

  test('by the timer either, when nobody finishes', async () => {
    const made = await createOpenSession(app, { others: 3 })
    const [here, missing] = made.others as [Person, Person]
    app.clock.set(sessionStart)
    await check(made.captain, await look(made, made.captain), here, 'checked-in')
    app.clock.advance(3 * hour)
    await app.sweep()
    const after = await look(made, made.captain)
    expect(after.state).toBe('finished')
    expect(placeOf(after, missing)).toMatchObject({ state: 'no-show' })
  })

  test('can be put right for a day after the end', async () => {
    const { session, captain, others } = await playSession({ others: 3 }, 1)
    const [, missing] = others as [Person, Person]
    expect(await own(missing)).toEqual({ missed: 1, of: 1 })
    app.clock.set(new Date(sessionStart.getTime() + 25 * hour - 1))
    expect(placeOf(await check(captain, session, missing, 'checked-in'), missing)).toMatchObject({
      state: 'checked-in',
    })
    expect(await own(missing)).toEqual({ missed: 0, of: 1 })
    app.clock.advance(1)
    await expect(check(captain, session, missing, 'no-show')).rejects.toMatchObject({ code: 'session-ended' })
  })

  test('can also be set by the pitch', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const made = await playSession({ others: 3, pitch }, 2, owner)
    const [here] = made.others as [Person]
    expect(placeOf(made.session, here)).toMatchObject({ state: 'checked-in' })
    expect(await look(made, owner)).toMatchObject({ hosting: true })
    expect(await look(made, made.captain)).not.toHaveProperty('hosting')
    const other = await createPerson(app, { isOwner: true })
    await expect(check(other, made.session, here, 'no-show')).rejects.toMatchObject({ code: 'not-yours' })
  })
})

describe('no-shows', () => {
  test('are counted in finished sessions, visible only to captain, pitch and player', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const { others } = await playSession({ others: 3 }, 1)
    const [here, missing, third] = others as [Person, Person, Person]
    expect(await own(missing)).toEqual({ missed: 1, of: 1 })
    expect(await own(here)).toEqual({ missed: 0, of: 1 })
    app.clock.set(testTime)
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const next = await createOpenSession(app, { pitch, captain: here })
    for (const { id } of [missing, third])
      await app.db
        .insertInto('places')
        .values({ session_id: next.session._id, player_id: id, state: 'going', since: app.clock.now() })
        .execute()
    const missed = [missing, third].map(({ id }) => ({ player: id, missed: 1, of: 1 }))
    for (const person of [here, owner])
      expect(new Set(await missedIn(next.session, person))).toEqual(new Set(missed))
    await app.as(third.token)(leaveSession, byId(next.session))
    expect(await missedIn(next.session, here)).toEqual(missed.slice(0, 1))
    for (const person of [missing, await createPerson(app)])
      await expect(missedIn(next.session, person)).rejects.toMatchObject({ code: 'not-yours', status: 409 })
    expect(await own(await createPerson(app))).toEqual({ missed: 0, of: 0 })
  })

  test('of guests are their own', async () => {
    const made = await createOpenSession(app, { others: 3 })
    const [here] = made.others as [Person]
    await app.as(made.captain.token)(addGuests, {
      ...byId(made.session),
      body: { guests: [{ name: 'Emeka' }] },
    })
    app.clock.set(sessionStart)
    await check(made.captain, await look(made, made.captain), here, 'checked-in')
    await app.as(made.captain.token)(startSession, byId(made.session))
    await app.as(made.captain.token)(finishSession, byId(made.session))
    const guest = (await look(made, made.captain)).places.find(({ player }) => player.name === 'Emeka')
    expect(guest).toMatchObject({ state: 'no-show' })
    expect(await missedIn(made.session, made.captain)).toContainEqual({
      player: guest?.player._id,
      missed: 1,
      of: 1,
    })
  })

  test('are not there for who may not see the session', async () => {
    const { session } = await createOpenSession(app, { visibility: 'link' })
    await expect(missedIn(session, await createPerson(app))).rejects.toMatchObject({ code: 'not-found' })
    await expect(missedIn({ _id: session.pitch._id }, await createPerson(app))).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})

describe('a pitch’s record', () => {
  const recordOf = (pitch: string) => app.as()(getPitchRecord, { params: { id: pitch } })
  const asked = (pitch: string, n: number) =>
    createOpenSession(app, { pitch, start: new Date(sessionStart.getTime() + (n - 6) * hour) })
  const answer = (owner: Person, { session }: OpenSession, call: typeof authorizeSession) =>
    app.as(owner.token)(call, byId(session))

  test('shows response time, declines and cancellations from five bookings on', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const answers = [10, 20, 40, 60]
    const certain: OpenSession[] = []
    for (const [n, minutes] of answers.entries()) {
      app.clock.set(testTime)
      const made = await asked(pitch, n)
      app.clock.advance(minutes * minute)
      await answer(owner, made, authorizeSession)
      certain.push(made)
    }
    // a session that the captain cancels before the owner answers does not count
    const { session, captain } = await asked(pitch, 8)
    await app.as(captain.token)(cancelSession, byId(session))
    expect(await recordOf(pitch)).toEqual({})

    app.clock.set(testTime)
    const refused = await asked(pitch, 4)
    app.clock.advance(50 * minute)
    await answer(owner, refused, declineSession)
    expect(await recordOf(pitch)).toEqual({ answers: { minutes: 40, declined: 1, asked: 5 } })

    app.clock.set(testTime)
    const unanswered = await asked(pitch, 5)
    app.clock.set(unanswered.session.authorizeBy ?? '')
    await app.sweep()
    expect(await recordOf(pitch)).toEqual({ answers: { minutes: 40, declined: 2, asked: 6 } })

    // a session that the owner cancels counts if the owner authorized it, but not if the owner created it
    app.clock.set(testTime)
    await createOpenSession(app, { pitch, captain: owner, start: new Date(sessionStart.getTime() + hour) })
    await app.as(owner.token)(cancelSession, byId(certain[0]!.session))
    await app.as(certain[1]!.captain.token)(cancelSession, byId(certain[1]!.session))
    expect(await recordOf(pitch)).not.toHaveProperty('bookings')
    app.clock.set(testTime)
    const more = [await asked(pitch, 9), await asked(pitch, -1)]
    for (const one of more) await answer(owner, one, authorizeSession)
    expect(await recordOf(pitch)).toMatchObject({ bookings: { cancelled: 1, booked: 6 } })

    // cancelling a pending session as the owner counts as declining
    const pending = await asked(pitch, -2)
    await app.as(owner.token)(cancelSession, byId(pending.session))
    expect(await recordOf(pitch)).toMatchObject({ answers: { declined: 3, asked: 9 } })

    app.clock.set(new Date(sessionStart.getTime() + 91 * 24 * hour))
    expect(await recordOf(pitch)).toEqual({})
  })

  test('of one that there is not is not there', async () => {
    await expect(recordOf((await createPerson(app)).id)).rejects.toMatchObject({
      code: 'not-found',
      status: 404,
    })
  })
})

describe('captains who wait for an answer', () => {
  test('show their finished, cancelled and missed sessions to that organizer only', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const captain = await createPerson(app)
    await playSession({ captain, others: 3 }, 0)
    app.clock.set(testTime)
    const off = await createOpenSession(app, { captain })
    await app.as(captain.token)(cancelSession, byId(off.session))
    const missed = await createOpenSession(app, { captain: await createPerson(app), others: 3 })
    await app.db
      .insertInto('places')
      .values({
        session_id: missed.session._id,
        player_id: captain.id,
        state: 'no-show',
        since: app.clock.now(),
      })
      .execute()
    const records = ({ token }: Person): Promise<CaptainRecord[]> => app.as(token)(listCaptainRecords)
    expect(await records(owner)).toEqual([])
    const pitch = await createTestPitch(app, { owner })
    for (const hours of [1, 2])
      await createOpenSession(app, {
        pitch,
        captain,
        start: new Date(sessionStart.getTime() + hours * hour),
      })
    expect(await records(owner)).toEqual([{ captain: captain.id, held: 1, cancelled: 1, missed: 0 }])
    app.clock.set(sessionStart)
    await app.as(missed.captain.token)(startSession, byId(missed.session))
    await app.as(missed.captain.token)(finishSession, byId(missed.session))
    app.clock.set(testTime)
    expect(await records(owner)).toEqual([{ captain: captain.id, held: 1, cancelled: 1, missed: 1 }])
    expect(await records(await createPerson(app, { isOwner: true }))).toEqual([])
  })
})
