import { createMatch, getMatch } from '@i-one/contract/matches'
import { listNotifications } from '@i-one/contract/notifications'
import { type Session, finishSession, getSession, startSession } from '@i-one/contract/sessions'
import { abandonSession, confirmDespiteShortage, editSession } from '@i-one/contract/sessions/captain'
import { addGuests, leaveSession, setAttendance } from '@i-one/contract/sessions/places'
import { getPlayerStats } from '@i-one/contract/stats'
import type { ReasonCode } from '@i-one/game/sessions/cancel-reasons'
import { describe, expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { createDevice, recordTestEvents } from '../../../test/make-match.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const owner = await createPerson(app, { isOwner: true })
const admin = await createPerson(app, { isAdmin: true })
const stranger = await createPerson(app)

type Called = { _id: string }
const as = (person?: Person) => app.as(person?.token)
const look = (person: Person, session: Called) => as(person)(getSession, byId(session))
const kindsOf = async (person: Person) =>
  (await as(person)(listNotifications)).notifications.map(({ kind }) => kind)
const begin = async ({ captain, session }: { captain: Person; session: Session }) => {
  app.clock.set(sessionStart)
  return as(captain)(startSession, byId(session))
}

const expectOthersRejected = async (
  act: (person: Person | undefined, session: Called) => Promise<unknown>,
) => {
  const { session, others } = await createOpenSession(app, { others: 1 })
  await expect(act(undefined, session)).rejects.toMatchObject(apiError('not-signed-in', 401))
  for (const person of [...others, stranger])
    await expect(act(person, session)).rejects.toMatchObject(apiError('not-yours'))
  await expect(act(stranger, { _id: stranger.id })).rejects.toMatchObject(apiError('not-found', 404))
  const hidden = await createOpenSession(app, { visibility: 'link' })
  await expect(act(stranger, hidden.session)).rejects.toMatchObject(apiError('not-found', 404))
}

describe('changing a session', () => {
  type Body = Parameters<typeof edit>[2]
  const edit = (person: Person | undefined, session: Called, body: Partial<Session>) =>
    as(person)(editSession, { ...byId(session), body })

  test('before anybody relies on it is free, keeps the names of its sets and follows its size', async () => {
    const { session, captain } = await createOpenSession(app)
    const body: Body = { minutesPerMatch: 6, playersPerTeam: 4, sets: 4, aet: true, penaltyShootout: true }
    const edited = await edit(captain, session, body)
    expect(edited).toMatchObject({ ...body, capacity: 16, minimum: 4, state: 'open' })
    expect(edited.setNames.slice(0, 2)).toEqual(session.setNames)
    expect(new Set(edited.setNames).size).toBe(4)
    const fewer = await edit(admin, session, { sets: 1, playersPerTeam: 1 })
    expect(fewer).toMatchObject({ setNames: session.setNames.slice(0, 1), minimum: 1, state: 'confirmed' })
    expect(fewer.places.map(({ set }) => set)).toEqual([1])
    const more = await edit(captain, session, { sets: 3 })
    expect(more).toMatchObject({ state: 'open', minimum: 3 })
    expect(more.setNames[0]).toBe(session.setNames[0])
    expect(more.places.map(({ set }) => set)).toEqual([1])
  })

  test('with others in notifies them, and assigns a set again to drawn players', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 3 })
    expect(session.state).toBe('confirmed')
    const edited = await edit(captain, session, { sets: 4, minutesPerMatch: 10, note: 'Bring white bibs' })
    expect(edited).toMatchObject({ sets: 4, minutesPerMatch: 10, note: 'Bring white bibs', capacity: 20 })
    expect(edited.drawSeed).not.toBe(session.drawSeed)
    expect(edited.places.map(({ set }) => set).toSorted()).toEqual([1, 2, 3, 4])
    for (const other of others) expect(await kindsOf(other)).toContain('edited')
    expect(await kindsOf(captain)).not.toContain('edited')
    const fewer = await edit(captain, session, { sets: 2 })
    expect(new Set(fewer.places.map(({ set }) => set))).toEqual(new Set([1, 2]))
  })

  test('leaves everyone who is in a place, guests too', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 1 })
    await as(captain)(addGuests, { ...byId(session), body: { guests: [{ name: 'Emeka' }] } })
    const two = { sets: 2, playersPerTeam: 1 }
    await expect(edit(captain, session, two)).rejects.toMatchObject(apiError('relied-on'))
    expect((await look(captain, session)).playersPerTeam).toBe(session.playersPerTeam)
    for (const other of others) await as(other)(leaveSession, byId(session))
    expect(await edit(captain, session, two)).toMatchObject(two)
  })

  test('to a minimum out of reach says what is possible', async () => {
    const { session, captain } = await createOpenSession(app)
    for (const minimum of [3, 11])
      await expect(edit(captain, session, { minimum })).rejects.toMatchObject({
        ...apiError('bad-input', 400),
        fields: { minimum: 'Must be 4 to 10' },
      })
  })

  test('is its captain’s and staff’s until the start', async () => {
    await expectOthersRejected((person, session) => edit(person, session, { minimum: 5 }))
    const made = await createOpenSession(app, { others: 3 })
    await begin(made)
    const { captain, session } = made
    await expect(edit(captain, session, { minimum: 5 })).rejects.toMatchObject(apiError('session-started'))
    await as(captain)(finishSession, byId(session))
    await expect(edit(captain, session, { minimum: 5 })).rejects.toMatchObject(apiError('session-ended'))
  })
})

