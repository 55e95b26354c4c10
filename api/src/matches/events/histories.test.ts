import { randomUUID } from 'node:crypto'
import { CallError, createClient } from '@i-one/contract/call'
import { createMatch, getMatch, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { transferWhistle, acceptWhistle } from '@i-one/contract/matches/scorers'
import { getPlayerStats } from '@i-one/contract/stats'
import { listEffectiveEvents } from '@i-one/game/matches/event'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createStartedSession } from '../../../test/make-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { startRestartingServer } from '../../../test/restarting-server.ts'
import { day, startTestApp } from '../../../test/suite.ts'

/** Number of random histories. Can be set with `npm run test:matches -- --histories 10000 --seed=-12`. */
const histories = Number(process.env['HISTORIES'] ?? 40)
const seed = process.env['HISTORIES_SEED'] ? { seed: Number(process.env['HISTORIES_SEED']) } : {}

const app = await startTestApp({ rateLimits: false })
const server = await startRestartingServer(app)
const createPlayers = async () => ({ T1: await createPerson(app), T2: await createPerson(app) })
let players: Record<'T1' | 'T2', Person> = await createPlayers()
/** Number of matches before new players are created, because statistics of many matches are slow to read. */
const matchesOfPlayers = 50
let played = 0
afterAll(() => server.stop())

const device = fc.nat({ max: 2 })
const recording = fc.record({
  act: fc.constant('record' as const),
  device,
  type: fc.constantFrom(
    'goal',
    'goal',
    'goal',
    'own-goal',
    'assist',
    'card',
    'void',
    'void',
    'void',
    'two-goals',
  ),
  side: fc.constantFrom('T1' as const, 'T2' as const),
  of: fc.nat(),
})
const blow = fc.record({
  act: fc.constant('blow' as const),
  device,
  type: fc.constantFrom('kick-off', 'pause', 'resume', 'period-end', 'full-time', 'full-time'),
})
const send = fc.record({
  act: fc.constant('send' as const),
  device,
  count: fc.integer({ min: 1, max: 6 }),
  how: fc.constantFrom('in order', 'backwards', 'twice at once', 'unheard'),
  isAwaited: fc.boolean(),
})
const restart = fc.record({ act: fc.constant('restart' as const) })
const step = fc.oneof(
  { weight: 12, arbitrary: recording },
  { weight: 4, arbitrary: blow },
  { weight: 8, arbitrary: send },
  { weight: 1, arbitrary: restart },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Recording = typeof recording extends fc.Arbitrary<infer T> ? T : never

const history = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 40 }),
  wrongBy: fc.tuple(
    ...[0, 1, 2].map(() =>
      fc.oneof(
        fc.constant(0),
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: -2 * day, max: 2 * day }),
      ),
    ),
  ),
})

const eventOf = ({ type, side, of }: Recording, sent: readonly NewEvent[]): Partial<NewEvent> | undefined => {
  const any = sent[of % Math.max(1, sent.length)]
  const goals = sent.filter((event) => event.type === 'goal' || event.type === 'own-goal')
  const [goal, other] = [goals[of % Math.max(1, goals.length)]?.id, goals.at(-1)?.id]
  const player = players[side].id
  if (type === 'void') return any && { voids: any.id }
  if (type === 'two-goals') return goal === other ? undefined : { goal, other }
  if (type === 'assist') return goal ? { side, player, goal } : undefined
  return { side, player, ...(type === 'card' && { card: 'yellow' }) }
}

const model = (sent: readonly NewEvent[]) => {
  const stands = ({ id, goal, other }: NewEvent): boolean =>
    !sent.some((one) => one.voids === id && stands(one)) &&
    sent.every((one) => (one.id !== goal && one.id !== other) || stands(one))
  const standing = sent.filter((event) => event.type !== 'void' && stands(event))
  const firstAssistOf = (goal: string | undefined) =>
    standing.find((event) => event.type === 'assist' && event.goal === goal)
  const effective = standing.filter((event) => event.type !== 'assist' || firstAssistOf(event.goal) === event)
  const count = (type: string, side?: string) =>
    effective.filter((event) => event.type === type && event.side === side).length
  const played = count('full-time') > 0 && effective.some(({ type }) => type !== 'full-time')
  const figures = (side: string) =>
    played
      ? { goals: count('goal', side), assists: count('assist', side), played: 1 }
      : { goals: 0, assists: 0, played: 0 }
  return {
    isFinished: count('full-time') > 0,
    score: {
      T1: count('goal', 'T1') + count('own-goal', 'T2'),
      T2: count('goal', 'T2') + count('own-goal', 'T1'),
    },
    feed: effective.map(({ id }) => id).toSorted(),
    figures: { T1: figures('T1'), T2: figures('T2') },
  }
}

