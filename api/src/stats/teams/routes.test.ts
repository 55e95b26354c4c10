import { randomUUID } from 'node:crypto'
import { createMatch, getMatch } from '@i-one/contract/matches'
import { changePitch } from '@i-one/contract/pitches/registration'
import { startSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { assignTeamToSet } from '@i-one/contract/sessions/sets'
import {
  TeamLeaderboard,
  TeamHeadToHead,
  TeamStats,
  getTeamLeaderboard,
  getTeamHeadToHead,
  getTeamStats,
} from '@i-one/contract/stats/teams'
import { disbandTeam, findNearbyTeams, listMyTeams } from '@i-one/contract/teams'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const statsOf = (person: Person | undefined, team: { _id: string }, season?: string) =>
  app.as(person?.token)(getTeamStats, { params: { id: team._id }, query: { season } })

type Traits = { lng?: number; lat?: number; owner?: Person; goals?: readonly ('T1' | 'T2')[] }

const play = async (team: { _id: string }, captain: Person, { goals = ['T1'], ...place }: Traits = {}) => {
  const made = await createTestMatch(app, { captain, pitch: await createTestPitch(app, place) })
  await app.db
    .updateTable('sets')
    .set({ team_id: team._id, name: 'As the team' })
    .where('session_id', '=', made.id)
    .where('number', '=', 1)
    .execute()
  const event = createDevice(app)
  const scored = goals.map((side) =>
    event('goal', { side, player: (side === 'T1' ? made.one : made.two)[0]?.id }),
  )
  const fullTime = event('full-time')
  await recordTestEvents(app, captain, made.match, event('kick-off'), ...scored, fullTime)
  app.clock.advance(3 * 60 * 60_000)
  return { ...made, event, scored, fullTime }
}

test('a team’s form hides results of link-only sessions from other users', async () => {
  const { team, captain } = await createTestTeam(app)
  const { id, match, one } = await play(team, captain)
  await app.db.updateTable('sessions').set({ visibility: 'link' }).where('id', '=', id).execute()
  const [lng, lat] = team.location.coordinates
  const nearTo = async (reader?: Person) =>
    (await app.as(reader?.token)(findNearbyTeams, { query: { lng, lat } })).find(
      ({ _id }) => _id === team._id,
    )
  for (const reader of [captain, one[1]]) {
    expect((await statsOf(reader, team)).form).toMatchObject([{ match: match._id }])
    expect(await nearTo(reader)).toMatchObject({ form: ['won'] })
  }
  const stranger = await createPerson(app)
  expect(await statsOf(stranger, team)).toMatchObject({ played: 1, form: [] })
  expect(await nearTo(stranger)).toMatchObject({ form: [] })
})

test('[TEAM-2] two teams against each other, in all seasons, each as it sees it', async () => {
  const [one, two] = [
    await createTestTeam(app, { name: 'Owls' }),
    await createTestTeam(app, { name: 'Yaks' }),
  ]
  const meet = async (goals: readonly ('T1' | 'T2')[]) => {
    const made = await createTestMatch(app, { captain: one.captain })
    for (const [number, { team }] of [one, two].entries())
      await app.db
        .updateTable('sets')
        .set({ team_id: team._id, name: team.name })
        .where('session_id', '=', made.id)
        .where('number', '=', number + 1)
        .execute()
    const event = createDevice(app)
    const scored = goals.map((side) => event('goal', { side }))
    await recordTestEvents(app, one.captain, made.match, event('kick-off'), ...scored, event('full-time'))
    app.clock.advance(3 * 60 * 60_000)
    return made
  }
  const between = (reader: Person, team: { _id: string }, other: { _id: string }) =>
    app.as(reader.token)(getTeamHeadToHead, { params: { id: team._id, other: other._id } })
  expect(await between(two.captain, two.team, one.team)).toMatchObject({
    team: { _id: two.team._id, name: 'Yaks' },
    other: { _id: one.team._id, name: 'Owls' },
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
  })
  await meet([])
  await meet(['T1'])
  await play(one.team, one.captain)
  const { id, match } = await meet(['T1', 'T2', 'T1'])
  const owls = await between(one.captain, one.team, two.team)
  expect(z.parse(TeamHeadToHead, owls)).toEqual(owls)
  expect(owls).toMatchObject({ played: 3, won: 2, drawn: 1, lost: 0 })
  expect(owls.last).toMatchObject({ match: match._id, outcome: 'won', goals: 2, against: 1 })
  expect(await between(two.captain, two.team, one.team)).toMatchObject({ won: 0, drawn: 1, lost: 2 })
  const sides = await app.as(one.captain.token)(getMatch, { params: { id: match._id } })
  expect([sides.teamOne.team, sides.teamTwo.team]).toEqual([one.team._id, two.team._id])
  await app.db.updateTable('sessions').set({ visibility: 'link' }).where('id', '=', id).execute()
  const stranger = await between(await createPerson(app), one.team, two.team)
  expect(stranger).toMatchObject({ played: 3, last: { goals: 1, against: 0 } })
  await expect(between(one.captain, one.team, { _id: randomUUID() })).rejects.toMatchObject(
    apiError('not-found', 404),
  )
})

describe("a team's season", () => {
  test('begins with the set that it plays', async () => {
    const members = [await createPerson(app)]
    const { team, captain } = await createTestTeam(app, { members, name: 'Oshodi Owls' })
    const { session, others } = await createOpenSession(app, { captain, others: 2 })
    const params = { id: session._id }
    await app.as(captain.token)(assignTeamToSet, {
      params: { ...params, set: '2' },
      body: { team: team._id },
    })
    await app.as(members[0]?.token)(joinSession, { params })
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, { params })
    const match = await app.as(captain.token)(createMatch, { params })
    expect(match.teamTwo.name).toBe('Oshodi Owls')
    const event = createDevice(app)
    const goal = event('goal', { side: 'T2', player: captain.id })
    await recordTestEvents(app, captain, match, event('kick-off'), goal, event('full-time'))
    const stats = await statsOf(others[0], team)
    expect(z.parse(TeamStats, stats)).toEqual(stats)
    expect(stats).toMatchObject({
      team: { _id: team._id, name: 'Oshodi Owls', initials: 'OO' },
      season: '25/26',
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      goals: 1,
      against: 0,
      form: [{ match: match._id, outcome: 'won', opponent: match.teamOne.name, goals: 1, against: 0 }],
      scorers: [{ player: { _id: captain.id, name: captain.nickname }, goals: 1, played: 1 }],
    })
    expect(await statsOf(captain, team, '24/25')).toMatchObject({ played: 0, form: [], scorers: [] })
  })

  test('has the last five, the latest first, and the first scorers', async () => {
    const { team, captain } = await createTestTeam(app)
    for (const goals of [['T1'], [], ['T2'], ['T1', 'T1'], ['T1', 'T2'], ['T2', 'T2']] as ('T1' | 'T2')[][])
      await play(team, captain, { goals })
    const stats = await statsOf(captain, team)
    const lastFive = ['lost', 'drawn', 'won', 'lost', 'drawn']
    expect(stats.form.map(({ outcome }) => outcome)).toEqual(lastFive)
    expect(await app.as(captain.token)(listMyTeams)).toMatchObject([{ _id: team._id, form: lastFive }])
    expect(stats).toMatchObject({ played: 6, won: 2, drawn: 2, lost: 2, goals: 4, against: 4 })
    expect(stats).toMatchObject({ cleanSheets: 3, longestRun: 1 })
    for (let times = 0; times < 2; times++) await play(team, captain)
    expect(await statsOf(captain, team)).toMatchObject({ cleanSheets: 5, longestRun: 2 })
    expect(stats.scorers).toMatchObject([{ player: { _id: captain.id }, goals: 4, played: 6 }])
  })

  test('follows a correction, and a full time that is taken back and given again', async () => {
    const { team, captain } = await createTestTeam(app)
    const { match, event, scored, fullTime } = await play(team, captain)
    await recordTestEvents(app, captain, match, event('void', { voids: scored[0]?.id }))
    expect(await statsOf(captain, team)).toMatchObject({ drawn: 1, won: 0, goals: 0, scorers: [] })
    const open = event('void', { voids: fullTime.id })
    await recordTestEvents(app, captain, match, open)
    expect(await statsOf(captain, team)).toMatchObject({ played: 0, form: [] })
    await recordTestEvents(app, captain, match, event('void', { voids: open.id }))
    expect(await statsOf(captain, team)).toMatchObject({ played: 1, drawn: 1 })
  })

  test('is for everyone signed in, of a team there is', async () => {
    const { team } = await createTestTeam(app)
    await expect(statsOf(undefined, team)).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(statsOf(await createPerson(app), { _id: randomUUID() })).rejects.toMatchObject(
      apiError('not-found', 404),
    )
  })
})

