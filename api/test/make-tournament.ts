import type { NewEvent } from '@i-one/contract/matches/events'
import { type Tournament, createTournament, getTournament } from '@i-one/contract/tournaments'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { enterResult } from '@i-one/contract/tournaments/results'
import { hour, minute } from '@i-one/game/durations'
import type * as z from 'zod/mini'
import { settleMatches } from '../src/tournaments/calendar/actions.ts'
import type { TestApp } from './app.ts'
import { createDevice, recordTestEvents } from './make-match.ts'
import { createTestTeam } from './make-team.ts'
import { type Person, createPerson, createTestPitch } from './make.ts'

type New = z.input<typeof createTournament.body>

export const newTournament = {
  name: 'Mainland Cup',
  form: 'league',
  most: 8,
  entriesUntil: '2025-11-28T12:00:00.000Z',
  squad: { most: 8 },
  rules: { minutes: 8 },
} satisfies New

interface Traits extends Partial<New> {
  organizer?: Person
  teams?: number
  members?: number
}

export const createTestTournament = async (app: TestApp, traits: Traits = {}) => {
  const {
    teams: count = 0,
    members = 0,
    organizer = await createPerson(app, { isOwner: true }),
    ...settings
  } = traits
  const body = { ...newTournament, ...settings }
  const { _id, code } = await app.as(organizer.token)(createTournament, { body })
  const params = { id: _id }
  const teams = []
  for (let n = 0; n < count; n++) {
    const others = await Promise.all(Array.from({ length: members }, () => createPerson(app)))
    const { team, captain } = await createTestTeam(app, { name: `Team ${n + 1}`, members: others })
    await app.as(captain.token)(registerTeam, { params, body: { team: team._id } })
    teams.push({ id: team._id, captain, players: [captain, ...others] })
  }
  const show = (reader?: Person): Promise<Tournament> => app.as(reader?.token)(getTournament, { params })
  return { id: _id, code, params, organizer, teams, show }
}

/** Creates a drawn tournament whose teams are seeded in order of entry. `tie` finds a match by its number. */
export const createDrawnTournament = async (app: TestApp, traits: Traits = {}) => {
  const made = await createTestTournament(app, { teams: 4, ...traits })
  const { params, organizer, teams, show } = made
  const call = app.as(organizer.token)
  await call(drawTournament, { params, body: { seeding: teams.map(({ id }) => id) } })
  const tie = async (number: number) => {
    const ties = (await show()).stages.flatMap((stage) => stage.ties)
    return ties.find((one) => one.number === number)!
  }
  type Result = z.input<typeof enterResult.body>
  const enter = async (number: number, result: Result) =>
    call(enterResult, { params: { ...params, match: (await tie(number))._id }, body: result })
  return { ...made, call, tie, enter, names: new Map(teams.map(({ id }, n) => [id, n + 1])) }
}

const placeAll = async (app: TestApp, id: string) => {
  const pitch = await createTestPitch(app)
  const first = app.clock.now().getTime() + hour
  const ties = await app.db
    .selectFrom('tournament_matches')
    .select(['id', 'number'])
    .where('tournament_id', '=', id)
    .execute()
  for (const tie of ties)
    await app.db
      .updateTable('tournament_matches')
      .set({ pitch_id: pitch, starts_at: new Date(first + tie.number * hour) })
      .where('id', '=', tie.id)
      .execute()
  await settleMatches(
    app.db,
    id,
    ties.map((tie) => tie.id),
    app.clock.now(),
  )
  return pitch
}

export const createScheduledTournament = async (app: TestApp, traits: Traits = {}) => {
  const made = await createDrawnTournament(app, traits)
  const pitch = await placeAll(app, made.id)
  const { organizer, tie } = made
  const event = createDevice(app)
  const goals = (side: 'T1' | 'T2', count: number) =>
    Array.from({ length: count }, () => event('goal', { side }))
  const send = async (number: number, ...events: NewEvent[]) => {
    app.clock.advance(minute)
    return recordTestEvents(app, organizer, await tie(number), ...events)
  }
  const play = async (number: number, T1: number, T2: number) =>
    send(number, event('kick-off'), ...goals('T1', T1), ...goals('T2', T2), event('full-time'))
  const sides = async (number: number) => {
    const { teamOne, teamTwo } = await tie(number)
    return [teamOne, teamTwo].map(({ team }) => team && made.names.get(team))
  }
  return { ...made, pitch, event, goals, play, send, sides }
}

export const createCupFinal = async (app: TestApp, traits: Traits = {}) => {
  const cup = await createDrawnTournament(app, { form: 'knock-out', members: 1, ...traits })
  const { id } = cup
  const pitch = await createTestPitch(app)
  const start = new Date(app.clock.now().getTime() + hour)
  await app.db
    .updateTable('tournament_matches')
    .set({ pitch_id: pitch, starts_at: start })
    .where('tournament_id', '=', id)
    .where('number', '=', 3)
    .execute()
  await cup.enter(1, { T1: 1 })
  await cup.enter(2, { T2: 1 })
  const final = await cup.tie(3)
  return { ...cup, pitch, start, final, one: cup.teams[0]!, two: cup.teams[1]! }
}
