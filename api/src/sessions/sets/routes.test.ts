import { joinSession, leaveSession } from '@i-one/contract/places'
import { type Session, cancelSession, drawSets, finishSession, startSession } from '@i-one/contract/sessions'
import { drawSets as drawOf } from '@i-one/game/draw'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, bootApp, testEvening } from '../../../test/app.ts'
import { type Person, makePerson, makePitch } from '../../../test/make.ts'
import { makeOpenSession, tomorrowEvening } from '../../../test/make-open-session.ts'
import { listSetPlayers } from './sql.ts'

let app: TestApp
let stranger: Person
let admin: Person
beforeAll(async () => {
  app = await bootApp()
  stranger = await makePerson(app)
  admin = await makePerson(app, { isAdmin: true })
})
afterAll(() => app.stop())
beforeEach(() => app.clock.set(testEvening))

const minute = 60_000
const refused = (code: string, status = 409) => ({ code, status })
const byId = (session: { _id: string }) => ({ params: { id: session._id } })
const draw = (person: Person | undefined, session: { _id: string }) =>
  app.as(person?.token)(drawSets, byId(session))
const start = (person: Person | undefined, session: { _id: string }) =>
  app.as(person?.token)(startSession, byId(session))
const join = (person: Person, session: { _id: string }) => app.as(person.token)(joinSession, byId(session))
const sizes = ({ places, sets }: Session) =>
  Array.from({ length: sets }, (_, n) => places.filter(({ set }) => set === n + 1).length)
const before = (minutes: number) => new Date(tomorrowEvening.getTime() - minutes * minute)

describe('the draw', () => {
  test('deals everyone who is going, and nobody who waits, and can be repeated from its seed', async () => {
    const { session, captain, others } = await makeOpenSession(app, { playersPerTeam: 2, sets: 3, others: 7 })
    const drawn = await draw(captain, session)
    expect(sizes(drawn)).toEqual([2, 2, 2])
    expect(drawn).toMatchObject({ drawnAt: testEvening, waiting: 2 })
    expect(drawn.places.slice(6).map(({ set }) => set)).toEqual([undefined, undefined])
    const { draw_seed: seed } = await app.db
      .selectFrom('sessions')
      .select('draw_seed')
      .where('id', '=', session._id)
      .executeTakeFirstOrThrow()
    const players = [captain, ...others.slice(0, 5)].map(({ id }) => ({ id, position: 'MF' as const }))
    const again = drawOf(players, 3, seed ?? '')
    for (const { player, set } of drawn.places.slice(0, 6))
      expect(again[(set ?? 0) - 1]).toContain(player._id)
  })

  test('spreads the keepers', async () => {
    const { session, captain } = await makeOpenSession(app, { others: 2 })
    const keepers = [await makePerson(app, { position: 'GK' }), await makePerson(app, { position: 'GK' })]
    for (const keeper of keepers) await join(keeper, session)
    const { places } = await draw(captain, session)
    const sets = places.filter(({ player }) => player.position === 'GK').map(({ set }) => set)
    expect(sets.toSorted()).toEqual([1, 2])
  })

  test('can be done again, and who leaves loses the seat', async () => {
    const { session, captain, others } = await makeOpenSession(app, { others: 3 })
    await draw(captain, session)
    app.clock.advance(minute)
    expect((await draw(admin, session)).drawnAt).toBe(app.clock.now().toISOString())
    const left = await app.as(others[0]?.token)(leaveSession, byId(session))
    expect(sizes(left).toSorted()).toEqual([1, 2])
    const back = await join(others[0] as Person, session)
    expect(back.places.at(-1)?.set).toBeUndefined()
  })

  test('is the captain’s or staff’s until the start', async () => {
    const { session, captain, others } = await makeOpenSession(app, { others: 1 })
    await expect(draw(undefined, session)).rejects.toMatchObject(refused('not-signed-in', 401))
    await expect(draw(captain, { _id: captain.id })).rejects.toMatchObject(refused('not-found', 404))
    for (const person of [...others, stranger])
      await expect(draw(person, session)).rejects.toMatchObject(refused('not-yours'))
    app.clock.set(tomorrowEvening)
    await start(captain, session)
    await expect(draw(captain, session)).rejects.toMatchObject(refused('session-started'))
    await app.as(captain.token)(finishSession, byId(session))
    await expect(draw(captain, session)).rejects.toMatchObject(refused('session-ended'))
  })
})

