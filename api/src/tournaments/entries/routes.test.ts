import { getMatch } from '@i-one/contract/matches'
import { acceptMember, joinTeam, leaveTeam } from '@i-one/contract/teams/members'
import { registerTeam, saveSquad, withdrawTeam } from '@i-one/contract/tournaments/entries'
import { expect, test } from 'vitest'
import { createTestTeam } from '../../../test/make-team.ts'
import { createScheduledTournament, createTestTournament } from '../../../test/make-tournament.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { day, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const enter = (token: string, id: string, team: string, players?: { player: string; number?: number }[]) =>
  app.as(token)(registerTeam, { params: { id }, body: { team, ...(players && { squad: players }) } })

test('a captain enters the team as it stands, with a number for each', async () => {
  const { id } = await createTestTournament(app)
  const others = [await createPerson(app), await createPerson(app)]
  const { team, captain } = await createTestTeam(app, { members: others })
  const { entries, mine } = await enter(captain.token, id, team._id)
  expect(entries).toMatchObject([{ team: { _id: team._id, name: team.name }, state: 'entered' }])
  expect(entries[0]?.squad.map(({ player }) => player._id).toSorted()).toEqual(
    [captain, ...others].map((one) => one.id).toSorted(),
  )
  expect(entries[0]?.squad.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(mine).toEqual({ organizer: false, leads: [team._id], playsFor: [team._id] })
})

test('a visitor sees first names and no ids', async () => {
  const { show } = await createTestTournament(app, { teams: 1 })
  const [entry] = (await show()).entries
  expect(entry?.squad).toEqual([{ player: { name: 'Player' }, number: 1 }])
})

test('only the team’s captains and the organizer can enter a team', async () => {
  const { id, organizer } = await createTestTournament(app)
  const [member, stranger] = [await createPerson(app), await createPerson(app)]
  const { team } = await createTestTeam(app, { members: [member] })
  for (const { token } of [member, stranger])
    await expect(enter(token, id, team._id)).rejects.toMatchObject(apiError('not-yours'))
  expect((await enter(organizer.token, id, team._id)).entries).toHaveLength(1)
})

test('twice is refused, and so is a player of another squad, by name', async () => {
  const { id, show, teams } = await createTestTournament(app, { teams: 1 })
  const [first] = teams
  await expect(enter(first!.captain.token, id, first!.id)).rejects.toMatchObject(apiError('already-entered'))
  const { team, captain } = await createTestTeam(app, { members: [first!.captain] })
  await expect(enter(captain.token, id, team._id)).rejects.toMatchObject({
    code: 'in-two-squads',
    body: { players: [{ _id: first!.captain.id }] },
  })
  expect((await show()).entries).toHaveLength(1)
  expect((await enter(captain.token, id, team._id, [{ player: captain.id }])).entries).toHaveLength(2)
})

test('of two concurrent entries for the last place, one succeeds', async () => {
  const { id, show } = await createTestTournament(app, { teams: 2, most: 3 })
  const racing = [await createTestTeam(app), await createTestTeam(app), await createTestTeam(app)]
  const answers = await Promise.allSettled(
    racing.map(({ captain, team }) => enter(captain.token, id, team._id)),
  )
  const lost = answers.filter(({ status }) => status === 'rejected')
  expect(lost).toHaveLength(2)
  for (const answer of lost) expect(answer).toMatchObject({ reason: apiError('tournament-full') })
  expect((await show()).entries).toHaveLength(3)
})

test('of two squads that add the same player at once, one succeeds', async () => {
  const { id, show } = await createTestTournament(app)
  const both = await createPerson(app)
  const racing = [
    await createTestTeam(app, { members: [both] }),
    await createTestTeam(app, { members: [both] }),
  ]
  const answers = await Promise.allSettled(
    racing.map(({ captain, team }) => enter(captain.token, id, team._id)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await show()).entries).toHaveLength(1)
})

test('after the deadline nobody enters', async () => {
  const { id } = await createTestTournament(app)
  const { team, captain } = await createTestTeam(app)
  app.clock.advance(8 * day)
  await expect(enter(captain.token, id, team._id)).rejects.toMatchObject(apiError('entries-closed'))
})

test('a squad is changed by its captain until the deadline, then by the organizer', async () => {
  const { id, teams, organizer } = await createTestTournament(app, { teams: 1, members: 1 })
  const [team] = teams
  const squad = [{ player: team!.players[1]!.id, number: 7 }]
  const name = (token: string) =>
    app.as(token)(saveSquad, { params: { id, team: team!.id }, body: { squad } })
  expect((await name(team!.captain.token)).entries[0]?.squad).toMatchObject([{ number: 7 }])
  app.clock.advance(8 * day)
  await expect(name(team!.captain.token)).rejects.toMatchObject(apiError('squads-closed'))
  await name(organizer.token)
})

test('a squad changed after the draw changes its lineups of matches to come, and of no other', async () => {
  const { teams, organizer, params, play, tie, names } = await createScheduledTournament(app, {
    members: 2,
    teams: 3,
  })
  const { id, players, captain } = teams[0]!
  const isOwn = async (number: number) => {
    const { teamOne, teamTwo } = await tie(number)
    return [teamOne, teamTwo].some(({ team }) => names.get(team!) === 1)
  }
  const numbers = [1, 2, 3]
  const own: number[] = []
  for (const number of numbers) if (await isOwn(number)) own.push(number)
  const [played, next] = own as [number, number]
  await play(played, 1, 0)
  const [, , gone] = players as [Person, Person, Person]
  const late = await createPerson(app)
  await app.as(late.token)(joinTeam, { params: { id } })
  await app.as(captain.token)(acceptMember, { params: { id }, body: { player: late.id } })
  const squad = [captain.id, late.id, players[1]!.id].map((player) => ({ player }))
  await app.as(organizer.token)(saveSquad, { params: { ...params, team: id }, body: { squad } })
  const lineupOf = async (number: number) => {
    const { _id, teamOne } = await tie(number)
    const { lineups } = await app.as(captain.token)(getMatch, { params: { id: _id } })
    const lineup = lineups[names.get(teamOne.team!) === 1 ? 'T1' : 'T2']
    return Object.values(lineup)
      .flat()
      .map(({ player }) => player)
  }
  expect((await lineupOf(next)).toSorted()).toEqual(squad.map(({ player }) => player).toSorted())
  expect(await lineupOf(played)).toContain(gone.id)
})

test('a squad has at most the allowed number of players, each once and from the team', async () => {
  const { id, teams } = await createTestTournament(app, { teams: 1, members: 2, squad: { most: 2 } })
  const [team] = teams
  const name = (players: { player: string; number?: number }[]) =>
    app.as(team!.captain.token)(saveSquad, { params: { id, team: team!.id }, body: { squad: players } })
  const all = team!.players.map((one) => ({ player: one.id }))
  await expect(name(all)).rejects.toMatchObject(apiError('squad-too-large'))
  const [one] = all
  await expect(name([one!, one!])).rejects.toMatchObject({
    code: 'bad-input',
    fields: { squad: 'Add each player only once' },
  })
  const stranger = { player: (await createPerson(app)).id }
  await expect(name([one!, stranger])).rejects.toMatchObject({
    code: 'bad-input',
    fields: { 'squad.1.player': 'This player isn’t in the team' },
  })
})

test('a player who left the team stays in the squad until the squad is saved without them', async () => {
  const { id, teams } = await createTestTournament(app, { teams: 1, members: 2 })
  const [team] = teams
  const [captain, gone] = team!.players as [Person, Person]
  await app.as(gone.token)(leaveTeam, { params: { id: team!.id } })
  const name = async (...players: Person[]) => {
    const squad = players.map((one) => ({ player: one.id }))
    const body = { params: { id, team: team!.id }, body: { squad } }
    const { entries } = await app.as(captain.token)(saveSquad, body)
    return entries[0]?.squad.map(({ player }) => player._id)
  }
  expect(await name(captain, gone)).toEqual([captain.id, gone.id])
  expect(await name(captain)).toEqual([captain.id])
  await expect(name(captain, gone)).rejects.toMatchObject({
    fields: { 'squad.1.player': 'This player isn’t in the team' },
  })
})

test('a team that withdraws before the draw is out, and may enter again', async () => {
  const { id, teams } = await createTestTournament(app, { teams: 1 })
  const [team] = teams
  const withdraw = () => app.as(team!.captain.token)(withdrawTeam, { params: { id, team: team!.id } })
  expect((await withdraw()).entries).toEqual([])
  await expect(withdraw()).rejects.toMatchObject(apiError('not-entered'))
  expect((await enter(team!.captain.token, id, team!.id)).entries).toHaveLength(1)
})

test('an invalid id returns 404', async () => {
  const { team, captain } = await createTestTeam(app)
  await expect(enter(captain.token, team._id, team._id)).rejects.toMatchObject(apiError('not-found', 404))
})
