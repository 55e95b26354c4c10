import { getMatch } from '@i-one/contract/matches'
import { getSession } from '@i-one/contract/sessions'
import { getPlayerStats } from '@i-one/contract/stats'
import { getLeaderboard } from '@i-one/contract/stats/leaderboard'
import { getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import { getTeamHeadToHead, getTeamStats } from '@i-one/contract/stats/teams'
import { expect, test } from 'vitest'
import { createDevice, createTestMatch, recordTestEvents } from '../../test/make-match.ts'
import { createTestTeam } from '../../test/make-team.ts'
import type { Person } from '../../test/make.ts'
import { createPreviewRenderer } from '../../test/preview-of.ts'
import { startTestApp } from '../../test/suite.ts'

const app = await startTestApp()
const preview = createPreviewRenderer(app)

const playToPenalties = async () => {
  const made = await createTestMatch(app, { setCount: 3, penaltyShootout: true })
  const teams = [await createTestTeam(app, { captain: made.captain }), await createTestTeam(app)] as const
  for (const [number, { team }] of teams.entries())
    await app.db
      .updateTable('sets')
      .set({ team_id: team._id })
      .where('session_id', '=', made.id)
      .where('number', '=', number + 1)
      .execute()
  const event = createDevice(app)
  const kickOff = event('kick-off')
  const goals = (['T1', 'T2'] as const).map((side) => event('goal', { side }))
  const end = event('period-end')
  const kicks = [0, 1, 2].flatMap(() =>
    (['T1', 'T2'] as const).map((side) => event('shoot-out-kick', { side, scored: side === 'T2' })),
  )
  await recordTestEvents(app, made.captain, made.match, kickOff, ...goals, end, ...kicks, event('full-time'))
  return { ...made, teams, event, kicks }
}

test('the winner of a shoot-out has won the match wherever it is counted, on penalties', async () => {
  const { id, match, captain, one, two, teams } = await playToPenalties()
  const [loser, winner] = [one[0] as Person, two[0] as Person]
  const asked = <Answer>(person: Person, ask: (call: ReturnType<typeof app.as>) => Answer) =>
    ask(app.as(person.token))
  const statsOf = (person: Person) =>
    asked(person, (call) => call(getPlayerStats, { params: { id: person.id }, query: {} }))
  expect(await statsOf(winner)).toMatchObject({
    won: 1,
    drawn: 0,
    lost: 0,
    results: [{ outcome: 'won', onPenalties: true, score: { T1: 1, T2: 1 } }],
  })
  expect(await statsOf(loser)).toMatchObject({
    won: 0,
    drawn: 0,
    lost: 1,
    results: [{ outcome: 'lost', onPenalties: true }],
  })
  expect(await asked(captain, (call) => call(getSession, { params: { id } }))).toMatchObject({
    matches: [{ score: { T1: 1, T2: 1 }, shootOut: { T1: 0, T2: 3 } }],
    next: { one: 2, two: 3, why: 'winner-stays' },
  })
  const [first, second] = teams.map(({ team }) => team._id) as [string, string]
  expect(
    await asked(captain, (call) => call(getTeamStats, { params: { id: second }, query: {} })),
  ).toMatchObject({
    won: 1,
    drawn: 0,
    longestRun: 1,
    form: [{ outcome: 'won', onPenalties: true, goals: 1, against: 1 }],
  })
  expect(
    await asked(captain, (call) => call(getTeamHeadToHead, { params: { id: first, other: second } })),
  ).toMatchObject({ won: 0, drawn: 0, lost: 1, last: { outcome: 'lost', onPenalties: true } })
  expect(
    await asked(winner, (call) => call(getHeadToHead, { params: { id: winner.id, other: loser.id } })),
  ).toMatchObject({ against: { won: 1, drawn: 0, lost: 0 } })
  expect(await asked(winner, (call) => call(getStreaks, { params: { id: winner.id } }))).toMatchObject({
    winning: { current: 1 },
  })
  const board = await asked(winner, (call) => call(getLeaderboard, { query: { by: 'wins' } }))
  expect(board.mine).toMatchObject({ figure: 1 })
  const page = await preview(`/m/${match._id}`)
  expect(page).toContain(`${match.teamTwo.name} won 3–0 on penalties`)
})

test('a goal that is added after a shoot-out decides instead of its kicks', async () => {
  const { match, captain, one, event } = await playToPenalties()
  await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }))
  const [winner] = one as [Person]
  expect(await app.as(winner.token)(getPlayerStats, { params: { id: winner.id }, query: {} })).toMatchObject({
    won: 1,
    results: [{ outcome: 'won' }],
  })
  const page = await (await fetch(`${app.baseUrl}/m/${match._id}`)).text()
  expect(page).not.toContain('on penalties')
})

test('a match whose kicks were all taken back shows no penalties', async () => {
  const { match, captain, event, kicks } = await playToPenalties()
  await recordTestEvents(app, captain, match, ...kicks.map(({ id }) => event('void', { voids: id })))
  const seen = await app.as(captain.token)(getMatch, { params: { id: match._id } })
  expect(seen).not.toHaveProperty('shootOut')
})
