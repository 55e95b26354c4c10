import { getMatch } from '@i-one/contract/matches'
import { listNotifications } from '@i-one/contract/notifications'
import { drawLot } from '@i-one/contract/tournaments/draw'
import { withdrawTeam } from '@i-one/contract/tournaments/entries'
import { moveTie } from '@i-one/contract/tournaments/moving'
import { deductPoints, removeResult } from '@i-one/contract/tournaments/results'
import { describe, expect, test } from 'vitest'
import { createDevice, recordTestEvents } from '../../../test/make-match.ts'
import { createDrawnTournament, createCupFinal } from '../../../test/make-tournament.ts'
import { createTestPitch } from '../../../test/make.ts'
import { runRepair } from '../../../test/run-repair.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const createTournamentToLeave = async (traits: Parameters<typeof createDrawnTournament>[1]) => {
  const made = await createDrawnTournament(app, traits)
  const withdraw = (n: number) =>
    app.as(made.teams[n - 1]!.captain.token)(withdrawTeam, {
      params: { ...made.params, team: made.teams[n - 1]!.id },
    })
  return { ...made, withdraw }
}

test('a team that withdraws from a league forfeits what it has not played', async () => {
  const { enter, withdraw, show, teams, names } = await createTournamentToLeave({ teams: 3 })
  const ties = (await show()).stages[0]!.ties
  const first = ties.find(({ teamOne, teamTwo }) => [teamOne.team, teamTwo.team].includes(teams[2]!.id))!
  await enter(first.number, { T1: 1, T2: 1 })
  const { stages, entries } = await withdraw(3)
  expect(entries.find(({ team }) => team._id === teams[2]!.id)?.state).toBe('withdrawn')
  const rows = stages[0]!.tables[0]!.rows
  expect(rows.find(({ team }) => names.get(team) === 3)).toMatchObject({
    played: 2,
    drawn: 1,
    lost: 1,
    goalsAgainst: 4,
  })
  await expect(withdraw(3)).resolves.toBeTruthy()
})

