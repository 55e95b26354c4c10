import type { Availability } from '@i-one/contract/availability'
import { listNotifications } from '@i-one/contract/notifications'
import {
  TieAvailability,
  askSquad,
  getTieAvailability,
  updateTieAvailability,
} from '@i-one/contract/tournaments/availability'
import { moveTie, postponeTie } from '@i-one/contract/tournaments/moving'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice, recordTestEvents } from '../../../test/make-match.ts'
import { createDrawnTournament, createTestTournament } from '../../../test/make-tournament.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { day, hour, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const createSemiFinal = async (members = 2) => {
  const cup = await createDrawnTournament(app, { form: 'knock-out', teams: 3, members })
  const { params, call, tie } = cup
  const pitch = await createTestPitch(app)
  const start = new Date(app.clock.now().getTime() + 3 * day)
  start.setUTCHours(15, 0, 0, 0)
  const semi = await tie(1)
  const match = { ...params, match: semi._id }
  const move = (to: Date) => call(moveTie, { params: match, body: { pitch, start: to.toISOString() } })
  await move(start)
  const sideOf = (team: string | undefined) => cup.teams.find(({ id }) => id === team)!
  const [one, two] = [sideOf(semi.teamOne.team), sideOf(semi.teamTwo.team)]
  const say = ({ token }: Person, answer: Availability) =>
    app.as(token)(updateTieAvailability, { params: match, body: { answer } })
  const look = ({ token }: Person) => app.as(token)(getTieAvailability, { params: match })
  const ask = ({ token }: Person, { id: team } = one) =>
    app.as(token)(askSquad, { params: match, body: { team } })
  const nameOf = ({ id }: { id: string }) => `Team ${cup.names.get(id)}`
  return { ...cup, nameOf, match, start, move, one, two, say, look, ask }
}

const answers = ({ teams }: TieAvailability) =>
  teams.map(({ team, players }) => [team.name, players.map(({ answer }) => answer ?? 'unsaid')])

const kindsOf = async ({ token }: Person, wanted: RegExp) =>
  (await app.as(token)(listNotifications)).notifications
    .map(({ kind }) => kind)
    .filter((kind) => wanted.test(kind))
    .toReversed()

test('squad players answer in, maybe or out; only their team and the organizer see the answers', async () => {
  const { one, two, say, look, organizer, teams, nameOf } = await createSemiFinal()
  const [captain, second, third] = one.players as [Person, Person, Person]
  await say(captain, 'in')
  await say(second, 'maybe')
  await say(third, 'in')
  const seen = await say(third, 'out')
  expect(z.parse(TieAvailability, seen)).toEqual(seen)
  expect(seen).toMatchObject({ plays: true, mine: 'out' })
  const own = [nameOf(one), ['in', 'maybe', 'out']]
  const others = [nameOf(two), ['unsaid', 'unsaid', 'unsaid']]
  expect(answers(await look(captain))).toEqual([own])
  expect(answers(await look(two.captain))).toEqual([others])
  expect(answers(await look(organizer))).toEqual([own, others])
  for (const stranger of [await createPerson(app), teams[0]!.captain]) {
    expect(await look(stranger)).toMatchObject({ plays: false, teams: [] })
    await expect(say(stranger, 'in')).rejects.toMatchObject(apiError('not-in-squad'))
  }
})

test('captains can ask players without an answer, each once every twelve hours', async () => {
  const { one, two, say, look, ask, organizer } = await createSemiFinal()
  const [captain, second, third] = one.players as [Person, Person, Person]
  await say(second, 'out')
  const asked = await Promise.all([ask(captain), ask(captain)])
  expect((await look(captain)).teams[0]!.asks).toBe(false)
  for (const { teams } of asked)
    expect(teams[0]!.players.map(({ asked: at }) => at !== undefined)).toEqual([false, false, true])
  await ask(organizer)
  const heard = () => Promise.all([captain, second, third].map((person) => kindsOf(person, /can-you-play/)))
  expect((await heard()).map(({ length }) => length)).toEqual([1, 0, 1])
  app.clock.advance(12 * hour)
  expect((await look(captain)).teams[0]!.asks).toBe(true)
  expect((await look(third)).teams[0]!.asks).toBe(false)
  await ask(captain)
  expect((await heard()).map(({ length }) => length)).toEqual([1, 0, 2])
  for (const other of [third, two.captain])
    await expect(ask(other)).rejects.toMatchObject(apiError('not-yours'))
})

test('a day before, players without an answer are asked again, players who are out get nothing, and others a reminder', async () => {
  const { one, start, say } = await createSemiFinal()
  const [captain, second, third] = one.players as [Person, Person, Person]
  await say(captain, 'in')
  await say(second, 'out')
  app.clock.set(new Date(start.getTime() - day))
  await Promise.all([app.sweep(), app.sweep()])
  await app.sweep()
  const heard = (person: Person) => kindsOf(person, /can-you-play|match-tomorrow/)
  expect(await Promise.all([captain, second, third].map(heard))).toEqual([
    ['match-tomorrow'],
    [],
    ['can-you-play'],
  ])
})

test('moving a match clears all answers', async () => {
  const { one, start, say, look, ask, move, call, match, nameOf } = await createSemiFinal(0)
  await say(one.captain, 'in')
  await move(new Date(start.getTime() + hour))
  const moved = await look(one.captain)
  expect(answers(moved)).toEqual([[nameOf(one), ['unsaid']]])
  expect(moved.mine).toBeUndefined()
  await say(one.captain, 'maybe')
  expect((await look(one.captain)).mine).toBe('maybe')
  await call(postponeTie, { params: match })
  expect((await look(one.captain)).start).toBeUndefined()
  await expect(say(one.captain, 'in')).rejects.toMatchObject(apiError('no-time-yet'))
  await expect(ask(one.captain)).rejects.toMatchObject(apiError('no-time-yet'))
})

test('nobody is asked before the draw, of a team that does not play, nor once the match has begun', async () => {
  const { one, say, ask, organizer, match, teams } = await createSemiFinal(0)
  await expect(ask(organizer, teams[0])).rejects.toMatchObject(apiError('not-entered'))
  await recordTestEvents(app, organizer, { _id: match.match }, createDevice(app)('kick-off'))
  await expect(say(one.captain, 'in')).rejects.toMatchObject(apiError('match-begun'))
  await expect(ask(one.captain)).rejects.toMatchObject(apiError('match-begun'))
  const open = await createTestTournament(app, { teams: 1 })
  const early = app.as(open.organizer.token)(askSquad, {
    params: { ...open.params, match: open.id },
    body: { team: open.teams[0]!.id },
  })
  await expect(early).rejects.toMatchObject(apiError('not-drawn'))
})