const createScoredMatch = async () => {
  const session = await createStartedSession(app, { captain: players.T1, others: [players.T2] })
  const captain = app.as(players.T1.token)
  const { _id } = await captain(createMatch, { params: { id: session.id } })
  const { code } = await captain(transferWhistle, { params: { id: _id } })
  await app.as(players.T2.token)(acceptWhistle, { body: { code } })
  const { whistle } = await app.as()(acceptWhistle, { body: { code, name: 'Musa' } })
  return { match: _id, tokens: [players.T1.token, players.T2.token, whistle?.token ?? ''] }
}

const figuresOf = async (side: 'T1' | 'T2') => {
  const { id, token } = players[side]
  const { goals, assists, played } = await app.as(token)(getPlayerStats, { params: { id } })
  return { goals, assists, played }
}

class Scorer {
  #token: string
  #match: string
  #kept: NewEvent[] = []

  constructor(token: string, match: string) {
    this.#token = token
    this.#match = match
  }

  recording(event: NewEvent) {
    this.#kept.push(event)
  }

  async sendAll() {
    for (let tries = 0; this.#kept.length; tries++) {
      if (tries > 5) throw new Error('the server does not answer')
      await this.send()
    }
  }

  async send(count = 200, how = 'in order') {
    const events = this.#kept.slice(0, count)
    if (!events.length) return
    const sent = how === 'backwards' ? events.toReversed() : events
    const times = how === 'twice at once' ? 2 : 1
    const answers = await Promise.all(Array.from({ length: times }, () => this.#record(sent)))
    if (how === 'unheard' || answers.includes(false)) return
    this.#kept = this.#kept.filter((event) => !events.includes(event))
  }

  async #record(events: NewEvent[]) {
    const call = createClient({ baseUrl: server.baseUrl, token: () => this.#token })
    try {
      const { refused } = await call(recordEvents, { params: { id: this.#match }, body: { events } })
      expect(refused).toEqual([])
      return true
    } catch (error) {
      if (error instanceof CallError && (error.code === 'stopping' || !error.code)) return false
      throw error
    }
  }
}

const play = async (steps: readonly Step[], wrongBy: readonly number[]) => {
  const { match, tokens } = await createScoredMatch()
  const scorers = tokens.map((token) => new Scorer(token, match))
  const sent: NewEvent[] = []
  const under: Promise<void>[] = []
  for (const one of steps) {
    if (one.act === 'restart') await server.restart()
    else if (one.act === 'send') {
      const sending = scorers[one.device]!.send(one.count, one.how)
      if (one.isAwaited) await sending
      else under.push(sending)
    } else {
      const rest = one.act === 'record' ? eventOf(one, sent) : {}
      if (!rest) continue
      const at = new Date(app.clock.now().getTime() + (wrongBy[one.device] ?? 0)).toISOString()
      const event = { id: randomUUID(), type: one.type, clockMs: sent.length, at, ...rest } as NewEvent
      sent.push(event)
      scorers[one.device]!.recording(event)
      app.clock.advance(1000)
    }
  }
  await Promise.all(under)
  for (const scorer of scorers) await scorer.sendAll()
  return { match, sent }
}

const difference = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]))

test(
  'whatever several devices send, in whatever order, twice, without a connection or through a restart, comes to what the model says',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ steps, wrongBy }) => {
        if (++played % matchesOfPlayers === 0) players = await createPlayers()
        const before = { T1: await figuresOf('T1'), T2: await figuresOf('T2') }
        const { match, sent } = await play(steps, wrongBy)
        const { score, state, events } = await app.as()(getMatch, { params: { id: match } })
        const figures = {
          T1: difference(await figuresOf('T1'), before.T1),
          T2: difference(await figuresOf('T2'), before.T2),
        }
        const feed = listEffectiveEvents(events)
          .map(({ id }) => id)
          .toSorted()
        expect({ isFinished: state === 'finished', score, feed, figures }).toEqual(model(sent))
        expect(events.map(({ id }) => id).toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
        expect(events.map(({ seq }) => seq)).toEqual(sent.map((_, n) => n + 1))
      }),
      // limits the time of each history, so that a history that hangs reports its seed
      { numRuns: histories, timeout: 60_000, ...seed },
    )
  },
  120_000 + histories * 10_000,
)