describe('the start', () => {
  test('draws if nobody has', async () => {
    const { session, captain } = await makeOpenSession(app, { others: 3 })
    app.clock.set(before(30))
    const started = await start(captain, session)
    expect(started).toMatchObject({ state: 'started', drawnAt: app.clock.now().toISOString() })
    expect(sizes(started)).toEqual([2, 2])
  })

  test('puts those who joined after the draw into the smallest set and leaves the others where they are', async () => {
    const { session, captain } = await makeOpenSession(app, { sets: 3, others: 3 })
    const drawn = await draw(captain, session)
    await join(await makePerson(app), session)
    await join(await makePerson(app), session)
    app.clock.set(tomorrowEvening)
    const started = await start(captain, session)
    expect(sizes(started)).toEqual([2, 2, 2])
    expect(started.drawnAt).toBe(drawn.drawnAt)
    expect(started.places.slice(0, 4)).toEqual(drawn.places)
    const sets = await listSetPlayers(app.db, session._id)
    expect(sets.map(({ number, name }) => [number, name])).toEqual(
      session.setNames.map((name, n) => [n + 1, name]),
    )
    const ids = ({ set }: { set: number }) =>
      started.places.filter((one) => one.set === set).map(({ player }) => player._id)
    expect(sets.map(({ players }) => players.map(({ playerId }) => playerId))).toEqual(
      [1, 2, 3].map((set) => ids({ set })),
    )
  })

  test('is possible from open too, and with one set alone', async () => {
    const one = await makeOpenSession(app, { sets: 1 })
    app.clock.set(before(30))
    expect(await start(one.captain, one.session)).toMatchObject({ state: 'started', going: 1 })
  })

  test('needs a player in each of the first two sets', async () => {
    const { session, captain, others } = await makeOpenSession(app, { sets: 3, others: 1 })
    app.clock.set(before(30))
    await app.as(others[0]?.token)(leaveSession, byId(session))
    await expect(start(captain, session)).rejects.toMatchObject(refused('not-enough-players'))
    expect(await join(others[0] as Person, session)).toMatchObject({ state: 'open' })
    expect(sizes(await start(captain, session))).toEqual([1, 1, 0])
  })

  test('is from 30 minutes before its time until its end, once, by the captain or staff', async () => {
    const { session, captain, others } = await makeOpenSession(app, { others: 3 })
    app.clock.set(new Date(before(30).getTime() - 1))
    await expect(start(captain, session)).rejects.toMatchObject(refused('too-early'))
    app.clock.set(session.end)
    await expect(start(captain, session)).rejects.toMatchObject(refused('too-late'))
    app.clock.advance(-1)
    await expect(start(undefined, session)).rejects.toMatchObject(refused('not-signed-in', 401))
    await expect(start(captain, { _id: captain.id })).rejects.toMatchObject(refused('not-found', 404))
    for (const person of [...others, stranger])
      await expect(start(person, session)).rejects.toMatchObject(refused('not-yours'))
    expect(await start(admin, session)).toMatchObject({ state: 'started' })
    await expect(start(captain, session)).rejects.toMatchObject(refused('session-started'))
  })

  test('waits for the pitch, and comes to nothing once it is cancelled', async () => {
    const owner = await makePerson(app, { isOwner: true })
    const { session, captain } = await makeOpenSession(app, {
      pitch: await makePitch(app, { owner }),
      others: 1,
    })
    app.clock.set(before(30))
    await expect(start(captain, session)).rejects.toMatchObject(refused('not-authorized-yet'))
    await app.as(captain.token)(cancelSession, byId(session))
    await expect(start(captain, session)).rejects.toMatchObject(refused('session-ended'))
  })
})
