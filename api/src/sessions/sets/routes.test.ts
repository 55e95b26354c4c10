import { type Session, cancelSession, finishSession, startSession } from '@i-one/contract/sessions'
import { listSessionChanges } from '@i-one/contract/sessions/history'
import { joinSession, leaveSession, requestTeammates } from '@i-one/contract/sessions/places'
import { drawSets } from '@i-one/contract/sessions/sets'
import { drawSets as drawOf } from '@i-one/game/sessions/draw'
import { describe, expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { createTestMatch } from '../../../test/make-match.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, minute, apiError, startTestApp } from '../../../test/suite.ts'
import { listSetsWithPlayers } from './sql.ts'

const app = await startTestApp()
const stranger = await createPerson(app)
const admin = await createPerson(app, { isAdmin: true })

const draw = (person: Person | undefined, session: { _id: string }) =>
  app.as(person?.token)(drawSets, byId(session))
const start = (person: Person | undefined, session: { _id: string }) =>
  app.as(person?.token)(startSession, byId(session))
const join = (person: Person, session: { _id: string }) => app.as(person.token)(joinSession, byId(session))
const sizes = ({ places, sets }: Session) =>
  Array.from({ length: sets }, (_, n) => places.filter(({ set }) => set === n + 1).length)
const before = (minutes: number) => new Date(sessionStart.getTime() - minutes * minute)

describe('the draw', () => {
  test('includes all going players, no waitlisted players, and is reproducible from its seed', async () => {
    const { session, captain } = await createOpenSession(app, { playersPerTeam: 2, sets: 3, others: 7 })
    const drawn = await draw(captain, session)
    expect(sizes(drawn)).toEqual([2, 2, 2])
    expect(drawn).toMatchObject({ drawnAt: testTime, waiting: 2 })
    expect(drawn.places.slice(6).map(({ set }) => set)).toEqual([undefined, undefined])
    const players = drawn.places
      .slice(0, 6)
      .map(({ player }) => ({ id: player._id, position: player.position as 'MF', strength: 0.5 }))
    const again = drawOf(players, 3, drawn.drawSeed ?? '')
    for (const { player, set } of drawn.places.slice(0, 6))
      expect(again[(set ?? 0) - 1]).toContain(player._id)
  })

  test('spreads the keepers', async () => {
    const { session, captain } = await createOpenSession(app, { others: 2 })
    const keepers = [await createPerson(app, { position: 'GK' }), await createPerson(app, { position: 'GK' })]
    for (const keeper of keepers) await join(keeper, session)
    const { places } = await draw(captain, session)
    const sets = places.filter(({ player }) => player.position === 'GK').map(({ set }) => set)
    expect(sets.toSorted()).toEqual([1, 2])
  })

  test('can be done again, and a player who leaves loses the set', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 3 })
    await draw(captain, session)
    app.clock.advance(minute)
    expect((await draw(admin, session)).drawnAt).toBe(app.clock.now().toISOString())
    const left = await app.as(others[0]?.token)(leaveSession, byId(session))
    expect(sizes(left).toSorted()).toEqual([1, 2])
    const back = await join(others[0] as Person, session)
    expect(sizes(back)).toEqual([2, 2])
  })

  test('is the captain’s or staff’s until the start', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 1 })
    await expect(draw(undefined, session)).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(draw(captain, { _id: captain.id })).rejects.toMatchObject(apiError('not-found', 404))
    for (const person of [...others, stranger])
      await expect(draw(person, session)).rejects.toMatchObject(apiError('not-yours'))
    app.clock.set(sessionStart)
    await start(captain, session)
    await expect(draw(captain, session)).rejects.toMatchObject(apiError('session-started'))
    await app.as(captain.token)(finishSession, byId(session))
    await expect(draw(captain, session)).rejects.toMatchObject(apiError('session-ended'))
  })
})

const someMatches = async () => {
  const made = await Promise.all([createTestMatch(app), createTestMatch(app), createTestMatch(app)])
  return made.map(({ match }) => match._id)
}

