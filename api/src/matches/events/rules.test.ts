import { randomUUID } from 'node:crypto'
import type { NewEvent } from '@i-one/contract/matches/events'
import { describe, expect, test } from 'vitest'
import {
  type MatchContext,
  areCorrectionsClosed,
  isPlayed,
  toMatchStatus,
  createFullTime,
  clampInstant,
  sortEvents,
  resolveAliases,
} from './rules.ts'

const now = new Date('2025-11-20T18:00:00.000Z')
const rules = { periods: 1, minutesPerPeriod: 8, aet: false, penaltyShootout: false }
const event = (type: NewEvent['type'], traits: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  type,
  clockMs: 0,
  at: now.toISOString(),
  ...traits,
})
const known = (traits: Partial<MatchContext> = {}): MatchContext => ({
  events: [],
  sides: new Map([
    ['ada', 'T1'],
    ['bola', 'T2'],
  ]),
  rules,
  hasOtherTeams: false,
  mayReopen: true,
  isClosed: false,
  most: 2000,
  ...traits,
})
const codes = (sent: NewEvent[], of = known()) => sortEvents(sent, of).refused.map(({ code }) => code)

describe('events that a device sends', () => {
  test('[MATCH-5] are taken when new and repeated when known, whatever their instant says', () => {
    const [old, fresh] = [event('goal', { side: 'T1' }), event('pause')]
    const again = { ...old, at: '2025-11-20T17:00:00.000Z' }
    const sorted = sortEvents([again, fresh, fresh], known({ events: [old] }))
    expect(sorted).toEqual({ accepted: [fresh], repeated: [old.id, fresh.id], refused: [] })
  })

  test.each([{ side: 'T2' }, { player: 'ada' }, { clockMs: 1 }, { period: 'first' }] as Partial<NewEvent>[])(
    'are refused when their id stands for another content: %j',
    (change) => {
      const goal = event('goal', { side: 'T1' })
      expect(codes([{ ...goal, ...change }], known({ events: [goal] }))).toEqual(['id-reused'])
    },
  )

  test('are refused when a player is not on their side, or in no lineup', () => {
    const off = event('substitution', { side: 'T1', player: 'ada', on: 'bola' })
    const sent = [
      event('goal', { side: 'T2', player: 'ada' }),
      event('card', { side: 'T1', player: 'eve' }),
      off,
    ]
    expect(codes(sent)).toEqual(['not-in-lineup', 'not-in-lineup', 'not-in-lineup'])
    expect(codes([event('goal', { side: 'T1', player: 'ada' }), event('goal', { side: 'T2' })])).toEqual([])
  })

  test('are refused together with the goal that they are about', () => {
    const goal = event('goal', { side: 'T2', player: 'ada' })
    const other = event('goal', { side: 'T1' })
    const sent = [
      goal,
      other,
      event('assist', { side: 'T1', goal: goal.id }),
      event('two-goals', { goal: other.id, other: goal.id }),
      event('assist', { side: 'T1', goal: other.id }),
    ]
    expect(codes(sent)).toEqual(['not-in-lineup', 'not-in-lineup', 'not-in-lineup'])
  })

  test('may name a player without a side, who plays on one', () => {
    expect(codes([event('card', { player: 'ada' }), event('card', { player: 'bola' })])).toEqual([])
    expect(codes([event('card', { player: 'eve' })])).toEqual(['not-in-lineup'])
  })

  test('are refused once the result stands, and known all the same', () => {
    const old = event('goal', { side: 'T1' })
    const sorted = sortEvents([old, event('pause')], known({ events: [old], isClosed: true }))
    expect(sorted).toMatchObject({ accepted: [], repeated: [old.id] })
    expect(sorted.refused.map(({ code }) => code)).toEqual(['corrections-closed'])
  })

  test('are refused when they would open the match again and must not', () => {
    const [kickOff, fullTime] = [event('kick-off'), event('full-time')]
    const events = [kickOff, fullTime]
    const sent = [event('void', { voids: fullTime.id }), event('void', { voids: kickOff.id })]
    expect(codes(sent, known({ events, mayReopen: false }))).toEqual(['match-unfinished'])
    expect(codes(sent, known({ events }))).toEqual([])
    const goal = event('goal', { side: 'T1' })
    const running = known({ events: [kickOff, goal], mayReopen: false })
    expect(codes([event('void', { voids: goal.id })], running)).toEqual([])
    const twice = [event('void', { id: 'a', voids: 'b' }), event('void', { id: 'b', voids: fullTime.id })]
    expect(codes(twice, known({ events, mayReopen: false }))).toEqual([])
  })

  test('are refused when the match has as many as it can have', () => {
    const events = [event('kick-off'), event('pause')]
    expect(codes([event('resume'), event('pause')], known({ events, most: 3 }))).toEqual(['match-full'])
    expect(codes(events, known({ events, most: 2 }))).toEqual([])
  })
})