describe("the teams' leaderboard", () => {
  const board = (person: Person, query: Parameters<typeof asked>[1]) => asked(person, query)
  const asked = (
    person: Person,
    query: { by?: 'wins' | 'goals' | 'played'; lng?: number; lat?: number; limit?: number },
  ) => app.as(person.token)(getTeamLeaderboard, { query })

  test('has the most first, equal ones on one rank, and says which are mine', async () => {
    const benin = { lng: 5.6037, lat: 6.335 }
    const [one, two, three] = [
      await createTestTeam(app),
      await createTestTeam(app),
      await createTestTeam(app),
    ]
    for (const { team, captain } of [one, one, two, two])
      await play(team, captain, { ...benin, goals: ['T1', 'T1'] })
    await play(three.team, three.captain, { ...benin, goals: ['T2'] })
    const wins = await board(one.captain, benin)
    expect(z.parse(TeamLeaderboard, wins)).toEqual(wins)
    expect(wins).toMatchObject({ season: '25/26', by: 'wins', mine: [one.team._id] })
    expect(wins.teams.map(({ rank, figure }) => [rank, figure])).toEqual([
      [1, 2],
      [1, 2],
    ])
    const played = await board(one.captain, { ...benin, by: 'played' })
    expect(played.teams.map(({ figure }) => figure)).toEqual([2, 2, 1])
    expect((await board(one.captain, { ...benin, by: 'goals', limit: 1 })).teams).toMatchObject([
      { rank: 1, figure: 4, played: 2 },
    ])
  })

  test('follows a pitch that was moved, and excludes disbanded teams', async () => {
    const [wrong, right] = [
      { lng: 7.0498, lat: 4.8156 },
      { lng: 7.4951, lat: 9.0579 },
    ]
    const owner = await createPerson(app, { isOwner: true })
    const { team, captain } = await createTestTeam(app)
    const { pitch } = await play(team, captain, { ...wrong, owner })
    const location = { type: 'Point' as const, coordinates: [right.lng, right.lat] as [number, number] }
    await app.as(owner.token)(changePitch, { params: { id: pitch }, body: { revision: 1, location } })
    expect((await board(captain, wrong)).teams).toEqual([])
    expect((await board(captain, right)).teams).toMatchObject([{ team: { _id: team._id } }])
    await app.as(captain.token)(disbandTeam, { params: { id: team._id } })
    expect((await board(captain, right)).teams).toEqual([])
    expect(await statsOf(captain, team)).toMatchObject({ played: 1 })
  })
})
