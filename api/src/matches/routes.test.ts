import { randomUUID } from 'node:crypto'
import { Match, createMatch, findLiveMatch, getMatch } from '@i-one/contract/matches'
import { MatchRow, listMatches } from '@i-one/contract/matches/schedule'
import { finishSession, getSession } from '@i-one/contract/sessions'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../test/app.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../../test/make-match.ts'
import { createStartedSession } from '../../test/make-session.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()
const stranger = await createPerson(app)

const next = (person: Person, session: { id: string }, key?: string) =>
  app.as(person.token)(createMatch, { params: { id: session.id }, ...(key && { key }) })

const play = async (captain: Person, match: Match, one: number, two: number) => {
  const event = createDevice(app)
  const goals = [...Array<'T1'>(one).fill('T1'), ...Array<'T2'>(two).fill('T2')]
  const events = [event('kick-off'), ...goals.map((side) => event('goal', { side })), event('full-time')]
  return recordTestEvents(app, captain, match, ...events)
}

describe('the next match', () => {
  test('is of the first two sets, with their players in lineups, and waits for its kick-off', async () => {
    const captain = await createPerson(app, { nickname: 'Chidi Okafor' })
    const keeper = await createPerson(app, { position: 'GK' })
    const session = await createStartedSession(app, { captain, others: [await createPerson(app), keeper] })
    const match = await next(captain, session)
    expect(z.parse(Match, match)).toEqual(match)
    expect(match).toMatchObject({
      session: session.id,
      number: 1,
      matchType: 'Friendly Match',
      state: 'scheduled',
      period: 'first',
      periods: 1,
      minutesPerPeriod: 8,
      start: testTime,
      score: { T1: 0, T2: 0 },
      clock: { running: false, elapsedMs: 0 },
      seq: 0,
      events: [],
      mine: { mayScore: true },
    })
    expect(match.teamOne.initials).toHaveLength(2)
    expect(match.lineups.T1.goalkeeper).toEqual([
      { player: keeper.id, number: 1, initials: expect.any(String), name: keeper.nickname },
    ])
    expect(match.lineups.T1.midfielders).toMatchObject([{ player: captain.id, initials: 'CO', number: 2 }])
    expect(Object.values(match.lineups.T2).flat()).toHaveLength(1)
  })

  test('keeps the winner on, counts on, and brings the set that waits', async () => {
    const session = await createStartedSession(app, { setCount: 3 })
    const first = await next(session.captain, session)
    await play(session.captain, first, 0, 1)
    const second = await next(session.captain, session)
    expect(second.number).toBe(2)
    expect(second.teamOne.name).toBe(first.teamTwo.name)
    expect([first.teamOne.name, first.teamTwo.name]).not.toContain(second.teamTwo.name)
  })

  test('is proposed with its reason, and is of other sets where the captain says so', async () => {
    const session = await createStartedSession(app, { setCount: 3 })
    const { captain } = session
    const proposed = async () => (await app.as(captain.token)(getSession, { params: session })).next
    const wish = (body: { one?: number; two?: number }) =>
      app.as(captain.token)(createMatch, { params: session, body })
    expect(await proposed()).toEqual({ one: 1, two: 2, why: 'first-match' })
    for (const [body, fields] of [
      [{ one: 1, two: 1 }, { two: 'A team can’t play itself' }],
      [{ one: 1 }, { two: 'Choose both teams, or neither' }],
      [{ one: 4, two: 1 }, { one: 'This team doesn’t exist' }],
      [{ one: 1, two: 9 }, { two: '1 to 8' }],
    ] as const)
      await expect(wish(body)).rejects.toMatchObject({ ...apiError('bad-input', 400), fields })
    const first = await wish({ one: 3, two: 1 })
    expect(await proposed()).toBeUndefined()
    await play(captain, first, 1, 0)
    expect(await proposed()).toEqual({ one: 3, two: 2, why: 'winner-stays' })
    const second = await next(captain, session)
    expect(second.teamOne.name).toBe(first.teamOne.name)
    await recordTestEvents(app, captain, second, createDevice(app)('full-time'))
    expect(await proposed()).toEqual({ one: 3, two: 2, why: 'winner-stays' })
  })

  test('goes by the shoot-out when the goals are level', async () => {
    const session = await createStartedSession(app, { setCount: 3, penaltyShootout: true })
    const first = await next(session.captain, session)
    const event = createDevice(app)
    const kick = event('shoot-out-kick', { side: 'T2', scored: true, period: 'shoot-out' })
    await recordTestEvents(
      app,
      session.captain,
      first,
      event('kick-off'),
      event('period-end'),
      kick,
      event('full-time'),
    )
    expect((await next(session.captain, session)).teamOne.name).toBe(first.teamTwo.name)
  })

  test('waits until the one before is finished, and so does the end of the session', async () => {
    const session = await createStartedSession(app)
    const match = await next(session.captain, session)
    const inTheWay = { ...apiError('match-unfinished'), body: { match: { _id: match._id, number: 1 } } }
    await expect(next(session.captain, session)).rejects.toMatchObject(inTheWay)
    const finish = () => app.as(session.captain.token)(finishSession, { params: { id: session.id } })
    await expect(finish()).rejects.toMatchObject(inTheWay)
    await play(session.captain, match, 0, 0)
    expect(await finish()).toMatchObject({
      state: 'finished',
      matches: [{ _id: match._id, state: 'finished' }],
    })
  })

  test('is made once by many who ask at the same moment, and once by one key', async () => {
    const session = await createStartedSession(app)
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => next(session.captain, session)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toMatchObject(apiError('match-unfinished'))
    const other = await createStartedSession(app)
    const [one, two] = await Promise.all([1, 2].map(() => next(other.captain, other, 'one-key')))
    expect(two).toEqual(one)
  })

  test('is the captain’s or staff’s, of a session that has started, is not over and has two sets', async () => {
    const session = await createStartedSession(app)
    const player = session.sets[1]?.[0] ?? stranger
    for (const person of [player, stranger])
      await expect(next(person, session)).rejects.toMatchObject(apiError('not-yours'))
    const hidden = await createStartedSession(app, { visibility: 'link' })
    await expect(next(stranger, hidden)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(next(stranger, { id: randomUUID() })).rejects.toMatchObject(apiError('not-found', 404))
    await expect(app.as()(createMatch, { params: { id: session.id } })).rejects.toMatchObject(
      apiError('not-signed-in', 401),
    )
    const waiting = await createStartedSession(app, { state: 'confirmed' })
    await expect(next(waiting.captain, waiting)).rejects.toMatchObject(apiError('session-not-started'))
    const over = await createStartedSession(app, { state: 'finished' })
    await expect(next(over.captain, over)).rejects.toMatchObject(apiError('session-ended'))
    const alone = await createStartedSession(app, { setCount: 1 })
    await expect(next(alone.captain, alone)).rejects.toMatchObject(apiError('opponent-wanted'))
    expect(await next(await createPerson(app, { isAdmin: true }), session)).toMatchObject({ number: 1 })
  })
})

describe('seeing a match', () => {
  const see = (person: Person | undefined, id: string) => app.as(person?.token)(getMatch, { params: { id } })

  test('is for everyone when its session is public', async () => {
    const { match } = await createTestMatch(app)
    expect((await see(undefined, match._id)).mine).toBeUndefined()
    expect((await see(stranger, match._id)).mine).toEqual({ mayScore: false })
    expect(await see(undefined, match._id.toUpperCase())).toMatchObject({ _id: match._id })
    await expect(see(stranger, randomUUID())).rejects.toMatchObject(apiError('not-found', 404))
    await expect(see(stranger, 'nothing')).rejects.toMatchObject(apiError('bad-input', 400))
  })

  test('is for those who have to do with a session of a link', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const admin = await createPerson(app, { isAdmin: true })
    const pitch = await createTestPitch(app, { owner })
    const { id, match, captain, two } = await createTestMatch(app, { visibility: 'link', pitch })
    for (const person of [captain, owner, admin, ...two])
      expect(await see(person, match._id)).toMatchObject({ _id: match._id })
    for (const person of [undefined, stranger])
      await expect(see(person, match._id)).rejects.toMatchObject(apiError('not-found', 404))
    await app.db.insertInto('scorers').values({ match_id: match._id, user_id: stranger.id }).execute()
    expect((await see(stranger, match._id)).mine).toEqual({ mayScore: true })
    await app.db.updateTable('places').set({ state: 'removed' }).where('session_id', '=', id).execute()
    await expect(see(two[0], match._id)).rejects.toMatchObject(apiError('not-found', 404))
  })

  test('tells nobody a phone number, an email address or a family name', async () => {
    const { match } = await createTestMatch(app)
    const text = await (await fetch(`${app.baseUrl}/i-one/matches/${match._id}`)).text()
    expect(text).not.toMatch(/2348012345678|example\.com|Ṣẹ́gun/)
  })
})

