import { randomUUID } from 'node:crypto'
import { type Match, createMatch, voteForPlayer } from '@i-one/contract/matches'
import { Stats, getPlayerStats } from '@i-one/contract/stats'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice, createTestMatch, recordTestEvents } from '../../test/make-match.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'
import { recomputeAll } from '../matches/recompute/actions.ts'

const app = await startTestApp()

const statsOf = (person: Person | undefined, season?: string) =>
  app.as(person?.token)(getPlayerStats, { params: { id: person?.id ?? randomUUID() }, query: { season } })

const appearances = () =>
  app.db.selectFrom('appearances').selectAll().orderBy('match_id').orderBy('player_id').execute()

type Made = Awaited<ReturnType<typeof createTestMatch>>

const play = async ({ captain, match, one }: Pick<Made, 'captain' | 'match' | 'one'>) => {
  const event = createDevice(app)
  const goal = event('goal', { side: 'T1', player: captain.id })
  const assist = event('assist', { side: 'T1', player: one[1]?.id, goal: goal.id })
  const fullTime = event('full-time')
  await recordTestEvents(app, captain, match, event('kick-off'), goal, assist, fullTime)
  return { event, goal, assist, fullTime }
}

test('results of a link-only session are shown to participants, the sums to everyone', async () => {
  const owner = await createPerson(app, { isOwner: true })
  const made = await createTestMatch(app, {
    visibility: 'link',
    pitch: await createTestPitch(app, { owner }),
  })
  const [player, mate] = made.one as [Person, Person]
  await play(made)
  const look = (reader: Person) =>
    app.as(reader.token)(getPlayerStats, { params: { id: player.id }, query: {} })
  for (const reader of [player, mate, owner, await createPerson(app, { isAdmin: true })])
    expect(await look(reader)).toMatchObject({ played: 1, results: [{ match: made.match._id }] })
  expect(await look(await createPerson(app))).toMatchObject({ played: 1, goals: 1, results: [] })
  await app.db
    .updateTable('places')
    .set({ state: 'removed' })
    .where('session_id', '=', made.id)
    .where('player_id', '=', mate.id)
    .execute()
  expect((await look(mate)).results).toEqual([])
})

