import { deleteUser } from '@i-one/contract/leaving'
import { changePitch } from '@i-one/contract/pitches/registration'
import { Leaderboard, getLeaderboard } from '@i-one/contract/stats/leaderboard'
import { createSeededRandom } from '@i-one/game/random'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lockRow } from '../../../test/lock.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'
import { recomputeAll } from '../../matches/recompute/actions.ts'
import { toCell } from './rules.ts'

const app = await startTestApp()

type Query = NonNullable<Parameters<typeof asked>[1]>
const asked = (
  person: Person | undefined,
  query: {
    season?: string
    by?: 'goals' | 'assists' | 'played' | 'wins'
    lng?: number
    lat?: number
    radius?: number
    limit?: number
  } = {},
) => app.as(person?.token)(getLeaderboard, { query })

const people = (count: number, password?: string) =>
  Promise.all(Array.from({ length: count }, () => createPerson(app, password ? { password } : {})))

type Place = { lng: number; lat: number; owner?: Person; team?: string }

const play = async (four: readonly Person[], goals: readonly number[], place: Place) => {
  const [captain, ...others] = four as [Person, ...Person[]]
  const made = await createTestMatch(app, { captain, others, pitch: await createTestPitch(app, place) })
  if (place.team)
    await app.db
      .updateTable('sets')
      .set({ team_id: place.team })
      .where('session_id', '=', made.id)
      .where('number', '=', 1)
      .execute()
  const event = createDevice(app)
  const scored = goals.flatMap((count, n) =>
    Array.from({ length: count }, () => event('goal', { side: 'T1', player: made.one[n]?.id })),
  )
  const fullTime = event('full-time')
  await recordTestEvents(app, captain, made.match, event('kick-off'), ...scored, fullTime)
  return { ...made, event, scored, fullTime }
}