test('an event of a claimed guest belongs to the guest’s account', () => {
  const aliases = new Map([
    ['guest', 'ada'],
    ['other guest', 'bola'],
  ])
  const substitution = event('substitution', { player: 'guest', on: 'other guest' })
  expect(resolveAliases(substitution, aliases)).toEqual({ ...substitution, player: 'ada', on: 'bola' })
  const known = event('substitution', { player: 'ada', on: 'eve' })
  expect(resolveAliases(known, aliases)).toEqual(known)
  const goal = event('goal', { side: 'T1' })
  expect(Object.keys(resolveAliases(goal, aliases))).toEqual(Object.keys(goal))
})

test('a match counts as played if it has events besides full time', () => {
  const [goal, fullTime] = [event('goal', { side: 'T1' }), event('full-time')]
  expect(isPlayed([])).toBe(false)
  expect(isPlayed([fullTime])).toBe(false)
  expect(isPlayed([goal, fullTime])).toBe(true)
  expect(isPlayed([goal, event('void', { voids: goal.id }), fullTime])).toBe(false)
})

test('a result is final two days after the server first received full time', () => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const twoDays = 48 * 60 * 60_000
  expect(areCorrectionsClosed(before(twoDays), now)).toBe(true)
  expect(areCorrectionsClosed(before(twoDays - 1), now)).toBe(false)
  expect(areCorrectionsClosed(null, now)).toBe(false)
})

test.each([
  ['2025-11-20T17:59:59.000Z', '2025-11-20T17:59:59.000Z'],
  ['2025-11-20T18:00:00.001Z', '2025-11-20T18:00:00.000Z'],
  ['2025-11-20T17:29:59.999Z', '2025-11-20T17:30:00.000Z', '2025-11-20T17:29:59.999Z'],
  ['1970-01-01T00:00:00.000Z', '2025-11-20T17:30:00.000Z', '2025-11-19T17:30:00.000Z'],
])(
  'of a match that began half an hour ago, %s becomes %s, in a tournament %s',
  (at, plausible, early = plausible) => {
    const starts_at = new Date('2025-11-20T17:30:00.000Z')
    expect(clampInstant(at, { starts_at, session_id: 'one' }, now)).toBe(plausible)
    expect(clampInstant(at, { starts_at, session_id: null }, now)).toBe(early)
  },
)

test.each([
  ['2025-11-20T17:20:00.000Z', '2025-11-20T17:20:00.000Z'],
  ['2025-11-20T18:00:00.001Z', '2025-11-20T18:00:00.000Z'],
  ['1970-01-01T00:00:00.000Z', '2025-11-19T18:00:00.000Z'],
])('of a match of a tournament that is played three days early, %s becomes %s', (at, plausible) => {
  const starts_at = new Date('2025-11-23T17:30:00.000Z')
  expect(clampInstant(at, { starts_at, session_id: null }, now)).toBe(plausible)
})

test('a shoot-out is shown once a kick is recorded', () => {
  const started = [event('kick-off'), event('period-end', { clockMs: 1 })]
  const kick = event('shoot-out-kick', { side: 'T1', scored: true, clockMs: 2 })
  const withKicks = { ...rules, penaltyShootout: true }
  expect(toMatchStatus(started, withKicks)).toMatchObject({ state: 'paused', shootOut: null })
  expect(toMatchStatus([...started, kick], withKicks)).toMatchObject({
    state: 'shoot-out',
    shootOut: { T1: 1, T2: 0 },
  })
})

test.each([
  [0, 8 * 60_000],
  [9 * 60_000, 9 * 60_000],
])('by itself a match that was left running at %d ends at %d', (clockMs, end) => {
  const at = '2025-11-20T15:00:00.000Z'
  const events = [event('kick-off', { clockMs, at })]
  const ending = createFullTime(randomUUID(), events, rules, now)
  expect(toMatchStatus([...events, ending], rules)).toMatchObject({
    state: 'finished',
    clock: { running: false, elapsedMs: end },
  })
})
