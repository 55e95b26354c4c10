import * as fc from 'fast-check'
import type { EventType, MatchEvent } from '../src/matches/event.ts'
import { allPeriods } from '../src/matches/event.ts'

const TYPES: EventType[] = [
  'kick-off',
  'pause',
  'resume',
  'period-end',
  'goal',
  'own-goal',
  'assist',
  'card',
  'substitution',
  'shoot-out-kick',
  'full-time',
  'two-goals',
  'void',
]

const kickOffAt = Date.UTC(2025, 8, 6, 17)

export function instant(ms: number): string {
  return new Date(kickOffAt + ms).toISOString()
}

let made = 0

export function event(type: EventType, clockMs: number, more: Partial<MatchEvent> = {}): MatchEvent {
  return { id: `made-${made++}`, type, clockMs, at: instant(clockMs), ...more }
}

const id = fc.integer({ min: 0, max: 24 }).map((n) => `e${n}`)
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const anyEvent: fc.Arbitrary<MatchEvent> = fc.record({
  id,
  seq: some(fc.integer({ min: 1, max: 40 })),
  type: fc.constantFrom(...TYPES, 'goal' as const, 'void' as const, 'void' as const),
  side: some(fc.constantFrom('T1' as const, 'T2' as const)),
  player: some(fc.constantFrom('ade', 'bola', 'chidi', 'dayo')),
  goal: some(id),
  other: some(id),
  scored: some(fc.boolean()),
  period: some(fc.constantFrom(...allPeriods)),
  clockMs: fc.integer({ min: 0, max: 30 }).map((n) => n * 1000),
  at: fc.integer({ min: 0, max: 30 }).map((n) => instant(n * 1000)),
  voids: some(id),
})

/** Includes repeated ids, and void events that target voids, themselves, each other or unknown ids. */
export const anyEvents = fc.array(anyEvent, { maxLength: 40 })

export const sentTwoWays = anyEvents.chain((events) =>
  fc
    .tuple(fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events))
    .chain(([all, again]) =>
      fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
    )
    .map((other) => [events, other] as const),
)
