import { getMatch, recordEvents } from '@i-one/contract/matches'
import { listNotifications } from '@i-one/contract/notifications'
import { getTeamStats } from '@i-one/contract/stats/teams'
import { drawLot } from '@i-one/contract/tournaments/draw'
import { replaceTeam, withdrawTeam } from '@i-one/contract/tournaments/entries'
import { moveTie, postponeTie } from '@i-one/contract/tournaments/moving'
import { removeResult } from '@i-one/contract/tournaments/results'
import { getTournamentCalendar, exportTournament } from '@i-one/contract/tournaments/sharing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestTeam } from '../../../test/make-team.ts'
import { createDrawnTournament, createScheduledTournament } from '../../../test/make-tournament.ts'
import { createPreviewRenderer } from '../../../test/preview-of.ts'
import { parseCalendar } from '../../../test/read-calendar.ts'
import { runRepair } from '../../../test/run-repair.ts'
import { day, hour, apiError, startTestApp } from '../../../test/suite.ts'
import { openMatchStream } from '../../../test/watch.ts'

const app = await startTestApp()
const previewOf = createPreviewRenderer(app)

const rules = { minutes: 8, aet: false, penaltyShootout: false }

const createLevelCup = async () => {
  const cup = await createScheduledTournament(app, { form: 'knock-out', members: 1, rules })
  await cup.play(1, 1, 1)
  const level = await cup.tie(1)
  const page = () => app.as()(getMatch, { params: { id: level._id } })
  const back = (body = {}) => cup.call(removeResult, { params: { ...cup.params, match: level._id }, body })
  return { ...cup, level, page, back }
}

