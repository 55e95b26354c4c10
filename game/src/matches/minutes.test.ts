import { describe, expect, test } from 'vitest'
import { event, instant } from '../../test/matches.ts'
import type { MatchEvent, Period } from './event.ts'
import { toMatchProgress } from './match-progress.ts'
import { toEventMinutes } from './minutes.ts'

const halves = { periods: 2, minutesPerPeriod: 45, aet: true, penaltyShootout: true }
const minutes = (n: number) => n * 60_000

const minutesIn = (events: readonly MatchEvent[], rules = halves) =>
  toEventMinutes(toMatchProgress(events, rules), rules)

const goal = (clockMs: number, period?: Period) => event('goal', clockMs, { period, side: 'T1' })

describe('the minute of an event', () => {
  test.each([
    [0, 'first', '1'],
    [59_999, 'first', '1'],
    [60_000, 'first', '2'],
    [minutes(45) - 1, 'first', '45'],
    [minutes(45), 'first', '45+1'],
    [minutes(46.5), 'first', '45+2'],
    [minutes(46.5), 'second', '47'],
    [minutes(91), 'second', '90+2'],
    [minutes(91), 'extra-first', '92'],
    [minutes(105), 'extra-first', '105+1'],
    [minutes(121), 'extra-second', '120+2'],
    [minutes(121), 'shoot-out', '122'],
  ] as const)('at %i ms of the %s period of 45 minutes is %s', (clockMs, period, minute) => {
    expect(minutesIn([]).minuteOf(goal(clockMs, period))).toBe(minute)
  })

  test('has no added time without a period', () => {
    expect(minutesIn([]).minuteOf(goal(minutes(46)))).toBe('47')
  })

  test('continues in extra time from the end of a single period', () => {
    const { minuteOf } = minutesIn([], { ...halves, periods: 1, minutesPerPeriod: 8 })
    expect(minuteOf(goal(minutes(9), 'extra-first'))).toBe('10')
    expect(minuteOf(goal(minutes(11), 'extra-first'))).toBe('11+1')
  })
})

describe('the minute in a half if a client kept counting after added time', () => {
  const kickOff = event('kick-off', 0, { period: 'first' })
  const end = event('period-end', minutes(47), { period: 'first' })
  const second = event('kick-off', minutes(47), { period: 'second', at: instant(minutes(60)) })
  const fullTime = event('full-time', minutes(93), { period: 'second', at: instant(minutes(106)) })
  const { minuteOf } = minutesIn([kickOff, end, second, fullTime])

  test('is relative to the half’s kick-off and never earlier', () => {
    expect(minuteOf(second)).toBe('46')
    expect(minuteOf({ ...goal(minutes(57), 'second'), at: instant(minutes(70)) })).toBe('56')
    expect(minuteOf({ ...goal(minutes(46), 'second'), at: instant(minutes(61)) })).toBe('46')
    expect(minuteOf(fullTime)).toBe('90+2')
  })

  test('is the minute on the scoreboard for events added after full time', () => {
    expect(minuteOf({ ...goal(minutes(57), 'second'), at: instant(minutes(200)) })).toBe('58')
  })
})

test('events are in the order of their periods, so added time comes before the next half', () => {
  const { inOrder } = minutesIn([])
  const added = goal(minutes(47), 'first')
  const second = goal(minutes(45.5), 'second')
  const unnamed = goal(minutes(44))
  const extra = goal(minutes(91), 'extra-first')
  expect([extra, second, added, unnamed].toSorted(inOrder)).toEqual([unnamed, added, second, extra])
})
