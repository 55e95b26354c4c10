import { type Session, cancelSession, startSession } from '@i-one/contract/sessions'
import { editSession } from '@i-one/contract/sessions/captain'
import { listSessionChanges } from '@i-one/contract/sessions/history'
import { joinSession } from '@i-one/contract/sessions/places'
import { drawSets, assignTeamToSet } from '@i-one/contract/sessions/sets'
import { disbandTeam } from '@i-one/contract/teams'
import { saveFormation } from '@i-one/contract/teams/formations'
import { setShirtNumber } from '@i-one/contract/teams/members'
import { expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const people = (count: number) => Promise.all(Array.from({ length: count }, () => createPerson(app)))
const play = (person: Person, session: { _id: string }, set: number, team: string | null) =>
  app.as(person.token)(assignTeamToSet, { params: { id: session._id, set: String(set) }, body: { team } })
const join = (person: Person, session: { _id: string }) => app.as(person.token)(joinSession, byId(session))
const playersIn = ({ places }: Session, set: number) =>
  places.filter((place) => place.set === set).map(({ player }) => player._id)

test('a set played as a team has its name, and the draw puts its members there and the others to even sizes', async () => {
  const members = await people(3)
  const others = await people(3)
  const { team, captain } = await createTestTeam(app, { members, name: 'Oshodi Owls' })
  const { session } = await createOpenSession(app, { captain })
  const named = await play(captain, session, 2, team._id)
  expect(named).toMatchObject({
    teamOne: { name: session.setNames[0] },
    teamTwo: { name: 'Oshodi Owls' },
    setTeams: [{ set: 2, team: team._id }],
  })
  let drawn = named
  for (const person of [...others, ...members]) drawn = await join(person, session)
  const squad = [captain, ...members].map(({ id }) => id).toSorted()
  for (let n = 0; n < 5; n++) {
    drawn = await app.as(captain.token)(drawSets, byId(session))
    expect(playersIn(drawn, 2).toSorted()).toEqual(squad)
    expect(playersIn(drawn, 1)).toHaveLength(3)
  }
  const [late] = await people(1)
  expect(playersIn(await join(late!, session), 1)).toContain(late?.id)
  const changes = await app.as(captain.token)(listSessionChanges, byId(session))
  expect(changes).toContainEqual(
    expect.objectContaining({ change: 'edited', reason: `team 2: ${session.setNames[1]} → Oshodi Owls` }),
  )
})

test('a session that was drawn is drawn again, and has a name by lot again without the team', async () => {
  const members = await people(2)
  const { team, captain } = await createTestTeam(app, { members })
  const { session } = await createOpenSession(app, { captain, others: 3 })
  for (const member of members) await join(member, session)
  const named = await play(captain, session, 1, team._id)
  expect(playersIn(named, 1).toSorted()).toEqual([captain, ...members].map(({ id }) => id).toSorted())
  expect(await play(captain, session, 1, team._id)).toMatchObject({ drawSeed: named.drawSeed })
  const without = await play(captain, session, 1, null)
  expect(without.setTeams).toEqual([])
  expect(without.setNames[0]).not.toBe(team.name)
  expect(without.setNames[0]).not.toBe(without.setNames[1])
})

test('its players wear their numbers and stand as the team has saved it', async () => {
  const [keeper] = (await people(1)) as [Person]
  const { team, captain } = await createTestTeam(app, { members: [keeper] })
  const lead = app.as(captain.token)
  await lead(setShirtNumber, { params: { id: team._id, player: captain.id }, body: { number: 23 } })
  const spots = [
    { role: 'goalkeeper' as const, x: 50, y: 8.5, player: keeper.id },
    { role: 'forward' as const, x: 30, y: 80, player: captain.id },
  ]
  const params = { id: team._id, formation: team._id }
  await lead(saveFormation, { params, body: { name: 'Two', spots } })
  const { session } = await createOpenSession(app, { captain, playersPerTeam: 2, others: 2 })
  await join(keeper, session)
  const { lineups } = await play(captain, session, 1, team._id)
  const lineup = lineups?.find(({ set }) => set === 1)?.lineup
  expect(lineup?.forward).toMatchObject([{ player: captain.id, number: 23, x: 30, y: 80 }])
  expect(lineup?.goalkeeper).toMatchObject([{ player: keeper.id, x: 50, y: 8.5 }])
})

test('one set played as a team looks for an opponent still', async () => {
  const { team, captain } = await createTestTeam(app)
  const { session } = await createOpenSession(app, { captain, sets: 1 })
  expect(await play(captain, session, 1, team._id)).toMatchObject({
    teamOne: { name: team.name },
    teamTwo: { name: 'Opponent wanted' },
  })
  const two = await app.as(captain.token)(editSession, { ...byId(session), body: { sets: 2 } })
  expect(two).toMatchObject({ teamOne: { name: team.name }, setTeams: [{ set: 1 }] })
})

test('is refused where it cannot be', async () => {
  const { team, captain } = await createTestTeam(app)
  const { team: namesake } = await createTestTeam(app, { captain })
  const { team: foreign } = await createTestTeam(app)
  const { session, others } = await createOpenSession(app, { captain, sets: 3, others: 1 })
  await play(captain, session, 1, team._id)
  await expect(play(captain, session, 2, team._id)).rejects.toMatchObject(apiError('team-plays'))
  await expect(play(captain, session, 2, namesake._id)).rejects.toMatchObject(apiError('set-name-taken'))
  await expect(play(captain, session, 2, foreign._id)).rejects.toMatchObject(apiError('not-a-member'))
  await expect(play(captain, session, 4, team._id)).rejects.toMatchObject(apiError('not-found', 404))
  await expect(play(others[0]!, session, 1, null)).rejects.toMatchObject(apiError('not-yours'))
  await app.as(captain.token)(disbandTeam, byId(namesake))
  await expect(play(captain, session, 2, namesake._id)).rejects.toMatchObject(apiError('not-a-member'))
  const both = await createOpenSession(app, {
    captain,
    others: 1,
    start: new Date(sessionStart.getTime() + 2 * 60 * 60_000),
  })
  const raced = await Promise.allSettled([1, 2].map((set) => play(captain, both.session, set, team._id)))
  expect(raced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  app.clock.set(both.session.start)
  await app.as(captain.token)(startSession, byId(both.session))
  await expect(play(captain, both.session, 1, null)).rejects.toMatchObject(apiError('session-started'))
})

test('comes to nothing once the session is called off', async () => {
  const { team, captain } = await createTestTeam(app)
  const { session } = await createOpenSession(app, { captain })
  await app.as(captain.token)(cancelSession, byId(session))
  await expect(play(captain, session, 1, team._id)).rejects.toMatchObject(apiError('session-ended'))
})