describe('a cup match that was scored and ended level', () => {
  test('waits for a decision', async () => {
    const { level, sides, enter, page } = await createLevelCup()
    expect(level).toMatchObject({ state: 'finished', undecided: true, recorded: true })
    expect(await sides(3)).toEqual([undefined, undefined])
    expect((await page()).decision).toEqual({ by: 'open', text: 'Level, to be decided' })
    await expect(enter(1, { T1: 1, T2: 1 })).rejects.toMatchObject(apiError('match-recorded'))
  })

  test('is decided by extra time, in which goals are only added', async () => {
    const { enter, tie, sides, page, back } = await createLevelCup()
    await expect(enter(1, { T1: 1, T2: 0 })).rejects.toMatchObject(apiError('match-recorded'))
    await expect(enter(1, { T1: 0, T2: 2 })).rejects.toMatchObject(apiError('match-recorded'))
    await enter(1, { T1: 1, T2: 2 })
    expect(await tie(1)).toMatchObject({
      state: 'finished',
      score: { T1: 1, T2: 2 },
      winner: 'T2',
      decidedBy: 'extra-time',
      entered: true,
    })
    expect(await sides(3)).toEqual([4, undefined])
    const { score, decision } = await page()
    expect(score).toEqual({ T1: 1, T2: 1 })
    expect(decision).toMatchObject({ by: 'extra-time', winner: 'T2', score: { T1: 1, T2: 2 } })
    await back({ confirmed: true })
    expect(await tie(1)).toMatchObject({ score: { T1: 1, T2: 1 }, undecided: true })
  })

  test('is decided by a shoot-out, after extra time or without it', async () => {
    const { enter, tie, sides, page } = await createLevelCup()
    await enter(1, { T1: 2, T2: 2, shootOut: { T1: 4, T2: 3 } })
    expect(await tie(1)).toMatchObject({
      score: { T1: 2, T2: 2 },
      shootOut: { T1: 4, T2: 3 },
      winner: 'T1',
      decidedBy: 'shoot-out',
    })
    expect(await sides(3)).toEqual([1, undefined])
    expect((await page()).decision).toMatchObject({
      by: 'shoot-out',
      winner: 'T1',
      score: { T1: 2, T2: 2 },
      shootOut: { T1: 4, T2: 3 },
    })
  })

  test('is decided by a lot that the server draws once, and the winner goes on', async () => {
    const { enter, tie, sides, page, back, params, teams } = await createLevelCup()
    await enter(1, { kind: 'lot' })
    const { winner, ...drawn } = await tie(1)
    expect(drawn).toMatchObject({
      state: 'finished',
      score: { T1: 1, T2: 1 },
      decidedBy: 'lot',
      entered: true,
    })
    expect(drawn).not.toHaveProperty('undecided')
    const number = winner === 'T1' ? 1 : 4
    expect(await sides(3)).toEqual([number, undefined])
    expect((await page()).decision).toMatchObject({ by: 'lot', winner })
    expect(await app.as()(exportTournament, { params })).toContain(',1,1,,finished,by drawing lots')
    const saved = await app.db
      .selectFrom('tournament_lots')
      .select(['team_ids', 'seed'])
      .where('match_id', '=', drawn._id)
      .execute()
    expect(saved).toEqual([
      {
        team_ids: [teams[number - 1]!.id, teams[4 - number]!.id],
        seed: expect.stringMatching(/\S{16}/) as string,
      },
    ])
    const { notifications } = await app.as(teams[4 - number]!.captain.token)(listNotifications)
    expect(notifications.map(({ kind }) => kind)).toContain('out')
    for (let again = 0; again < 8; again++) {
      await back({ confirmed: true })
      await enter(1, { kind: 'lot' })
      expect((await tie(1)).winner).toBe(winner)
    }
  })

  test('shows its decision to those who look at it, and with its link', async () => {
    const { enter, level, page } = await createLevelCup()
    const watcher = openMatchStream(app.connection(), level)
    await watcher.untilNamed('heartbeat')
    await enter(1, { kind: 'lot' })
    await watcher.untilNamed('reset')
    await watcher.ended
    const { decision, teamOne, teamTwo } = await page()
    const winner = decision?.winner === 'T1' ? teamOne : teamTwo
    expect(decision?.text).toBe(`${winner.name} won by drawing lots`)
    expect(await previewOf(`/m/${level._id}`)).toContain(`${winner.name} won by drawing lots`)
  })

  test('is decided by a walkover', async () => {
    const { enter, tie, page } = await createLevelCup()
    await enter(1, { kind: 'walkover', T1: 0, T2: 1 })
    expect(await tie(1)).toMatchObject({ state: 'walkover', winner: 'T2', score: { T1: 0, T2: 3 } })
    expect((await page()).decision).toMatchObject({
      by: 'walkover',
      winner: 'T2',
      score: { T1: 0, T2: 3 },
    })
  })

  test('says in the feed of results who has won it by lot', async () => {
    const { enter, play, tie, teams } = await createLevelCup()
    await enter(1, { kind: 'lot' })
    await play(2, 1, 0)
    await play(3, 2, 2)
    app.clock.advance(day)
    const { champion, state } = await enter(3, { kind: 'lot' })
    const { winner, teamOne, teamTwo } = await tie(3)
    expect([state, champion]).toEqual(['finished', (winner === 'T1' ? teamOne : teamTwo).team])
    const { captain } = teams.find(({ id }) => id === champion)!
    const { notifications } = await app.as(captain.token)(listNotifications)
    expect(notifications[0]).toMatchObject({
      kind: 'result',
      text: expect.stringContaining('by drawing lots') as string,
    })
  })
})

describe('a lot', () => {
  test('decides no match that ended otherwise, and none of a table', async () => {
    const { play, enter } = await createScheduledTournament(app, { form: 'knock-out', rules })
    await play(1, 2, 1)
    await expect(enter(1, { kind: 'lot' })).rejects.toMatchObject(apiError('not-a-draw'))
    await expect(enter(2, { kind: 'lot', T1: 1 })).rejects.toMatchObject({
      code: 'bad-input',
      fields: { T1: expect.any(String) as string },
    })
    const league = await createDrawnTournament(app, { teams: 3 })
    await expect(league.enter(1, { kind: 'lot' })).rejects.toMatchObject(apiError('may-end-level'))
  })

  test('decides a match whose score the organizer enters with it', async () => {
    const { enter, tie } = await createDrawnTournament(app, { form: 'knock-out', rules })
    await enter(1, { kind: 'lot', T1: 2, T2: 2 })
    expect(await tie(1)).toMatchObject({ state: 'finished', score: { T1: 2, T2: 2 }, decidedBy: 'lot' })
    expect((await tie(1)).winner).toMatch(/T[12]/)
  })

  test('of a match says nothing about a table in which both are level', async () => {
    const { enter, show, call, params, names } = await createDrawnTournament(app, {
      form: 'groups',
      groups: 2,
      qualify: 1,
      teams: 6,
    })
    for (const { number } of (await show()).stages[0]!.ties) await enter(number, {})
    for (const { rows } of (await show()).stages[0]!.tables)
      await call(drawLot, { params, body: { teams: rows.map(({ team }) => team) } })
    const before = (await show()).stages[0]!.tables.map(({ rows }) => rows.map(({ team }) => names.get(team)))
    await enter(7, { kind: 'lot' })
    const after = (await show()).stages[0]!.tables.map(({ rows }) => rows.map(({ team }) => names.get(team)))
    expect(after).toEqual(before)
  })
})