describe('the schedule', () => {
  const day = '2025-12-01T00:00:00.000Z'
  const hour = 60 * 60 * 1000
  const list = (
    person: Person,
    query: Omit<z.input<typeof listMatches.query>, 'filter'> & {
      filter?: 'all' | 'tournaments' | 'friendlies'
    },
  ) => app.as(person.token)(listMatches, { query: { filter: 'all', ...query } })
  const whole = { from: day, to: '2025-12-02T00:00:00.000Z' }
  const at = async (hours: number, traits = {}) => {
    app.clock.set(new Date(Date.parse(day) + hours * hour))
    return createTestMatch(app, traits)
  }

  test('has mine however many others there are, and those around page by page', async () => {
    const near = await createTestPitch(app)
    const far = await createTestPitch(app, { lng: 7.4951, lat: 9.0579 })
    const on = '2025-12-10T00:00:00.000Z'
    const whole = { from: on, to: '2025-12-11T00:00:00.000Z' }
    const mine = await at(9 * 24 + 23, { pitch: far })
    await app.db
      .insertInto('matches')
      .columns([
        ...([
          'pitch_id',
          'number',
          'match_type',
          'state',
          'starts_at',
          'team_one_name',
          'team_two_name',
        ] as const),
        ...(['periods', 'minutes_per_period', 'aet', 'penalty_shootout', 'clock_at', 'created_at'] as const),
      ])
      .expression(
        sql`select pitch, 1, 'Friendly Match', 'scheduled', ${on}::timestamptz + n * interval '1 second', 'One', 'Two',
          1, 8, false, false, ${on}::timestamptz, ${on}::timestamptz
          from generate_series(1, 1001) as n, unnest(${[near, far]}::uuid[]) as pitch`,
      )
      .execute()
    const rows = await list(mine.captain, whole)
    expect(rows.map(({ _id }) => _id)).toContain(mine.match._id)
    const here = { ...whole, lng: 3.35, lat: 6.5, limit: 400 }
    const first = await list(mine.captain, here)
    const others = first.filter(({ _id }) => _id !== mine.match._id)
    expect(first).toHaveLength(401)
    const second = await list(mine.captain, { ...here, after: others.at(-1)!._id })
    const third = await list(mine.captain, { ...here, after: second.at(-1)!._id })
    const seen = [...others, ...second, ...third]
    const around = seen.filter(({ pitch }) => pitch._id === near)
    expect(new Set(around.map(({ _id }) => _id)).size).toBe(1001)
    expect(around.map(({ start }) => start)).toEqual(around.map(({ start }) => start).toSorted())
    expect(seen.some(({ pitch }) => pitch._id === far)).toBe(false)
  })

  test('lists mine and public ones of its time, soonest first', async () => {
    const late = await at(20)
    const first = await at(0)
    const hidden = await at(21, { visibility: 'link' })
    await at(24)
    await at(-1)
    const rows = await list(stranger, whole)
    expect(z.parse(z.array(MatchRow), rows)).toEqual(rows)
    expect(rows.map(({ _id }) => _id)).toEqual([first.match._id, late.match._id])
    expect(rows[0]?.pitch).toMatchObject({ location: { coordinates: [3.3541, 6.4969] } })
    for (const person of [hidden.captain, ...hidden.two])
      expect((await list(person, whole)).map(({ _id }) => _id)).toContain(hidden.match._id)
    expect(await list(stranger, { ...whole, filter: 'tournaments' })).toEqual([])
    expect(await list(stranger, { ...whole, filter: 'friendlies' })).toEqual(rows)
  })

  test('says what the penalties came to', async () => {
    const { match, captain } = await at(12, { penaltyShootout: true })
    const event = createDevice(app)
    const kick = (side: 'T1' | 'T2', scored: boolean) => event('shoot-out-kick', { side, scored })
    const ends = [event('period-end', { period: 'first' }), event('period-end', { period: 'second' })]
    await recordTestEvents(
      app,
      captain,
      match,
      event('kick-off'),
      ...ends,
      kick('T1', false),
      kick('T2', true),
    )
    await recordTestEvents(app, captain, match, event('full-time'))
    const row = (await list(captain, whole)).find(({ _id }) => _id === match._id)
    expect(row).toMatchObject({
      state: 'finished',
      score: { T1: 0, T2: 0 },
      shootOut: { T1: 0, T2: 1 },
    })
  })

  test('is at most 31 days long, forwards, and for who is signed in', async () => {
    const wrong = (query: { from: string; to: string }, fields: object) =>
      expect(list(stranger, query)).rejects.toMatchObject({ ...apiError('bad-input', 400), fields })
    await wrong({ from: day, to: '2026-01-01T00:00:00.001Z' }, { to: 'At most 31 days' })
    expect(await list(stranger, { from: day, to: '2026-01-01T00:00:00.000Z' })).not.toEqual([])
    await wrong({ from: day, to: '2025-11-30T00:00:00.000Z' }, { to: 'Must not be before the start' })
    await wrong({ from: 'today', to: day }, { from: expect.any(String) })
    await expect(app.as()(listMatches, { query: { filter: 'all', ...whole } })).rejects.toMatchObject(
      apiError('not-signed-in', 401),
    )
  })
})

