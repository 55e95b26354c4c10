import { cancelSession } from '@i-one/contract/sessions'
import { acceptChallenge } from '@i-one/contract/sessions/challenges'
import { assignTeamToSet } from '@i-one/contract/sessions/sets'
import { Team, getTeam } from '@i-one/contract/teams'
import { hour } from '@i-one/game/durations'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createChallenge } from '../../test/make-challenge.ts'
import { createOpenSession, sessionStart } from '../../test/make-open-session.ts'
import { createTestTeam } from '../../test/make-team.ts'
import { createCupFinal } from '../../test/make-tournament.ts'
import { type Person, createPerson } from '../../test/make.ts'
import { byId, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()

const nextOf = async (reader: Person, team: { _id: string }) =>
  (await app.as(reader.token)(getTeam, byId(team))).next

const start = (hours: number) => new Date(sessionStart.getTime() + hours * hour)

const playAt = async (
  { team, captain }: { team: { _id: string }; captain: Person },
  hours: number,
  traits: { visibility?: 'link'; sets?: number } = {},
) => {
  const { session } = await createOpenSession(app, { captain, start: start(hours), ...traits })
  const set = String(Math.min(2, session.sets))
  await app.as(captain.token)(assignTeamToSet, { params: { id: session._id, set }, body: { team: team._id } })
  return session
}

test('a team’s next fixture is the earliest that takes place', async () => {
  const stranger = await createPerson(app)
  const made = await createTestTeam(app, { name: 'Oshodi Owls' })
  expect(await nextOf(stranger, made.team)).toBeUndefined()
  const later = await playAt(made, 24)
  const first = await playAt(made, 0)
  const team = await app.as(stranger.token)(getTeam, byId(made.team))
  expect(z.parse(Team, team)).toEqual(team)
  expect(team.next).toEqual({
    session: first._id,
    matchType: 'Friendly Match',
    start: first.start,
    pitch: { _id: first.pitch._id, name: first.pitch.name, timeZone: 'Africa/Lagos' },
    team: { name: 'Oshodi Owls' },
    opponent: { name: first.setNames[0] },
    serverTime: app.clock.now().toISOString(),
  })
  await app.as(made.captain.token)(cancelSession, byId(first))
  expect(await nextOf(stranger, made.team)).toMatchObject({ session: later._id })
})

test('a session of a link is seen by who has to do with it, as the session itself is', async () => {
  const { challenge, from, to } = await createChallenge(app)
  const accepted = await app.as(to.captain.token)(acceptChallenge, {
    ...byId(challenge),
    body: { slot: challenge.slots[0]!._id },
  })
  const expected = { session: accepted.session, opponent: { name: challenge.to.name } }
  for (const reader of [from.captain, to.captain, await createPerson(app, { isAdmin: true })])
    expect(await nextOf(reader, from.team)).toMatchObject(expected)
  const stranger = await createPerson(app)
  expect(await nextOf(stranger, from.team)).toBeUndefined()
  expect(await nextOf(stranger, to.team)).toBeUndefined()
})

test('one set wants an opponent, and several rotating sets have none', async () => {
  const made = await createTestTeam(app)
  const alone = await playAt(made, 0, { sets: 1 })
  expect(await nextOf(made.captain, made.team)).toMatchObject({
    session: alone._id,
    opponent: { name: 'Opponent wanted' },
  })
  await app.as(made.captain.token)(cancelSession, byId(alone))
  const several = await playAt(made, 24, { sets: 3 })
  const next = await nextOf(made.captain, made.team)
  expect(next).toMatchObject({ session: several._id })
  expect(next).not.toHaveProperty('opponent')
})

test('a match of a tournament is next for both of its teams, and seen by everybody until it is over', async () => {
  const { final, one, two } = await createCupFinal(app)
  const stranger = await createPerson(app)
  const [first, second] = [{ _id: one.id }, { _id: two.id }]
  const next = await nextOf(stranger, first)
  expect(next).toMatchObject({ match: final._id, matchType: 'Cup Finals', start: final.start })
  expect(await nextOf(stranger, second)).toMatchObject({
    match: final._id,
    team: next?.opponent,
    opponent: next?.team,
  })
  app.clock.set(new Date(Date.parse(final.start!) + hour))
  expect(await nextOf(stranger, first)).toBeUndefined()
})