describe('coming anyway', () => {
  const come = (person: Person | undefined, session: Called) =>
    as(person)(confirmDespiteShortage, byId(session))

  test('confirms a session with those who are going, and too few players cancel it no more', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 2 })
    const coming = await come(captain, session)
    expect(coming).toMatchObject({ state: 'confirmed', comingAnyway: true, going: 3, drawnAt: testTime })
    for (const other of others) await as(other)(leaveSession, byId(session))
    expect(await look(captain, session)).toMatchObject({ state: 'confirmed', going: 1 })
    app.clock.set(session.fillBy)
    await app.sweep()
    expect(await come(captain, session)).toMatchObject({ state: 'confirmed' })
  })

  test('is its captain’s and staff’s until the start', async () => {
    await expectOthersRejected(come)
    const made = await createOpenSession(app, { others: 1 })
    const { captain, session } = made
    expect(await come(admin, session)).toMatchObject({ comingAnyway: true })
    await begin(made)
    await expect(come(captain, session)).rejects.toMatchObject(apiError('session-started'))
    await as(captain)(finishSession, byId(session))
    await expect(come(captain, session)).rejects.toMatchObject(apiError('session-ended'))
  })

  test('at the deadline ends in one of two consistent states', async () => {
    for (let round = 0; round < 20; round++) {
      app.clock.set(testTime)
      const { session, captain } = await createOpenSession(app, { others: 1 })
      app.clock.set(session.fillBy)
      const both = [() => come(captain, session), () => app.sweep()]
      const all = await Promise.allSettled((round % 2 ? both : both.toReversed()).map((act) => act()))
      const said = all[round % 2 ? 0 : 1]
      await app.sweep()
      const after = await look(captain, session)
      if (said?.status === 'fulfilled') {
        expect(after).toMatchObject({ state: 'confirmed', comingAnyway: true })
        expect(after.booking.state).toBe('confirmed')
      } else {
        expect(said).toMatchObject({ reason: apiError('session-ended') })
        expect(after).toMatchObject({ state: 'cancelled', comingAnyway: false })
        expect(after.booking.state).toBe('released')
      }
    }
  })
})