describe('by itself', () => {
  const leave = (person: Person | undefined, session: { _id: string }) =>
    app.as(person?.token)(leaveSession, byId(session))
  const drawsIn = async ({ _id }: Session) =>
    (await app.as(admin.token)(listSessionChanges, byId({ _id }))).filter(({ change }) => change === 'drawn')

  test('a session is drawn when it is confirmed, without an actor', async () => {
    const { session } = await createOpenSession(app, { others: 2 })
    expect(session.drawnAt).toBeUndefined()
    const confirmed = await join(await createPerson(app), session)
    expect(confirmed).toMatchObject({ state: 'confirmed', drawnAt: testTime })
    expect(sizes(confirmed)).toEqual([2, 2])
    const draws = await drawsIn(session)
    expect(draws).toHaveLength(1)
    expect(draws[0]).not.toHaveProperty('by')
  })

  test('later players get a set, leaving players lose theirs, and other players stay', async () => {
    const { session, others } = await createOpenSession(app, { sets: 3, others: 5 })
    const setsOf = ({ places }: Session) => new Map(places.map(({ player, set }) => [player._id, set]))
    let before = setsOf(session)
    for (const step of ['join', 'leave', 'leave', 'join', 'join'] as const) {
      const person = step === 'join' ? await createPerson(app) : (others.pop() as Person)
      const after = await (step === 'join' ? join(person, session) : leave(person, session))
      for (const [id, set] of setsOf(after)) if (id !== person.id) expect(set).toBe(before.get(id))
      if (step === 'join') {
        const all = sizes(after)
        expect(all[(setsOf(after).get(person.id) ?? 0) - 1]).toBeLessThanOrEqual(Math.min(...all) + 1)
      }
      before = setsOf(after)
    }
    expect(await drawsIn(session)).toHaveLength(1)
  })

  test('the draw of a session that is open again stays until it is confirmed, then it is drawn anew', async () => {
    const { session, others } = await createOpenSession(app, { others: 3 })
    app.clock.advance(minute)
    const open = await leave(others[0], session)
    expect(open).toMatchObject({ state: 'open', drawnAt: testTime, drawSeed: session.drawSeed })
    const again = await join(others[0] as Person, session)
    expect(again).toMatchObject({ state: 'confirmed', drawnAt: app.clock.now().toISOString() })
    expect(again.drawSeed).not.toBe(session.drawSeed)
    expect(sizes(again)).toEqual([2, 2])
  })

  const seasoned = async (season: string) => {
    const strong = await Promise.all([1, 2].map(() => createPerson(app)))
    const weak = await Promise.all([1, 2].map(() => createPerson(app)))
    const results = (await someMatches()).flatMap((match_id) =>
      [...strong, ...weak].map((person) => ({
        player_id: person.id,
        match_id,
        season,
        day: '2025-03-01',
        ...(strong.includes(person) ? { side: 'T1', outcome: 'won' } : { side: 'T2', outcome: 'lost' }),
        goals: 0,
        assists: 0,
        clean_sheet: false,
      })),
    )
    await app.db.insertInto('appearances').values(results).execute()
    return { strong, weak }
  }
  const setOf = (places: Session['places'], person?: Person) =>
    places.find(({ player }) => player._id === person?.id)?.set

  test('friends who asked for it play together, and strengths are even', async () => {
    const { strong, weak } = await seasoned('24/25')
    const { session, captain } = await createOpenSession(app, { captain: strong[0] })
    for (const person of [strong[1], ...weak] as Person[]) await join(person, session)
    for (let n = 0; n < 10; n++) {
      const { places } = await draw(captain, session)
      expect(setOf(places, strong[0])).not.toBe(setOf(places, strong[1]))
    }
    const body = { players: [(strong[1] as Person).id] }
    await app.as(captain.token)(requestTeammates, { ...byId(session), body })
    const { places } = await draw(captain, session)
    expect(setOf(places, strong[0])).toBe(setOf(places, strong[1]))
  })

  test('the season before counts on the last day of a season that had a 29 February', async () => {
    app.clock.set('2028-06-30T12:00:00.000Z')
    const { strong, weak } = await seasoned('26/27')
    const start = new Date('2028-07-02T18:00:00.000Z')
    const { session, captain } = await createOpenSession(app, { captain: strong[0], start })
    for (const person of [strong[1], ...weak] as Person[]) await join(person, session)
    for (let n = 0; n < 10; n++) {
      const { places } = await draw(captain, session)
      expect(setOf(places, strong[0])).not.toBe(setOf(places, strong[1]))
    }
  })
})

describe('the start', () => {
  test('draws if nobody has', async () => {
    const { session, captain } = await createOpenSession(app, { others: 2 })
    app.clock.set(before(30))
    const started = await start(captain, session)
    expect(started).toMatchObject({ state: 'started', drawnAt: app.clock.now().toISOString() })
    expect(sizes(started)).toEqual([2, 1])
  })

  test('puts those who joined after the draw into the smallest set and leaves the others where they are', async () => {
    const { session, captain } = await createOpenSession(app, { sets: 3, others: 3 })
    const drawn = await draw(captain, session)
    await join(await createPerson(app), session)
    await join(await createPerson(app), session)
    app.clock.set(sessionStart)
    const started = await start(captain, session)
    expect(sizes(started)).toEqual([2, 2, 2])
    expect(started.drawnAt).toBe(drawn.drawnAt)
    expect(started.places.slice(0, 4)).toEqual(drawn.places)
    const sets = await listSetsWithPlayers(app.db, session._id)
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
    const one = await createOpenSession(app, { sets: 1 })
    app.clock.set(before(30))
    expect(await start(one.captain, one.session)).toMatchObject({ state: 'started', going: 1 })
  })

  test('needs a player in each of the first two sets', async () => {
    const { session, captain, others } = await createOpenSession(app, { sets: 3, others: 1 })
    app.clock.set(before(30))
    await app.as(others[0]?.token)(leaveSession, byId(session))
    await expect(start(captain, session)).rejects.toMatchObject(apiError('not-enough-players'))
    expect(await join(others[0] as Person, session)).toMatchObject({ state: 'open' })
    expect(sizes(await start(captain, session))).toEqual([1, 1, 0])
  })

  test('is from 30 minutes before its time until its end, once, by the captain or staff', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 3 })
    app.clock.set(new Date(before(30).getTime() - 1))
    await expect(start(captain, session)).rejects.toMatchObject(apiError('too-early'))
    app.clock.set(session.end)
    await expect(start(captain, session)).rejects.toMatchObject(apiError('too-late'))
    app.clock.advance(-1)
    await expect(start(undefined, session)).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(start(captain, { _id: captain.id })).rejects.toMatchObject(apiError('not-found', 404))
    for (const person of [...others, stranger])
      await expect(start(person, session)).rejects.toMatchObject(apiError('not-yours'))
    expect(await start(admin, session)).toMatchObject({ state: 'started' })
    await expect(start(captain, session)).rejects.toMatchObject(apiError('session-started'))
  })

  test('waits for the pitch, and comes to nothing once it is cancelled', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const { session, captain } = await createOpenSession(app, {
      pitch: await createTestPitch(app, { owner }),
      others: 1,
    })
    app.clock.set(before(30))
    await expect(start(captain, session)).rejects.toMatchObject(apiError('not-authorized-yet'))
    await app.as(captain.token)(cancelSession, byId(session))
    await expect(start(captain, session)).rejects.toMatchObject(apiError('session-ended'))
  })
})