test('a withdrawn team’s results are void if the rules say so', async () => {
  const { enter, withdraw, names } = await createTournamentToLeave({
    teams: 3,
    rules: { minutes: 8, withdrawal: 'void' },
  })
  for (const number of [1, 2, 3]) await enter(number, { T1: 1, T2: 1 })
  const { stages } = await withdraw(3)
  const rows = stages[0]!.tables[0]!.rows
  expect(rows.map(({ team, played }) => [names.get(team), played]).toSorted()).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test('a match of a team whose results are void takes no result, and the team loses no points', async () => {
  const { call, enter, withdraw, show, names, params, teams } = await createTournamentToLeave({
    teams: 3,
    rules: { minutes: 8, withdrawal: 'void' },
  })
  await withdraw(3)
  const isOut = (team?: string) => names.get(team!) === 3
  const { ties } = (await show()).stages[0]!
  const void_ = ties.filter(({ teamOne, teamTwo }) => isOut(teamOne.team) || isOut(teamTwo.team))
  for (const { _id, number } of void_) {
    await expect(enter(number, { T1: 2 })).rejects.toMatchObject(apiError('results-void'))
    const match = { ...params, match: _id }
    await expect(call(removeResult, { params: match })).rejects.toMatchObject(apiError('results-void'))
  }
  const body = { points: 1, reason: 'Came late' }
  const deduct = call(deductPoints, { params: { ...params, team: teams[2]!.id }, body })
  await expect(deduct).rejects.toMatchObject(apiError('results-void'))
  const other = ties.find((tie) => !void_.includes(tie))!
  expect((await enter(other.number, { T1: 1 })).state).toBe('finished')
})

test('the opponent of a place left empty by void teams advances, and the cup can finish', async () => {
  const { enter, withdraw, show, names } = await createTournamentToLeave({
    form: 'groups',
    groups: 2,
    qualify: 2,
    teams: 6,
    rules: { minutes: 8, withdrawal: 'void' },
  })
  const [first, second] = (await show()).stages[0]!.tables
  for (const { team } of first!.rows.slice(1)) await withdraw(names.get(team)!)
  const isOfSecond = (team?: string) => second!.rows.some((row) => row.team === team)
  const open = (await show()).stages[0]!.ties.filter(({ teamOne }) => isOfSecond(teamOne.team))
  for (const [n, { number }] of open.entries()) await enter(number, { T1: 3 - n })
  const byes = (await show()).stages[1]!.ties.filter(({ state }) => state === 'walkover')
  expect(byes.map(({ round, winner }) => [round, winner])).toEqual([[2, expect.stringMatching(/T[12]/)]])
  const waiting = (await show()).stages[1]!.ties.find(({ state }) => state === 'scheduled')!
  await enter(waiting.number, { T1: 1 })
  const final = (await show()).stages[1]!.ties.at(-1)!
  const { state, champion } = await enter(final.number, { T1: 1 })
  expect([state, champion]).toEqual(['finished', final.teamOne.team])
})

test('a team that leads a league and withdraws is listed last, and the next one is champion', async () => {
  const { enter, withdraw, show, names, call, params } = await createTournamentToLeave({ teams: 4 })
  const { ties } = (await show()).stages[0]!
  const ofLeader = (tie: (typeof ties)[number]) =>
    [tie.teamOne, tie.teamTwo].findIndex(({ team }) => names.get(team!) === 4)
  const [last, ...own] = ties.filter((tie) => ofLeader(tie) >= 0).toReversed()
  for (const tie of own) await enter(tie.number, ofLeader(tie) ? { T2: 5 } : { T1: 5 })
  const { stages: before } = await withdraw(4)
  expect(before[0]!.tables[0]!.rows.map(({ team }) => names.get(team))).toHaveLength(4)
  for (const { number } of ties.filter((tie) => ofLeader(tie) < 0)) await enter(number, { T1: 0, T2: 0 })
  const gone = names.get([last!.teamOne, last!.teamTwo][1 - ofLeader(last!)]!.team!)
  const { state, champion, stages } = await show()
  const rows = stages[0]!.tables[0]!.rows
  expect(rows.map(({ team, place }) => [names.get(team), place]).at(0)).toEqual([gone, 1])
  expect(rows.at(-1)).toMatchObject({ place: 4, points: 6, withdrawn: true })
  expect(names.get(rows.at(-1)!.team)).toBe(4)
  expect([state, names.get(champion!)]).toEqual(['finished', gone])
  const level = rows.slice(2).map(({ team }) => team)
  await expect(call(drawLot, { params, body: { teams: level } })).rejects.toMatchObject(apiError('not-level'))
})

describe('a team that withdraws from a cup of two groups', () => {
  const createCup = async (withdrawal: 'forfeit' | 'void') => {
    const made = await createTournamentToLeave({
      form: 'groups',
      groups: 2,
      qualify: 2,
      teams: 6,
      members: 1,
      rules: { minutes: 8, withdrawal },
    })
    const { show, names, enter, tie } = made
    for (const { number, teamOne, teamTwo } of (await show()).stages[0]!.ties)
      await enter(number, names.get(teamOne.team!)! < names.get(teamTwo.team!)! ? { T1: 1 } : { T2: 1 })
    const [a, b] = (await show()).stages[0]!.tables.map(({ rows }) => rows.map(({ team }) => team))
    const sides = async (number: number) => {
      const { teamOne, teamTwo } = await tie(number)
      return [teamOne.team, teamTwo.team].map((team) => names.get(team!))
    }
    const of = (team: string) => names.get(team)!
    return { ...made, a: a!.map(of), b: b!.map(of), sides }
  }

  test.each(['forfeit', 'void'] as const)(
    'gives its semi-final with the slot to the next one of its group (%s)',
    async (withdrawal) => {
      const { a, b, sides, withdraw, call, params, tie, teams } = await createCup(withdrawal)
      expect([await sides(7), await sides(8)]).toEqual([
        [a[0], b[1]],
        [a[1], b[0]],
      ])
      const pitch = await createTestPitch(app)
      const { _id } = await tie(7)
      const body = { pitch, start: '2025-11-29T15:00:00.000Z' }
      await call(moveTie, { params: { ...params, match: _id }, body })
      const { stages } = await withdraw(a[0]!)
      expect([await sides(7), await sides(8)]).toEqual([
        [a[1], b[1]],
        [a[2], b[0]],
      ])
      expect(await tie(7)).toMatchObject({ _id, state: 'scheduled', start: body.start, isMatch: true })
      const match = await app.as()(getMatch, { params: { id: _id } })
      expect([match.teamOne.name, match.teamTwo.name]).toEqual([`Team ${a[1]}`, `Team ${b[1]}`])
      expect(stages[0]!.tables[0]!.rows.filter(({ goesOn }) => goesOn)).toHaveLength(2)
      const third = teams[a[2]! - 1]!.captain
      const { notifications } = await app.as(third.token)(listNotifications)
      const heard = notifications.map(({ kind }) => kind)
      expect(heard).toContain('qualified')
      expect(heard.filter((kind) => kind === 'out')).toHaveLength(1)
      const outside = teams[b[2]! - 1]!.captain
      const others = await app.as(outside.token)(listNotifications)
      expect(others.notifications.filter(({ kind }) => kind === 'out')).toHaveLength(1)
    },
  )

  test.each(['forfeit', 'void'] as const)(
    'keeps its place there once a match that follows has begun (%s)',
    async (withdrawal) => {
      const { a, b, sides, withdraw, enter, tie, names } = await createCup(withdrawal)
      await enter(8, { T1: 1 })
      await withdraw(a[0]!)
      expect([await sides(7), await sides(8)]).toEqual([
        [a[0], b[1]],
        [a[1], b[0]],
      ])
      expect(await tie(7)).toMatchObject({ state: 'walkover', winner: 'T2' })
      const { stages } = await withdraw(b[2]!)
      const rows = stages[0]!.tables[1]!.rows.map(({ team }) => names.get(team))
      expect(rows).toEqual(withdrawal === 'void' ? b.slice(0, 2) : b)
      const { state, champion } = await enter(9, { T1: 2, T2: 1 })
      expect([state, names.get(champion!)]).toEqual(['finished', (await sides(9))[0]])
    },
  )

  test('keeps its place in a tournament from before places were given to the next one', async () => {
    const { a, b, id, teams, withdraw, enter, show, names } = await createCup('forfeit')
    await withdraw(a[2]!)
    await enter(8, { T1: 1 })
    await withdraw(a[0]!)
    await app.db
      .updateTable('tournament_entries')
      .set({ keeps_place: false })
      .where('tournament_id', '=', id)
      .execute()
    await runRepair(app.db, '0035_tournaments', 'keeps_place')
    const saved = await app.db
      .selectFrom('tournament_entries')
      .select('team_id')
      .where('tournament_id', '=', id)
      .where('keeps_place', '=', true)
      .execute()
    expect(saved.map(({ team_id: team }) => names.get(team))).toEqual([a[0]])
    await enter(9, { T1: 1 })
    expect((await show()).champion).toBe(teams[b[1]! - 1]!.id)
  })

  test('does not go on from a group that it leads when it withdraws', async () => {
    const made = await createTournamentToLeave({ form: 'groups', groups: 2, qualify: 1, teams: 6 })
    const { show, names, enter, withdraw, tie } = made
    const [first] = (await show()).stages[0]!.tables
    const [leader, ...others] = first!.rows.map(({ team }) => names.get(team)!)
    const isOf = (team?: string) => names.get(team!) === leader
    const { ties } = (await show()).stages[0]!
    for (const { number, teamOne, teamTwo } of ties.filter(({ group }) => group === 'A'))
      if (isOf(teamOne.team) || isOf(teamTwo.team))
        await enter(number, isOf(teamOne.team) ? { T1: 5 } : { T2: 5 })
    await withdraw(leader!)
    for (const { number, teamOne, teamTwo, group } of ties)
      if (group === 'B' || !(isOf(teamOne.team) || isOf(teamTwo.team)))
        await enter(number, names.get(teamOne.team!)! < names.get(teamTwo.team!)! ? { T1: 1 } : { T2: 1 })
    const final = await tie(7)
    expect(final.state).toBe('scheduled')
    expect(names.get(final.teamOne.team!)).toBe(Math.min(...others))
  })
})

test('a team that has withdrawn is listed last for fair play too', async () => {
  const { id, organizer, show, one, two, final } = await createCupFinal(app)
  const event = createDevice(app)
  const cards = [
    event('card', { side: 'T1', player: one.captain.id, card: 'yellow' }),
    event('card', { side: 'T2', player: two.captain.id, card: 'red' }),
  ]
  await recordTestEvents(app, organizer, final, event('kick-off'), ...cards)
  const fairest = async () => (await show()).cards.map(({ team }) => team)
  expect(await fairest()).toEqual([one.id, two.id])
  await app.db
    .updateTable('tournament_entries')
    .set({ state: 'withdrawn' })
    .where('tournament_id', '=', id)
    .where('team_id', '=', one.id)
    .execute()
  expect(await fairest()).toEqual([two.id, one.id])
})

test('a finalist who withdraws gives the final away', async () => {
  const { enter, withdraw, tie, names, teams } = await createTournamentToLeave({
    form: 'knock-out',
    teams: 4,
  })
  await enter(1, { T1: 1 })
  await enter(2, { T2: 1 })
  const { state, champion } = await withdraw(1)
  expect([state, names.get(champion!)]).toEqual(['finished', 2])
  expect(await tie(3)).toMatchObject({ state: 'walkover', winner: 'T2', score: { T1: 0, T2: 3 } })
  const { notifications } = await app.as(teams[1]!.captain.token)(listNotifications)
  const heard = notifications.filter(({ kind }) => kind === 'result').map(({ title, text }) => [title, text])
  expect(heard).toEqual([['Team 1 have withdrawn', 'Your match counts as 3–0 in Mainland Cup.']])
})

test('a team that withdraws before its opponent is known lets the opponent advance', async () => {
  const { enter, withdraw, tie, names } = await createTournamentToLeave({ form: 'knock-out', teams: 4 })
  await enter(1, { T1: 1 })
  await withdraw(1)
  expect((await tie(3)).state).toBe('waiting')
  const { state, champion } = await enter(2, { T2: 1 })
  expect([state, names.get(champion!)]).toEqual(['finished', 2])
  expect((await tie(3)).state).toBe('walkover')
})

test('nobody withdraws from a tournament that is over', async () => {
  const { enter, withdraw } = await createTournamentToLeave({ form: 'knock-out', teams: 3 })
  await enter(1, { T1: 1 })
  await enter(2, { T1: 1 })
  await expect(withdraw(1)).rejects.toMatchObject(apiError('tournament-over'))
})
