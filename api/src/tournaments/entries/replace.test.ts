import { getMatch } from '@i-one/contract/matches'
import { disbandTeam } from '@i-one/contract/teams'
import { replaceTeam } from '@i-one/contract/tournaments/entries'
import { expect, test } from 'vitest'
import { createSchedulableTournament } from '../../../test/make-layable.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { createDrawnTournament } from '../../../test/make-tournament.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

test('another team plays in its place, with its seed, its slots and a squad of its own', async () => {
  const { call, params, teams, lay, book, tie, show } = await createSchedulableTournament(app)
  await book((await lay()).plan._id)
  const [out] = teams
  const { team, captain } = await createTestTeam(app, { name: 'Late Comers', members: [out!.captain] })
  const before = await tie(1)
  const own = (one: typeof before) => [one.teamOne.team, one.teamTwo.team]
  expect(own(before)).toContain(out!.id)
  const replaced = await call(replaceTeam, {
    params: { ...params, team: out!.id },
    body: { team: team._id },
  })
  const entry = replaced.entries.find((one) => one.team._id === team._id)
  expect(entry).toMatchObject({ seed: 1, squad: [{}, {}] })
  expect(replaced.entries.map((one) => one.team._id)).not.toContain(out!.id)
  const after = await tie(1)
  expect(own(after)).toEqual(own(before).map((id) => (id === out!.id ? team._id : id)))
  expect([after.start, after.isMatch]).toEqual([before.start, true])
  const match = await app.as(captain.token)(getMatch, byId(after))
  const side = after.teamOne.team === team._id ? 'T1' : 'T2'
  expect(match[side === 'T1' ? 'teamOne' : 'teamTwo'].name).toBe('Late Comers')
  const lineup = Object.values(match.lineups[side]).flat()
  expect(lineup.map(({ player }) => player)).toContain(captain.id)
  expect((await show()).stages[0]!.ties.every(({ teamOne }) => teamOne.team !== out!.id)).toBe(true)
})

test('only before it has played, by the organizer, and by a team that is not in it', async () => {
  const { call, params, teams, enter, tie } = await createDrawnTournament(app)
  const { team } = await createTestTeam(app)
  const replace = (out: string, by = call, to = team._id) =>
    by(replaceTeam, { params: { ...params, team: out }, body: { team: to } })
  const [first, second] = teams
  await expect(replace(first!.id, app.as(first!.captain.token))).rejects.toMatchObject(apiError('not-yours'))
  await expect(replace(first!.id, call, second!.id)).rejects.toMatchObject(apiError('already-entered'))
  await expect(replace(team._id)).rejects.toMatchObject(apiError('not-entered'))
  const { team: taken } = await createTestTeam(app, { members: [second!.captain] })
  await expect(replace(first!.id, call, taken._id)).rejects.toMatchObject(apiError('in-two-squads'))
  const { team: ended, captain: ender } = await createTestTeam(app)
  await app.as(ender.token)(disbandTeam, byId(ended))
  await expect(replace(first!.id, call, ended._id)).rejects.toMatchObject(apiError('team-ended'))
  const { teamOne, teamTwo } = await tie(1)
  await enter(1, { T1: 1 })
  for (const side of [teamOne, teamTwo])
    await expect(replace(side.team!)).rejects.toMatchObject(apiError('team-has-begun'))
})