test('older tournaments without drawing lots as a criterion get it as their last criterion', async () => {
  const made = await createDrawnTournament(app, { form: 'groups', groups: 2, qualify: 1, teams: 6 })
  const { id, enter, show, call, params } = made
  await sql`update tournaments set rules = jsonb_set(rules, '{order}', '["points"]') where id = ${id}`.execute(
    app.db,
  )
  for (const { number } of (await show()).stages[0]!.ties) await enter(number, {})
  const { rows } = (await show()).stages[0]!.tables[0]!
  const lot = () => call(drawLot, { params, body: { teams: rows.map(({ team }) => team) } })
  await expect(lot()).rejects.toMatchObject(apiError('not-level'))
  await runRepair(app.db, '0035_tournaments', '{order}')
  const { stages, rules } = await lot()
  expect(rules.order).toEqual(['points', 'lot'])
  expect(stages[1]!.ties[0]!.teamOne.team).toBe(stages[0]!.tables[0]!.rows[0]!.team)
})

describe('a match that is played again', () => {
  const again = async () => {
    const cup = await createLevelCup()
    app.clock.advance(hour)
    await cup.enter(1, { kind: 'replay' })
    return { ...cup, replay: await cup.tie(1) }
  }

  test('is another match of the same teams, and the earlier one stays on record', async () => {
    const { level, replay, page, teams, params } = await again()
    expect(replay).toMatchObject({ number: 1, state: 'scheduled', isMatch: false, round: 2 })
    expect(replay._id).not.toBe(level._id)
    expect([replay.teamOne.team, replay.teamTwo.team]).toEqual([teams[0]!.id, teams[3]!.id])
    expect(replay.earlier).toEqual([
      {
        _id: level._id,
        state: 'finished',
        score: { T1: 1, T2: 1 },
        start: level.start,
        pitch: level.pitch,
        isMatch: true,
      },
    ])
    const earlier = await page()
    expect([earlier.score, earlier.decision]).toEqual([
      { T1: 1, T2: 1 },
      { by: 'replay', replay: replay._id, text: 'Replayed' },
    ])
    const stats = await app.as(teams[0]!.captain.token)(getTeamStats, { params: { id: teams[0]!.id } })
    expect(stats).toMatchObject({ played: 1, drawn: 1 })
    const csv = (await app.as()(exportTournament, { params })).split('\r\n')
    expect(csv.filter((line) => line.startsWith('1,'))).toEqual([
      expect.stringMatching(/,1,1,,finished,replayed$/),
      expect.stringMatching(/,,,,scheduled,$/),
    ])
    const { notifications } = await app.as(teams[3]!.captain.token)(listNotifications)
    expect(notifications[0]).toMatchObject({ kind: 'match-moved', title: 'Replay: Team 4 v Team 1' })
  })

  test('takes nothing more that happened in the earlier one', async () => {
    const { level, organizer, goals } = await again()
    const late = app.as(organizer.token)
    const change = late(recordEvents, { params: { id: level._id }, body: { events: goals('T1', 1) } })
    await expect(change).rejects.toMatchObject(apiError('match-replayed'))
  })

  test('gets its own time, is scored, and sends its winner on', async () => {
    const { call, params, replay, pitch, play, sides, tie, show, level } = await again()
    const start = new Date(app.clock.now().getTime() + 2 * day)
    start.setUTCHours(15, 0, 0, 0)
    const body = { pitch, start: start.toISOString() }
    await call(postponeTie, { params: { ...params, match: (await tie(3))._id } })
    await call(moveTie, { params: { ...params, match: replay._id }, body })
    const calendar = parseCalendar(await app.as()(getTournamentCalendar, { params, query: {} }))
    expect([calendar.get(level._id)?.start, calendar.get(replay._id)?.start]).toEqual([
      level.start,
      start.toISOString(),
    ])
    app.clock.set(start)
    await play(1, 0, 2)
    expect(await tie(1)).toMatchObject({ state: 'finished', winner: 'T2', score: { T1: 0, T2: 2 } })
    expect(await sides(3)).toEqual([4, undefined])
    expect((await show()).state).toBe('running')
  })

  test('changes later matches only when that is confirmed, and none that has begun', async () => {
    const { play, enter, sides, tie } = await createScheduledTournament(app, { form: 'knock-out', rules })
    await play(1, 2, 1)
    await play(2, 2, 1)
    await expect(enter(1, { kind: 'replay' })).rejects.toMatchObject(apiError('changes-later-matches'))
    await enter(1, { kind: 'replay', confirmed: true })
    expect((await sides(3))[0]).toBeUndefined()
    await enter(1, { T1: 3 })
    await play(3, 1, 0)
    await expect(enter(1, { kind: 'replay', confirmed: true })).rejects.toMatchObject(
      apiError('later-match-begun'),
    )
    expect(await tie(1)).toMatchObject({ state: 'finished', winner: 'T1' })
  })

  test('is not played again after all, and what it was before stands', async () => {
    const { replay, level, call, params, tie, page, enter } = await again()
    await call(removeResult, { params: { ...params, match: replay._id } })
    const before = await tie(1)
    expect(before).toMatchObject({ _id: level._id, score: { T1: 1, T2: 1 }, undecided: true })
    expect(before).not.toHaveProperty('earlier')
    expect((await page()).decision).toEqual({ by: 'open', text: 'Level, to be decided' })
    await enter(1, { kind: 'replay' })
    await enter(1, { T1: 2 })
    const next = await tie(1)
    const match = { params: { ...params, match: next._id } }
    await call(removeResult, { ...match, body: { confirmed: true } })
    expect(await tie(1)).toMatchObject({ _id: next._id, state: 'scheduled' })
    await call(removeResult, match)
    expect((await tie(1))._id).toBe(level._id)
    await expect(call(removeResult, match)).rejects.toMatchObject(apiError('not-found', 404))
  })

  test('keeps the score that the organizer says with it, and may be played a third time', async () => {
    const { enter, tie, show } = await createDrawnTournament(app, { form: 'knock-out', rules })
    await enter(1, { kind: 'replay', T1: 2, T2: 2 })
    app.clock.advance(day)
    await enter(1, { kind: 'replay', T1: 1, T2: 1 })
    const { earlier, state } = await tie(1)
    expect([state, earlier?.map(({ score }) => score)]).toEqual([
      'scheduled',
      [
        { T1: 2, T2: 2 },
        { T1: 1, T2: 1 },
      ],
    ])
    expect((await show()).state).toBe('running')
  })

  test('keeps its teams: who comes to it is not corrected any more', async () => {
    const { play, enter, send, goals, sides } = await createScheduledTournament(app, {
      form: 'knock-out',
      rules,
    })
    await play(1, 1, 0)
    await play(2, 1, 0)
    await play(3, 1, 1)
    await enter(3, { kind: 'replay' })
    const { refused: left } = await send(1, ...goals('T2', 2))
    expect(left.map(({ code }) => code)).toEqual(['later-match-begun', 'later-match-begun'])
    expect(await sides(3)).toEqual([1, 3])
  })

  test('of a table counts instead of the earlier one', async () => {
    const { enter, tie, show } = await createDrawnTournament(app, { teams: 3 })
    await enter(1, { T1: 4 })
    await enter(1, { kind: 'replay' })
    const sum = async () =>
      (await show()).stages[0]!.tables[0]!.rows.reduce((all, { goalsFor }) => all + goalsFor, 0)
    expect(await sum()).toBe(0)
    await enter(1, { T2: 1 })
    expect(await sum()).toBe(1)
    expect((await tie(1)).earlier).toMatchObject([{ score: { T1: 4, T2: 0 } }])
  })

  test('is forfeited by a team that withdraws before it, and no other team takes that place', async () => {
    const { teams, params, tie, call } = await again()
    const { team } = await createTestTeam(app, { name: 'Danfo' })
    const instead = call(replaceTeam, { params: { ...params, team: teams[0]!.id }, body: { team: team._id } })
    await expect(instead).rejects.toMatchObject(apiError('team-has-begun'))
    await app.as(teams[0]!.captain.token)(withdrawTeam, { params: { ...params, team: teams[0]!.id } })
    expect(await tie(1)).toMatchObject({ state: 'walkover', winner: 'T2' })
    expect((await tie(1)).earlier).toHaveLength(1)
  })
})
