import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEvents, event, instant, sentTwoWays } from '../../test/matches.ts'
import { clockOf, elapsedAt, extraPeriodMs, formatClock, minuteOf } from './clock.ts'
import { effectiveEvents } from './event.ts'

const minutes = (n: number) => n * 60_000
const kickOff = event('kick-off', 0)

describe('the match clock', () => {
  test('stands at nothing before the kick-off', () => {
    expect(clockOf([])).toEqual({ running: false, elapsedMs: 0, at: '1970-01-01T00:00:00.000Z' })
    expect(elapsedAt(clockOf([]), new Date(instant(0)))).toBe(0)
  })

  test('runs from the kick-off by the time that has passed', () => {
    const clock = clockOf([kickOff])
    expect(clock).toEqual({ running: true, elapsedMs: 0, at: instant(0) })
    expect(elapsedAt(clock, new Date(instant(4_505_360)))).toBe(4_505_360)
    expect(elapsedAt(clock, new Date(instant(-5_000)))).toBe(0)
  })

  test('stands in a pause and goes on from where it stopped', () => {
    const pause = event('pause', minutes(10))
    const resume = event('resume', minutes(10), { at: instant(minutes(25)) })
    expect(elapsedAt(clockOf([kickOff, pause]), new Date(instant(minutes(20))))).toBe(minutes(10))
    const clock = clockOf([resume, pause, kickOff])
    expect(clock).toEqual({ running: true, elapsedMs: minutes(10), at: resume.at })
    expect(elapsedAt(clock, new Date(instant(minutes(26))))).toBe(minutes(11))
  })

  test('[MATCH-5] a claim below the clock does not turn it back', () => {
    const pause = event('pause', minutes(10))
    const resume = event('resume', minutes(3), { at: instant(minutes(11)) })
    expect(clockOf([kickOff, pause, resume]).elapsedMs).toBe(minutes(10))
    const end = event('period-end', minutes(2), { at: instant(minutes(12)) })
    expect(clockOf([kickOff, pause, resume, end]).elapsedMs).toBe(minutes(10))
  })

  test('a second kick-off begins the next period where the clock stands', () => {
    const end = event('period-end', minutes(45), { period: 'first' })
    const second = event('kick-off', 0, { period: 'second', at: instant(minutes(60)) })
    expect(clockOf([kickOff, end, second])).toEqual({
      running: true,
      elapsedMs: minutes(45),
      at: second.at,
    })
  })

  test('two scorers who stop it at once stop it once, and two who start it start it once', () => {
    const [pause, later] = [event('pause', minutes(10)), event('pause', minutes(10) + 400)]
    expect(clockOf([kickOff, later, pause])).toEqual({
      running: false,
      elapsedMs: minutes(10),
      at: pause.at,
    })
    expect(clockOf([event('kick-off', 700), kickOff])).toEqual(clockOf([kickOff]))
  })

  test('full time stops it for good, until it is voided', () => {
    const fullTime = event('full-time', minutes(8))
    const late = event('resume', minutes(9))
    const stopped = { running: false, elapsedMs: minutes(8), at: fullTime.at }
    expect(clockOf([kickOff, fullTime, late])).toEqual(stopped)
    const pause = event('pause', minutes(7))
    expect(clockOf([kickOff, pause, fullTime, late]).elapsedMs).toBe(minutes(7))
    const void_ = event('void', minutes(9), { voids: fullTime.id })
    expect(clockOf([kickOff, fullTime, void_])).toEqual(clockOf([kickOff]))
  })

  test('the kick-off of a shoot-out starts no clock', () => {
    const end = event('period-end', minutes(8))
    expect(clockOf([kickOff, end, event('kick-off', minutes(9), { period: 'shoot-out' })])).toEqual(
      clockOf([kickOff, end]),
    )
  })

  test('is the same for any order and repetition of the same events', () => {
    fc.assert(
      fc.property(sentTwoWays, ([one, other]) => {
        expect(clockOf(other)).toEqual(clockOf(one))
      }),
    )
  })

  test('never stands lower after more of the match has happened', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const happened = effectiveEvents(events)
        const stood = happened.map((_, n) => clockOf(happened.slice(0, n + 1)).elapsedMs)
        expect(stood).toEqual(stood.toSorted((a, b) => a - b))
      }),
    )
  })

  test('a void gives back the clock that was before', () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom('kick-off', 'pause', 'resume', 'full-time'), (events, type) => {
        const mistake = event(type, 12_000)
        const undo = event('void', 13_000, { voids: mistake.id })
        expect(clockOf([undo, ...events, mistake])).toEqual(clockOf(events))
      }),
    )
  })
})

test.each([
  [0, '00:00:00'],
  [4_505_369, '75:05:36'],
  [59_999, '00:59:99'],
  [minutes(125), '125:00:00'],
  [-1, '00:00:00'],
])('[MATCH-4] %i ms are shown as %s', (ms, shown) => {
  expect(formatClock(ms)).toBe(shown)
})

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
    expect(minuteOf({ clockMs, period }, minutes(45))).toBe(minute)
  })

  test('has no added time without a period or its length', () => {
    expect(minuteOf({ clockMs: minutes(46) }, minutes(45))).toBe('47')
    expect(minuteOf({ clockMs: minutes(46), period: 'first' })).toBe('47')
  })

  test('counts the extra time of a match of one period from its end', () => {
    expect(minuteOf({ clockMs: minutes(9), period: 'extra-first' }, minutes(8), 1)).toBe('10')
    expect(minuteOf({ clockMs: minutes(11), period: 'extra-first' }, minutes(8), 1)).toBe('11+1')
  })
})

test.each([
  [45, 15],
  [40, 14],
  [8, 3],
  [1, 1],
])('AET after periods of %i minutes has periods of %i', (regular, extra) => {
  expect(extraPeriodMs(minutes(regular))).toBe(minutes(extra))
})
