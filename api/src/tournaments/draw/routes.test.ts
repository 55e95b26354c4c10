import type { Tournament } from '@i-one/contract/tournaments'
import { drawLot, drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { describe, expect, test } from 'vitest'
import { createTestTeam } from '../../../test/make-team.ts'
import { createDrawnTournament, createTestTournament } from '../../../test/make-tournament.ts'
import { createTestPitch } from '../../../test/make.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

type Stage = Tournament['stages'][number]

describe('the draw', () => {
  test('of a league makes every match of it by rounds, and closes the entries', async () => {
    const { params, organizer, show, teams } = await createTestTournament(app, { teams: 5, rounds: 2 })
    await app.as(organizer.token)(drawTournament, { params })
    const { state, stages, draw, entries } = await show(organizer)
    expect(state).toBe('drawn')
    expect(draw).toMatchObject({ seeding: 'lot', at: app.clock.now().toISOString() })
    expect(entries.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5])
    expect(stages).toMatchObject([{ kind: 'league', tables: [{ name: '', complete: false }] }])
    const [{ ties, tables } = { ties: [], tables: [] }] = stages
    expect(ties).toHaveLength(20)
    expect(Math.max(...ties.map(({ round }) => round))).toBe(10)
    expect(ties[0]).toMatchObject({
      number: 1,
      matchType: 'League Match',
      state: 'scheduled',
      isMatch: false,
    })
    expect(tables[0]?.rows.map(({ place, played }) => [place, played])).toEqual(teams.map(() => [1, 0]))
    const { team, captain } = await createTestTeam(app)
    const late = app.as(captain.token)(registerTeam, { params, body: { team: team._id } })
    await expect(late).rejects.toMatchObject(apiError('entries-closed'))
    await expect(app.as(organizer.token)(drawTournament, { params })).rejects.toMatchObject(
      apiError('already-drawn'),
    )
  })

  test('stores opponents that are not known yet also as texts, which processes of 0.2.0 read', async () => {
    const { teams } = await createDrawnTournament(app, { form: 'knock-out', teams: 3 })
    const notifications = await app.db
      .selectFrom('notifications')
      .select('facts')
      .where('kind', '=', 'drawn')
      .where(
        'team_id',
        'in',
        teams.map(({ id }) => id),
      )
      .execute()
    expect(notifications.map(({ facts }) => facts)).toContainEqual(
      expect.objectContaining({
        source: { outcome: 'winner', round: 2 },
        other: 'winner of semi-final',
      }),
    )
  })

  test('by hand gives byes to the first seeds', async () => {
    const { names, show } = await createDrawnTournament(app, {
      form: 'knock-out',
      teams: 6,
      thirdPlace: true,
    })
    const [cup] = (await show()).stages
    const sides = cup?.ties.map(({ teamOne, teamTwo }) =>
      [teamOne, teamTwo].map((side) => names.get(side.team ?? '') ?? side.name),
    )
    expect(sides).toEqual([
      [5, 4],
      [3, 6],
      [1, 'Winner of quarter-final 1'],
      ['Winner of quarter-final 2', 2],
      ['Loser of semi-final 1', 'Loser of semi-final 2'],
      ['Winner of semi-final 1', 'Winner of semi-final 2'],
    ])
    expect(cup?.ties.map(({ matchType }) => matchType).at(-1)).toBe('Cup Finals')
    expect(cup?.ties.map(({ state }) => state).slice(0, 3)).toEqual(['scheduled', 'scheduled', 'waiting'])
  })

  test('of groups names where the others come from', async () => {
    const { show } = await createDrawnTournament(app, { form: 'groups', groups: 2, qualify: 2, teams: 8 })
    const [groups, cup] = (await show()).stages
    expect(groups?.tables.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['A', 4],
      ['B', 4],
    ])
    expect(cup?.ties.map(({ teamOne, teamTwo }) => [teamOne.name, teamTwo.name])).toEqual([
      ['Group A winner', 'Group B second'],
      ['Group A second', 'Group B winner'],
      ['Winner of semi-final 1', 'Winner of semi-final 2'],
    ])
  })

  test('says how many teams are missing', async () => {
    const { params, organizer } = await createTestTournament(app, { teams: 2 })
    const drawing = app.as(organizer.token)(drawTournament, { params })
    await expect(drawing).rejects.toMatchObject({
      ...apiError('too-few-entries'),
      body: { entered: 2, needed: 3 },
    })
    const cup = await createTestTournament(app, { teams: 3, form: 'groups', groups: 2, qualify: 2 })
    const second = app.as(cup.organizer.token)(drawTournament, { params: cup.params })
    await expect(second).rejects.toMatchObject({ body: { entered: 3, needed: 4 } })
  })

  test('by hand knows the teams that have entered alone', async () => {
    const { params, organizer } = await createTestTournament(app, { teams: 3 })
    const { team } = await createTestTeam(app)
    const drawing = app.as(organizer.token)(drawTournament, { params, body: { seeding: [team._id] } })
    await expect(drawing).rejects.toMatchObject(apiError('not-entered'))
  })

  test('by strength puts who has won most first', async () => {
    const { params, organizer, teams, show } = await createTestTournament(app, { teams: 3 })
    const id = await createTestPitch(app)
    const match = await app.db
      .insertInto('matches')
      .values({
        pitch_id: id,
        match_type: 'Friendly Match',
        team_one_name: 'A',
        team_two_name: 'B',
        periods: 1,
        minutes_per_period: 8,
        aet: false,
        penalty_shootout: false,
        starts_at: app.clock.now(),
        created_at: app.clock.now(),
        clock_at: app.clock.now(),
        state: 'finished',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const played = {
      season: '25/26',
      match_id: match.id,
      day: '2025-11-01',
      side: 'T1',
      goals: 1,
      against: 0,
    }
    await app.db
      .insertInto('team_results')
      .values([
        { ...played, team_id: teams[2]!.id, outcome: 'won' },
        { ...played, team_id: teams[1]!.id, outcome: 'drawn' },
      ])
      .execute()
    await app.as(organizer.token)(drawTournament, { params, body: { seeding: 'strength' } })
    const { entries } = await show()
    expect(entries.map(({ team }) => team._id)).toEqual([teams[2]!.id, teams[1]!.id, teams[0]!.id])
  })
})

describe('a lot', () => {
  test('sets apart who shares a place when all is played, and is kept', async () => {
    const { enter, params, call, show, teams } = await createDrawnTournament(app, { teams: 3 })
    for (const number of [1, 2]) await enter(number, { T1: 0, T2: 0 })
    const all = teams.map(({ id }) => id)
    const draw = (ids: string[]) => call(drawLot, { params, body: { teams: ids } })
    await expect(draw(all)).rejects.toMatchObject(apiError('not-level'))
    await enter(3, { T1: 0, T2: 0 })
    const level = (await show()).stages[0]?.tables[0]?.rows.map(({ place }) => place)
    expect(level).toEqual([1, 1, 1])
    await expect(draw(all.slice(1))).rejects.toMatchObject(apiError('not-level'))
    const { stages, state, champion } = await draw(all)
    const rows = stages[0]?.tables[0]?.rows
    expect(rows?.map(({ place }) => place)).toEqual([1, 2, 3])
    expect(rows?.[1]).toMatchObject({
      decidedBy: { criterion: 'lot' },
      reason: expect.stringContaining('2nd by drawing lots'),
    })
    expect(state).toBe('finished')
    expect(champion).toBe(rows?.[0]?.team)
  })

  test('lets nobody who shares the last place be shown as going on, of a group or the best others', async () => {
    const form = { form: 'groups', groups: 2, qualify: 1, bestOthers: 1 } as const
    const { enter, params, call, show } = await createDrawnTournament(app, { teams: 6, ...form })
    const tablesNow = async () => (await show()).stages[0]?.tables ?? []
    const marked = async () =>
      (await tablesNow()).flatMap(({ rows }) => rows.filter(({ goesOn }) => goesOn).map(({ team }) => team))
    const draw = (teams: string[]) => call(drawLot, { params, body: { teams } })
    expect(await marked()).toEqual([])
    const ties = (await show()).stages[0]?.ties ?? []
    for (const { number } of ties) await enter(number, { T1: 0, T2: 0 })
    expect(await marked()).toEqual([])
    for (const { rows } of await tablesNow()) await draw(rows.map(({ team }) => team))
    const [a, b] = (await tablesNow()).map(({ rows }) => rows.map(({ team }) => team)) as [string[], string[]]
    expect(await marked()).toEqual([a[0], b[0]])
    await draw([a[1]!, b[1]!])
    const after = await marked()
    const inCup = (await show()).stages[1]?.ties.flatMap(({ teamOne, teamTwo }) => [
      teamOne.team,
      teamTwo.team,
    ])
    expect(after).toHaveLength(3)
    expect(after.toSorted()).toEqual(inCup?.flatMap((team) => team ?? []).toSorted())
  })

  test('among level best others, whose table is shown once all groups are over, fills the knock-out', async () => {
    const form = { form: 'groups', groups: 2, qualify: 1, bestOthers: 1 } as const
    const cup = await createDrawnTournament(app, { teams: 6, ...form })
    const { params, call, show, names } = cup
    const stages = async () => (await show()).stages
    const { ties } = (await stages())[0]!
    for (const { number, teamOne, teamTwo } of ties) {
      expect((await stages())[0]!.others).toBeUndefined()
      const isFirst = names.get(teamOne.team!)! < names.get(teamTwo.team!)!
      await cup.enter(number, isFirst ? { T1: 1 } : { T2: 1 })
    }
    const [{ tables, others }, open] = (await stages()) as [Stage, Stage]
    const seconds = tables.map(({ rows }) => rows[1]!.team).toSorted()
    expect(others).toMatchObject(seconds.map((team) => ({ team, place: 1, played: 2, points: 3 })))
    expect(others?.flatMap(({ goesOn }) => goesOn ?? [])).toEqual([])
    const sides = (cupTies: Stage) => cupTies.ties.flatMap(({ teamOne, teamTwo }) => [teamOne, teamTwo])
    const isIn = (cupTies: Stage, team: string) => sides(cupTies).some((side) => side.team === team)
    expect(seconds.filter((team) => isIn(open, team))).toEqual([])

    const drawn = await call(drawLot, { params, body: { teams: seconds } })
    const [after, filled] = drawn.stages as [Stage, Stage]
    expect(after.others).toMatchObject([
      { place: 1, goesOn: true },
      { place: 2, decidedBy: { criterion: 'lot', among: expect.arrayContaining(seconds) as string[] } },
    ])
    const [first, second] = after.others!.map(({ team }) => team) as [string, string]
    expect(after.others![1]!.goesOn).toBeUndefined()
    expect([isIn(filled, first), isIn(filled, second)]).toEqual([true, false])
  })

  test('is not drawn where the order of the table knows none', async () => {
    const { enter, params, call, teams } = await createDrawnTournament(app, {
      teams: 3,
      rules: { minutes: 8, order: ['points', 'difference'] },
    })
    for (const number of [1, 2, 3]) await enter(number, { T1: 0, T2: 0 })
    const drawing = call(drawLot, { params, body: { teams: teams.map(({ id }) => id) } })
    await expect(drawing).rejects.toMatchObject(apiError('not-level'))
  })
})