describe("a player's season", () => {
  test('adds up finished matches, by month and with the latest first', async () => {
    const made = await createTestMatch(app)
    const [captain, passer] = made.one as [Person, Person]
    expect(await statsOf(captain)).toMatchObject({ season: '25/26', played: 0, results: [] })
    await play(made)
    const stats = await statsOf(captain)
    expect(z.parse(Stats, stats)).toEqual(stats)
    expect(stats).toMatchObject({
      player: { _id: captain.id, name: captain.nickname, hasAccount: true },
      season: '25/26',
      seasons: ['25/26', '24/25', '23/24', '22/23', '21/22', '20/21'],
      goals: 1,
      assists: 0,
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      cleanSheets: 1,
      sets: { played: 1, won: 1 },
    })
    expect(stats.months[4]).toMatchObject({ month: '2025-11', goals: 1, assists: 0, played: 1 })
    expect(stats.results).toEqual([
      {
        match: made.match._id,
        matchType: 'Friendly Match',
        day: '2025-11-20',
        outcome: 'won',
        goals: 1,
        assists: 0,
        teamOne: made.match.teamOne.name,
        teamTwo: made.match.teamTwo.name,
        score: { T1: 1, T2: 0 },
        side: 'T1',
      },
    ])
    expect(await statsOf(passer)).toMatchObject({ goals: 0, assists: 1, won: 1 })
    expect(await statsOf(made.two[0])).toMatchObject({ goals: 0, lost: 1, cleanSheets: 0 })
    expect(await statsOf(captain, '24/25')).toMatchObject({ season: '24/25', played: 0, results: [] })
  })

  test('shows the ten latest results of many', async () => {
    const { id, captain, match, one } = await createTestMatch(app)
    const matches: Match[] = [match]
    for (let n = 1; n < 12; n++) {
      await play({ captain, match: matches[0] ?? match, one })
      app.clock.advance(10 * 60_000)
      matches.unshift(await app.as(captain.token)(createMatch, { params: { id } }))
    }
    const stats = await statsOf(captain)
    expect(stats).toMatchObject({ played: 11, goals: 11 })
    expect(stats.results.map((result) => result.match)).toEqual(matches.slice(1, 11).map(({ _id }) => _id))
  })

  test('counts goals for each ten minutes where a clock ran alone', async () => {
    const { id, captain, match, two } = await createTestMatch(app)
    const event = createDevice(app)
    const goal = () => event('goal', { side: 'T1', player: captain.id })
    await recordTestEvents(app, captain, match, goal(), event('full-time'))
    expect(await statsOf(captain)).toMatchObject({ goals: 1, clocked: { goals: 0, seconds: 0 } })
    const next = await app.as(captain.token)(createMatch, { params: { id } })
    const fullTime = event('full-time', { clockMs: 480_000 })
    await recordTestEvents(app, captain, next, event('kick-off', { clockMs: 0 }), goal(), goal(), fullTime)
    const rates = { clocked: { goals: 2, seconds: 480 }, sets: { played: 2, won: 2 } }
    const stats = await statsOf(captain)
    expect(stats).toMatchObject({ goals: 3, ...rates })
    expect(stats.months[4]).toMatchObject(rates)
    expect(await statsOf(two[0])).toMatchObject({
      clocked: { goals: 0, seconds: 480 },
      sets: { played: 2, won: 0 },
    })
  })

  test('follows a correction after full time', async () => {
    const made = await createTestMatch(app)
    const { event, goal } = await play(made)
    const { captain, match, two } = made
    await recordTestEvents(app, captain, match, event('void', { voids: goal.id }))
    expect(await statsOf(captain)).toMatchObject({ goals: 0, drawn: 1, won: 0, cleanSheets: 1 })
    expect(await statsOf(made.one[1])).toMatchObject({ assists: 0 })
    await recordTestEvents(app, captain, match, event('goal', { side: 'T2', player: two[0]?.id }))
    expect(await statsOf(captain)).toMatchObject({ lost: 1, cleanSheets: 0 })
    expect(await statsOf(two[0])).toMatchObject({ goals: 1, won: 1, played: 1 })
  })

  test('loses a match whose full time is taken back, and has it again with the void voided', async () => {
    const made = await createTestMatch(app)
    const { event, fullTime } = await play(made)
    const taken = event('void', { voids: fullTime.id })
    await recordTestEvents(app, made.captain, made.match, taken)
    expect(await statsOf(made.captain)).toMatchObject({ played: 0, goals: 0, results: [] })
    await recordTestEvents(app, made.captain, made.match, event('void', { voids: taken.id }))
    expect(await statsOf(made.captain)).toMatchObject({ played: 1, goals: 1 })
  })

  test('counts a match repeated by two scorers at once as one', async () => {
    const { match, captain } = await createTestMatch(app)
    const event = createDevice(app)
    const events = [event('kick-off'), event('goal', { side: 'T1', player: captain.id }), event('full-time')]
    await Promise.all([1, 2, 3].map(() => recordTestEvents(app, captain, match, ...events)))
    expect(await statsOf(captain)).toMatchObject({ played: 1, goals: 1 })
  })

  test('is for everyone signed in, of a player there is, in a season that is one', async () => {
    const person = await createPerson(app)
    const stranger = await createPerson(app)
    const call = { params: { id: person.id } }
    expect(await app.as(stranger.token)(getPlayerStats, call)).toMatchObject({ player: { _id: person.id } })
    await expect(app.as()(getPlayerStats, call)).rejects.toMatchObject({ code: 'not-signed-in', status: 401 })
    await expect(
      app.as(person.token)(getPlayerStats, { params: { id: randomUUID() } }),
    ).rejects.toMatchObject({ code: 'not-found', status: 404 })
    for (const season of ['25/27', '2025', ''])
      await expect(statsOf(person, season)).rejects.toMatchObject({
        status: 400,
        fields: { season: 'Must be a season, such as 25/26' },
      })
  })
})

const awards = () =>
  app.db.selectFrom('awards').selectAll().orderBy('match_id').orderBy('player_id').execute()

const voteOn = async ({ match, one, two }: Made) => {
  const chosen = [one[0], two[0], one[0]]
  for (const [n, voter] of [one[1], two[1], two[0]].entries()) {
    const call = { params: { id: match._id }, body: { player: chosen[n]?.id ?? '' } }
    await app.as(voter?.token)(voteForPlayer, call)
  }
}

test('all statistics and awards computed again from zero are the same', async () => {
  for (let n = 0; n < 5; n++) {
    const made = await createTestMatch(app, { setCount: 2 })
    const { event, goal, fullTime } = await play(made)
    if (n > 0) await voteOn(made)
    if (n < 4) {
      app.clock.advance(24 * 60 * 60_000)
      await app.sweep()
    }
    if (n === 1) await recordTestEvents(app, made.captain, made.match, event('void', { voids: goal.id }))
    if (n === 2) await recordTestEvents(app, made.captain, made.match, event('void', { voids: fullTime.id }))
  }
  const saved = { appearances: await appearances(), awards: await awards() }
  expect(saved.appearances.length).toBeGreaterThan(12)
  expect(saved.awards.length).toBeGreaterThan(1)
  await recomputeAll(app.db)
  expect({ appearances: await appearances(), awards: await awards() }).toEqual(saved)
  await app.db.deleteFrom('appearances').execute()
  await app.db.updateTable('awards').set({ votes: 9 }).execute()
  const [any] = saved.awards
  await app.db
    .deleteFrom('awards')
    .where('match_id', '=', any?.match_id ?? '')
    .execute()
  await recomputeAll(app.db)
  expect({ appearances: await appearances(), awards: await awards() }).toEqual(saved)
})