const rowsOf = async (table: string, order: string) => {
  const { rows } = await sql`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(app.db)
  return rows
}

const sums = async () => [
  ...(await rowsOf('season_sums', 'season, cell, player_id')),
  ...(await rowsOf('team_sums', 'season, cell, team_id')),
  ...(await rowsOf('team_results', 'team_id, season, match_id')),
]

describe('a leaderboard', () => {
  const benin = { lng: 5.6037, lat: 6.335 }

  test('has the most first, equal ones on one rank, and the own row however far down', async () => {
    const four = await people(4)
    const { one, two } = await play(four, [3, 1], benin)
    await play([one[1]!, one[0]!, ...two], [2, 0], benin)
    const board = await asked(two[0], { ...benin, limit: 1 })
    expect(z.parse(Leaderboard, board)).toEqual(board)
    expect(board).toMatchObject({
      season: '25/26',
      by: 'goals',
      players: [{ rank: 1, figure: 3, played: 2 }],
    })
    expect(board.seasons.at(-1)).toBe('20/21')
    expect(board.mine).toEqual({
      rank: 3,
      player: { _id: two[0]?.id, name: two[0]?.nickname },
      figure: 0,
      played: 2,
    })
    const whole = await asked(one[1], benin)
    expect(whole.players.map(({ rank, figure }) => [rank, figure])).toEqual([
      [1, 3],
      [1, 3],
    ])
    expect(whole.mine?.rank).toBe(1)
    expect((await asked(one[0], { ...benin, by: 'wins' })).players[0]).toMatchObject({ rank: 1, figure: 2 })
    expect((await asked(one[0], { ...benin, by: 'played' })).players.map(({ figure }) => figure)).toEqual([
      2, 2, 2, 2,
    ])
  })

  test('has no rank for a player with too many players ahead', async () => {
    const [person] = await people(1)
    const season = '20/21'
    const figures = { season, cell: 0, assists: 0, played: 1, won: 1 }
    await app.db
      .insertInto('season_sums')
      .values({ ...figures, player_id: person!.id, goals: 1 })
      .execute()
    const mine = async () => (await asked(person, { season, limit: 1 })).mine
    const addScorers = (count: number) =>
      sql`with made as (
          insert into players (name, created_at) select 'Player ' || n, now() from generate_series(1, ${count}::int) n
          returning id
        )
        insert into season_sums (season, cell, player_id, goals, assists, played, won)
        select ${season}, 0, id, 2, 0, 1, 1 from made`.execute(app.db)
    await addScorers(10_000)
    expect(await mine()).toMatchObject({ rank: 10_001, figure: 1 })
    await addScorers(1)
    expect(await mine()).toMatchObject({ figure: 1 })
    expect(await mine()).not.toHaveProperty('rank')
    await app.db.deleteFrom('season_sums').where('season', '=', season).execute()
  })

  test('near a place has whoever played there, by their whole season', async () => {
    const [jos, kano] = [
      { lng: 8.8583, lat: 9.8965 },
      { lng: 8.592, lat: 12.0022 },
    ]
    const four = await people(4)
    const { one } = await play(four, [1, 0], jos)
    await play(four, [4, 0], kano)
    const [scorer] = one
    for (const place of [jos, kano])
      expect((await asked(scorer, place)).players).toMatchObject([{ player: { _id: scorer?.id }, figure: 5 }])
    expect(await asked(scorer, { lng: 8.86, lat: 10.6 })).toMatchObject({ players: [] })
    expect(await asked(await createPerson(app), jos)).not.toHaveProperty('mine')
    const all = await asked(scorer, { limit: 100 })
    expect(all.players).toContainEqual(
      expect.objectContaining({ player: { _id: scorer?.id, name: scorer?.nickname } }),
    )
  })

  test('[STAT-3] follows a correction, and a full time that is taken back and given again', async () => {
    const ilorin = { lng: 4.5421, lat: 8.4966 }
    const { captain, match, event, scored, fullTime } = await play(await people(4), [2, 0], ilorin)
    const figure = async () => (await asked(captain, ilorin)).players[0]?.figure
    expect(await figure()).toBe(2)
    await recordTestEvents(app, captain, match, event('void', { voids: scored[0]?.id }))
    expect(await figure()).toBe(1)
    const open = event('void', { voids: fullTime.id })
    await recordTestEvents(app, captain, match, open)
    expect(await asked(captain, ilorin)).toMatchObject({ players: [] })
    await recordTestEvents(app, captain, match, event('void', { voids: open.id }))
    expect(await figure()).toBe(1)
  })

  test('excludes deleted accounts', async () => {
    const calabar = { lng: 8.3417, lat: 4.9757 }
    const four = await people(4, 'kickoff-at-seven')
    const { id, one, two } = await play(four, [2, 1], calabar)
    await app.db.updateTable('sessions').set({ state: 'finished' }).where('id', '=', id).execute()
    await app.as(one[0]?.token)(deleteUser, { body: { password: 'kickoff-at-seven' } })
    const board = await asked(two[0], calabar)
    expect(board.players).toMatchObject([{ rank: 1, player: { _id: one[1]?.id } }])
  })

  test('follows a pitch that was moved', async () => {
    const [wrong, right] = [
      { lng: 7.0498, lat: 4.8156 },
      { lng: 7.4951, lat: 9.0579 },
    ]
    const owner = await createPerson(app, { isOwner: true })
    const { captain, pitch } = await play(await people(4), [1, 0], { ...wrong, owner })
    const location = { type: 'Point' as const, coordinates: [right.lng, right.lat] as [number, number] }
    await app.as(owner.token)(changePitch, { params: { id: pitch }, body: { revision: 1, location } })
    expect((await asked(captain, wrong)).players).toEqual([])
    expect((await asked(captain, right)).players).toHaveLength(1)
    const written = sql<{ by: string }>`select xmin::text as by from season_sums`
    const { rows } = await written.execute(app.db)
    const body = { revision: 2, name: 'Another name', location }
    await app.as(owner.token)(changePitch, { params: { id: pitch }, body })
    expect((await written.execute(app.db)).rows).toEqual(rows)
  })

  test('has a match where its pitch is, also one that ends while the pitch moves', async () => {
    const [from, to] = [
      { lng: 5.2476, lat: 13.0059 },
      { lng: 13.1571, lat: 11.8333 },
    ]
    const [captain, ...others] = (await people(4)) as [Person, ...Person[]]
    const pitch = await createTestPitch(app, from)
    const { match, one } = await createTestMatch(app, { captain, others, pitch })
    const event = createDevice(app)
    const goal = event('goal', { side: 'T1', player: one[0]?.id })
    await recordTestEvents(app, captain, match, event('kick-off'), goal)
    const moving = await lockRow(app, 'pitches', pitch)
    await moving.set(`lng = ${to.lng}, lat = ${to.lat}`)
    await moving.queue(() => recordTestEvents(app, captain, match, event('full-time')))
    expect(await moving.release()).toMatchObject([{ status: 'fulfilled' }])
    expect((await asked(captain, from)).players).toEqual([])
    expect((await asked(captain, to)).players).toHaveLength(1)
  })

  test('is for everyone signed in, and refuses what it cannot answer', async () => {
    const person = await createPerson(app)
    await expect(asked(undefined)).rejects.toMatchObject({ code: 'not-signed-in', status: 401 })
    for (const [query, field] of [
      [{ season: '25/27' }, 'season'],
      [{ lng: 3 }, 'lat'],
      [{ lng: 3, lat: 6, radius: 51 }, 'radius'],
      [{ by: 'cards' }, 'by'],
    ] as [Query, string][])
      await expect(asked(person, query)).rejects.toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) as string },
      })
  })
})

test('a cell is the same in the database', async () => {
  const random = createSeededRandom('cells')
  const points = Array.from({ length: 2000 }, () => ({ lng: random() * 360 - 180, lat: random() * 180 - 90 }))
  points.push({ lng: 180, lat: 90 }, { lng: -180, lat: -90 }, { lng: 0, lat: 0 })
  const { rows } = await sql<{ cell: number }>`
    select cell_of(lng, lat) as cell
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p(lng float8, lat float8)`.execute(app.db)
  expect(rows.map(({ cell }) => cell)).toEqual(points.map(toCell))
})

test('after any history the sums are those computed from zero', { timeout: 60_000 }, async () => {
  const seed = String(Date.now())
  const random = createSeededRandom(seed)
  const any = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
  // late June, so that a new season begins during the test, before the logins expire
  app.clock.set('2026-06-20T17:00:00.000Z')
  const crowd = await people(8)
  const teams = [await createTestTeam(app), await createTestTeam(app)].map(({ team }) => team._id)
  const played: Awaited<ReturnType<typeof play>>[] = []
  const newMatch = async () => {
    const from = Math.floor(random() * 5)
    const place = { lng: 3.3 + random() / 5, lat: 6.4 + random() / 5, team: any([...teams, undefined]) }
    played.push(await play(crowd.slice(from, from + 4), [Math.floor(random() * 3), 1], place))
  }
  const correct = async () => {
    const { captain, match, event, scored, fullTime, two } = any(played)
    const change = any([
      event('void', { voids: any(scored)?.id }),
      event('void', { voids: fullTime.id }),
      event('goal', { side: 'T2', player: two[0]?.id }),
      event('full-time'),
    ])
    await recordTestEvents(app, captain, match, change)
  }
  await newMatch()
  for (let n = 0; n < 30; n++) {
    app.clock.advance(random() * 36 * 60 * 60_000)
    await (random() < 0.4 ? newMatch() : Promise.all([correct(), correct()]))
  }
  const saved = await sums()
  expect(saved.length, seed).toBeGreaterThan(20)
  expect(await rowsOf('team_sums', 'cell'), seed).not.toEqual([])
  await recomputeAll(app.db)
  expect(await sums(), seed).toEqual(saved)
  for (const table of ['season_sums', 'team_sums', 'team_results'])
    await sql`delete from ${sql.table(table)}`.execute(app.db)
  await recomputeAll(app.db)
  expect(await sums(), seed).toEqual(saved)
})
