import { randomUUID } from 'node:crypto'
import { type NewEvent, createMatch, getMatch } from '@i-one/contract/matches'
import { getPlayerStats } from '@i-one/contract/stats'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, bootApp } from '../../../test/app.ts'
import { record } from '../../../test/make-match.ts'
import { makeStartedSession } from '../../../test/make-session.ts'

let app: TestApp
beforeAll(async () => {
  app = await bootApp()
})
afterAll(() => app.stop())

const players = { T1: 0, T2: 1 } as const
const step = fc.record({
  type: fc.constantFrom('goal', 'goal', 'own-goal', 'assist', 'void', 'void', 'full-time'),
  side: fc.constantFrom('T1', 'T2'),
  /** Which earlier event an assist or a void is about. */
  of: fc.nat(),
  /** Where it stands among what is sent, and with what it is sent. */
  order: fc.nat(),
  wrongClock: fc.integer({ min: -100_000, max: 100_000 }),
  twice: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const told = (steps: readonly Step[], ids: readonly [string, string], now: Date) => {
  const events: NewEvent[] = []
  for (const { type, side, of, wrongClock } of steps) {
    const at = new Date(now.getTime() + wrongClock).toISOString()
    const base = { id: randomUUID(), type, clockMs: events.length, at } as NewEvent
    const earlier = events[of % Math.max(1, events.length)]
    const goals = events.filter((event) => event.type === 'goal')
    const goal = goals[of % Math.max(1, goals.length)]
    const player = ids[players[side]]
    if (type === 'goal' || type === 'own-goal') events.push({ ...base, side, player })
    else if (type === 'full-time') events.push(base)
    else if (type === 'void' && earlier) events.push({ ...base, voids: earlier.id })
    else if (type === 'assist' && goal) events.push({ ...base, side, player, goal: goal.id })
  }
  return events
}

/** What a match comes to, said as simply as it can be. */
const model = (events: readonly NewEvent[], ids: readonly [string, string]) => {
  const stands = ({ id, goal }: NewEvent): boolean =>
    !events.some((other) => other.voids === id && stands(other)) &&
    (goal === undefined || events.some((other) => other.id === goal && stands(other)))
  const standing = events.filter((event) => event.type !== 'void' && stands(event))
  const count = (type: string, side?: string) =>
    standing.filter((event) => event.type === type && event.side === side).length
  const finished = count('full-time') > 0
  const played = finished && standing.some(({ type }) => type !== 'full-time')
  return {
    state: finished ? 'finished' : 'scheduled',
    score: {
      T1: count('goal', 'T1') + count('own-goal', 'T2'),
      T2: count('goal', 'T2') + count('own-goal', 'T1'),
    },
    figures: (['T1', 'T2'] as const).map((side) => ({
      player: ids[players[side]],
      goals: played ? count('goal', side) : 0,
      assists: played ? count('assist', side) : 0,
      played: played ? 1 : 0,
    })),
  }
}

test('whatever was sent, in whatever order, twice and at once, comes to what the model says', async () => {
  const history = fc.array(step, { minLength: 1, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 6 }), async (steps, size) => {
      const session = await makeStartedSession(app)
      const match = await app.as(session.captain.token)(createMatch, { params: { id: session.id } })
      const [one, two] = session.sets.map(([player]) => player?.id ?? '') as [string, string]
      const events = told(steps, [one, two], app.clock.now())
      const sent = events
        .flatMap((event, n) => (steps[n]?.twice ? [event, event] : [event]))
        .map((event, n) => ({ event, order: (steps[n % steps.length]?.order ?? 0) % 1000 }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ event }) => event)
      const batches = Array.from({ length: Math.ceil(sent.length / size) }, (_, n) =>
        sent.slice(n * size, (n + 1) * size),
      )
      for (let n = 0; n < batches.length; n += 3)
        await Promise.all(
          batches.slice(n, n + 3).map((batch) => record(app, session.captain, match, ...batch)),
        )

      const { score, state, events: feed } = await app.as()(getMatch, { params: { id: match._id } })
      const figures = await Promise.all(
        [one, two].map(async (player) => {
          const stats = await app.as(session.captain.token)(getPlayerStats, { params: { id: player } })
          return { player, goals: stats.goals, assists: stats.assists, played: stats.played }
        }),
      )
      expect({ state, score, figures }).toEqual(model(events, [one, two]))
      expect(feed.map(({ id }) => id).toSorted()).toEqual(events.map(({ id }) => id).toSorted())
      expect(feed.map(({ seq }) => seq)).toEqual(events.map((_, n) => n + 1))
    }),
    { numRuns: 20 },
  )
}, 120_000)
