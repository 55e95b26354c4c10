import { listNotifications } from '@i-one/contract/notifications'
import { withdrawTeam } from '@i-one/contract/tournaments/entries'
import { expect, test } from 'vitest'
import { makeDrawn } from '../../../test/make-tournament.ts'
import { refused, testApp } from '../../../test/suite.ts'

const app = await testApp()

const makeWithdrawing = async (traits: Parameters<typeof makeDrawn>[1]) => {
  const made = await makeDrawn(app, traits)
  const withdraw = (n: number) =>
    app.as(made.teams[n - 1]!.captain.token)(withdrawTeam, {
      params: { ...made.params, team: made.teams[n - 1]!.id },
    })
  return { ...made, withdraw }
}

test('a team that withdraws from a league forfeits what it has not played', async () => {
  const { enter, withdraw, show, teams, names } = await makeWithdrawing({ teams: 3 })
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

test('or all its results are void, as the rules say', async () => {
  const { enter, withdraw, names } = await makeWithdrawing({
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

test('whoever was to meet a place that void teams leave empty goes on, and the cup comes to its end', async () => {
  const { enter, withdraw, show, names } = await makeWithdrawing({
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

test('a finalist who withdraws gives the final away', async () => {
  const { enter, withdraw, tie, names, teams } = await makeWithdrawing({ form: 'knock-out', teams: 4 })
  await enter(1, { T1: 1 })
  await enter(2, { T2: 1 })
  const { state, champion } = await withdraw(1)
  expect([state, names.get(champion!)]).toEqual(['finished', 2])
  expect(await tie(3)).toMatchObject({ state: 'walkover', winner: 'T2', score: { T1: 0, T2: 3 } })
  const { notifications } = await app.as(teams[1]!.captain.token)(listNotifications)
  const heard = notifications.filter(({ kind }) => kind === 'result').map(({ title, text }) => [title, text])
  expect(heard).toEqual([['Team 1 have withdrawn', 'Your match counts 3–0 in Mainland Cup.']])
})

test('who withdraws before the other side is known sends it on', async () => {
  const { enter, withdraw, tie, names } = await makeWithdrawing({ form: 'knock-out', teams: 4 })
  await enter(1, { T1: 1 })
  await withdraw(1)
  expect((await tie(3)).state).toBe('waiting')
  const { state, champion } = await enter(2, { T2: 1 })
  expect([state, names.get(champion!)]).toEqual(['finished', 2])
  expect((await tie(3)).state).toBe('walkover')
})

test('nobody withdraws from a tournament that is over', async () => {
  const { enter, withdraw } = await makeWithdrawing({ form: 'knock-out', teams: 3 })
  await enter(1, { T1: 1 })
  await enter(2, { T1: 1 })
  await expect(withdraw(1)).rejects.toMatchObject(refused('tournament-over'))
})