describe('the match to watch now', () => {
  const live = async (person: Person) => (await app.as(person.token)(findLiveMatch)).match
  const kickOff = async ({ captain, match }: Awaited<ReturnType<typeof createTestMatch>>) => {
    await recordTestEvents(app, captain, match, createDevice(app)('kick-off'))
    return match._id
  }

  test('is my own, else the nearest public one that is being played, else none', async () => {
    const watcher = await createPerson(app)
    expect(await live(watcher)).toBeNull()
    const far = await createTestPitch(app, { lng: 7.4951, lat: 9.0579 })
    const near = await createTestPitch(app, { lng: 3.36, lat: 6.5 })
    await kickOff(await createTestMatch(app, { pitch: far }))
    const nearest = await kickOff(await createTestMatch(app, { pitch: near }))
    await kickOff(await createTestMatch(app, { visibility: 'link' }))
    await createTestMatch(app)
    expect(await live(watcher)).toMatchObject({ _id: nearest, mine: { mayScore: false } })
    const own = await createTestMatch(app, {
      pitch: far,
      visibility: 'link',
      start: new Date('2026-03-01T10:00:00Z'),
    })
    for (const person of [own.captain, ...own.two])
      expect(await live(person)).toMatchObject({ _id: own.match._id })
    await play(own.captain, own.match, 1, 0)
    expect(await live(own.captain)).toMatchObject({ _id: nearest })
    await expect(app.as()(findLiveMatch)).rejects.toMatchObject(apiError('not-signed-in', 401))
  })
})
