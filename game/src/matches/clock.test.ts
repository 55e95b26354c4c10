import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEvents, event, instant, sentTwoWays } from '../../test/matches.ts'
import { getElapsedMs, getExtraPeriodMs, formatClock, getPeriodRange } from './clock.ts'
import { listEffectiveEvents, type MatchEvent } from './event.ts'
import { toMatchProgress } from './match-progress.ts'

const halves = { periods: 2, minutesPerPeriod: 45, aet: true, penaltyShootout: true }
const minutes = (n: number) => n * 60_000
const kickOff = event('kick-off', 0)
const clockOf = (events: readonly MatchEvent[]) => toMatchProgress(events, halves).clock

describe('the match clock', () => {
  test('shows zero before kick-off', () => {
    expect(clockOf([])).toEqual({ running: false, elapsedMs: 0, at: '1970-01-01T00:00:00.000Z' })
    expect(getElapsedMs(clockOf([]), new Date(instant(0)))).toBe(0)
  })

  test('runs from kick-off', () => {
    const clock = clockOf([kickOff])
    expect(clock).toEqual({ running: true, elapsedMs: 0, at: instant(0) })
    expect(getElapsedMs(clock, new Date(instant(4_505_360)))).toBe(4_505_360)
    expect(getElapsedMs(clock, new Date(instant(-5_000)))).toBe(0)
  })

  test('stops during a pause and continues from there', () => {
    const pause = event('pause', minutes(10))
    const resume = event('resume', minutes(10), { at: instant(minutes(25)) })
    expect(getElapsedMs(clockOf([kickOff, pause]), new Date(instant(minutes(20))))).toBe(minutes(10))
    const clock = clockOf([resume, pause, kickOff])
    expect(clock).toEqual({ running: true, elapsedMs: minutes(10), at: resume.at })
    expect(getElapsedMs(clock, new Date(instant(minutes(26))))).toBe(minutes(11))
  })

  test('[MATCH-5] a claim below the clock does not turn it back', () => {
    const pause = event('pause', minutes(10))
    const resume = event('resume', minutes(3), { at: instant(minutes(11)) })
    expect(clockOf([kickOff, pause, resume]).elapsedMs).toBe(minutes(10))
    const end = event('period-end', minutes(2), { at: instant(minutes(12)) })
    expect(clockOf([kickOff, pause, resume, end]).elapsedMs).toBe(minutes(10))
  })

  test.each([
    ['in added time', minutes(47)],
    ['early', minutes(40)],
  ])('the second half starts at its regular minute after a half that ended %s', (_, ended) => {
    const end = event('period-end', ended, { period: 'first' })
    for (const clockMs of [0, minutes(45), ended]) {
      const second = event('kick-off', clockMs, { period: 'second', at: instant(minutes(60)) })
      expect(clockOf([kickOff, end, second])).toEqual({
        running: true,
        elapsedMs: minutes(45),
        at: second.at,
      })
    }
  })

  test('extra time starts after the regular minutes, and its second period after the first', () => {
    const starts = (['second', 'extra-first', 'extra-second'] as const).flatMap((period, n) => [
      event('period-end', 0, { at: instant(minutes(60 * n + 50)) }),
      event('kick-off', 0, { period, at: instant(minutes(60 * n + 60)) }),
    ])
    const stood = [2, 4, 6].map((count) => clockOf([kickOff, ...starts.slice(0, count)]).elapsedMs)
    expect(stood).toEqual([minutes(45), minutes(90), minutes(105)])
  })

  test('a period that begins while the clock runs starts it at its regular minute', () => {
    const second = event('kick-off', minutes(45), { period: 'second', at: instant(minutes(48)) })
    expect(toMatchProgress([kickOff, second], halves)).toMatchObject({
      clock: { running: true, elapsedMs: minutes(45), at: second.at },
      addedMs: minutes(3),
    })
  })

  test('if a client kept counting after added time, clock times are relative to the half’s kick-off', () => {
    const end = event('period-end', minutes(47), { period: 'first' })
    const second = event('kick-off', minutes(47), { period: 'second', at: instant(minutes(60)) })
    const pause = event('pause', minutes(57), { period: 'second', at: instant(minutes(70)) })
    expect(clockOf([kickOff, end, second, pause]).elapsedMs).toBe(minutes(55))
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

  test('full time stops it until full time is voided', () => {
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

  test('never goes back within a period when events are added', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const happened = listEffectiveEvents(events)
        // skips histories in which a later event reorders earlier events, because early clients sent events without a period
        const beginnings = happened.map((_, n) => happened.slice(0, n + 1))
        fc.pre(
          beginnings.every((begun) => listEffectiveEvents(begun).every((event, n) => event === begun[n])),
        )
        const stages = beginnings.map((begun) => toMatchProgress(begun, halves))
        const played = stages.map(({ clock, addedMs }) => clock.elapsedMs + addedMs)
        expect(played).toEqual(played.toSorted((a, b) => a - b))
        for (const [before, after] of stages.slice(1).map((after, n) => [stages[n]!, after] as const))
          if (before.period === after.period)
            expect(after.clock.elapsedMs).toBeGreaterThanOrEqual(before.clock.elapsedMs)
      }),
    )
  })

  test('a void restores the previous clock', () => {
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

test.each([
  [45, 15],
  [40, 14],
  [8, 3],
  [1, 1],
])('extra time after periods of %i minutes has periods of %i minutes', (regular, extra) => {
  expect(getExtraPeriodMs(minutes(regular))).toBe(minutes(extra))
})

test.each([
  ['second', 2, 10, 20],
  ['extra-first', 2, 20, 24],
  ['extra-second', 2, 24, 28],
  ['extra-first', 1, 10, 14],
] as const)(
  'the %s period of a match of %i times ten minutes is from %i to %i',
  (period, periods, from, to) => {
    expect(getPeriodRange(period, { periods, minutesPerPeriod: 10 })).toEqual({
      startMs: minutes(from),
      endMs: minutes(to),
    })
  },
)