describe('abandoning', () => {
  const abandon = (person: Person | undefined, session: Called, reason: ReasonCode = 'rain') =>
    as(person)(abandonSession, { ...byId(session), body: { reason } })

  test('ends a started session with its reason, and everyone is told', async () => {
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const made = await createOpenSession(app, { pitch, others: 3 })
    const { session, captain, others } = made
    await begin(made)
    const ended = await abandon(captain, session, 'power')
    expect(ended).toMatchObject({ state: 'abandoned', reason: 'power', booking: { state: 'confirmed' } })
    for (const person of [...others, owner]) {
      const { notifications } = await as(person)(listNotifications)
      const received = notifications.find(({ kind }) => kind === 'cancelled')
      expect(received).toMatchObject({ kind: 'cancelled', session: session._id })
      expect(received?.text).toContain('was called off because the power was out')
    }
    expect(await kindsOf(captain)).not.toContain('cancelled')
  })

  test('abandons the match that runs, which counts for nothing whatever comes of it later', async () => {
    const made = await createOpenSession(app, { others: 3 })
    const { session, captain } = made
    await begin(made)
    const match = await as(captain)(createMatch, byId(session))
    const event = createDevice(app)
    const player = match.lineups.T1.goalkeeper[0]?.player ?? ''
    await recordTestEvents(app, captain, match, event('kick-off'), event('goal', { side: 'T1', player }))
    app.clock.advance(60_000)
    await abandon(captain, session)
    const look = () => as(captain)(getMatch, byId(match))
    const stopped = { running: false, elapsedMs: 60_000, at: app.clock.now().toISOString() }
    expect(await look()).toMatchObject({ state: 'abandoned', score: { T1: 1, T2: 0 }, clock: stopped })
    app.clock.advance(60_000)
    await recordTestEvents(app, captain, match, event('pause'), event('resume'), event('full-time'))
    expect(await look()).toMatchObject({ state: 'abandoned', clock: stopped })
    const stats = await as(captain)(getPlayerStats, { params: { id: player } })
    expect(stats).toMatchObject({ played: 0, goals: 0 })
    await app.sweep()
    expect(await as(captain)(getSession, byId(session))).toMatchObject({
      state: 'abandoned',
      matches: [{ state: 'abandoned' }],
    })
  })

  test('is its captain’s, the pitch’s and staff’s, once started and once', async () => {
    await expectOthersRejected(abandon)
    for (const who of ['captain', owner, admin] as const) {
      app.clock.set(testTime)
      const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
      const made = await createOpenSession(app, { pitch, others: 3 })
      const person = who === 'captain' ? made.captain : who
      const { session } = made
      await expect(abandon(person, session)).rejects.toMatchObject(apiError('session-not-started'))
      await begin(made)
      expect(await abandon(person, session)).toMatchObject({ state: 'abandoned' })
      await expect(abandon(person, session)).rejects.toMatchObject(apiError('session-ended'))
    }
  })

  test('requires a reason from the list', async () => {
    const made = await createOpenSession(app, { others: 3 })
    await begin(made)
    const reason = 'bored' as ReasonCode
    await expect(abandon(made.captain, made.session, reason)).rejects.toMatchObject(
      apiError('bad-input', 400),
    )
  })
})

test('a no-show who arrives after the start gets a set', async () => {
  const made = await createOpenSession(app, { others: 4 })
  const { session, captain, others } = made
  const late = session.places.find(({ player }) => player._id === others[3]?.id)?._id ?? ''
  const mark = (state: 'no-show' | 'checked-in') =>
    as(captain)(setAttendance, { params: { id: session._id, place: late }, body: { state } })
  app.clock.set(sessionStart)
  await mark('no-show')
  const started = await begin(made)
  expect(started.places.find(({ _id }) => _id === late)?.set).toBeUndefined()
  const { places } = await mark('checked-in')
  expect([1, 2].map((set) => places.filter((place) => place.set === set).length).toSorted()).toEqual([2, 3])
})
