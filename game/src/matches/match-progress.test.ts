import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEvents, event, sentTwoWays } from '../../test/matches.ts'
import type { EventType, MatchEvent, Period } from './event.ts'
import { toMatchProgress } from './match-progress.ts'
import { bothDeciders, noDecider } from './match-rules.ts'

const halves = { periods: 2, minutesPerPeriod: 40, ...bothDeciders }
const set = { periods: 1, minutesPerPeriod: 8, ...noDecider }

type Step = EventType | [EventType, Period]

function eventsOf(...story: Step[]): MatchEvent[] {
  return story.map((one, n) => {
    const [type, period] = Array.isArray(one) ? one : [one]
    return event(type, n * 60_000, { side: 'T1', scored: true, period })
  })
}

describe('a match', () => {
  test.each<[Step[], string, Period]>([
    [[], 'scheduled', 'first'],
    [['goal', 'pause', 'period-end'], 'scheduled', 'first'],
    [['kick-off'], 'playing', 'first'],
    [['resume'], 'playing', 'first'],
    [['kick-off', 'pause'], 'paused', 'first'],
    [['kick-off', 'pause', 'kick-off'], 'playing', 'first'],
    [['kick-off', 'pause', 'resume'], 'playing', 'first'],
    [['kick-off', 'period-end'], 'paused', 'first'],
    [['kick-off', 'period-end', 'resume', 'period-end', 'kick-off'], 'playing', 'second'],
    [['kick-off', 'period-end', 'kick-off'], 'playing', 'second'],
    [['kick-off', ['kick-off', 'second']], 'playing', 'second'],
    [['kick-off', 'period-end', ['kick-off', 'first']], 'playing', 'second'],
    [['kick-off', ['kick-off', 'second'], 'pause', ['kick-off', 'first']], 'playing', 'second'],
    [['kick-off', ['kick-off', 'shoot-out']], 'playing', 'first'],
    [
      ['kick-off', ['period-end', 'first'], ['kick-off', 'second'], ['period-end', 'second']],
      'paused',
      'second',
    ],
    [['kick-off', 'period-end', 'kick-off', 'period-end', 'kick-off'], 'extra-time', 'extra-first'],
    [['kick-off', ['kick-off', 'extra-first'], 'pause'], 'paused', 'extra-first'],
    [['kick-off', ['kick-off', 'extra-second'], 'pause', 'resume'], 'extra-time', 'extra-second'],
    [['kick-off', ['kick-off', 'extra-second'], 'period-end', 'kick-off'], 'extra-time', 'extra-second'],
    [['kick-off', 'shoot-out-kick'], 'playing', 'first'],
    [['kick-off', 'period-end', 'shoot-out-kick', 'resume', 'shoot-out-kick'], 'shoot-out', 'shoot-out'],
    [['kick-off', 'period-end', ['kick-off', 'shoot-out']], 'shoot-out', 'shoot-out'],
    [['kick-off', 'period-end', 'shoot-out-kick', 'full-time'], 'finished', 'shoot-out'],
    [['kick-off', 'full-time', 'kick-off', 'shoot-out-kick'], 'finished', 'first'],
    [['full-time'], 'finished', 'first'],
  ])('after %j is %s in period %s', (story, state, period) => {
    expect(toMatchProgress(eventsOf(...story), halves)).toMatchObject({ state, period })
  })

  test('of one period continues in this period after another kick-off', () => {
    const again = eventsOf('kick-off', 'period-end', 'kick-off')
    expect(toMatchProgress(again, set)).toMatchObject({ state: 'playing', period: 'first' })
  })

  test('of one period continues with extra time', () => {
    const again = eventsOf('kick-off', 'period-end', 'kick-off')
    expect(toMatchProgress(again, { ...set, aet: true })).toMatchObject({
      state: 'extra-time',
      period: 'extra-first',
    })
  })

  test('does not enter a shoot-out if the rules have none', () => {
    const kicked = eventsOf('kick-off', 'period-end', 'shoot-out-kick', ['kick-off', 'shoot-out'])
    expect(toMatchProgress(kicked, set)).toMatchObject({ state: 'paused', period: 'first' })
  })

  test('reopens if full time is voided', () => {
    const [kickOff, fullTime] = [event('kick-off', 0), event('full-time', 480_000)]
    const undo = event('void', 490_000, { voids: fullTime.id })
    expect(toMatchProgress([undo, fullTime, kickOff], set).state).toBe('playing')
  })

  test('is the same for any order and repetition of the events', () => {
    fc.assert(
      fc.property(sentTwoWays, ([one, other]) => {
        expect(toMatchProgress(other, halves)).toEqual(toMatchProgress(one, halves))
      }),
    )
  })

  test('returns to its earlier state if all later events are voided', () => {
    fc.assert(
      fc.property(
        anyEvents,
        fc.constantFrom('kick-off', 'pause', 'period-end', 'shoot-out-kick', 'full-time'),
        (events, type) => {
          const mistake = event(type, 12_000, { side: 'T1' })
          const undo = event('void', 13_000, { voids: mistake.id })
          expect(toMatchProgress([undo, mistake, ...events], halves)).toEqual(toMatchProgress(events, halves))
        },
      ),
    )
  })

  test('has a running clock exactly while the ball is in play', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { state, clock } = toMatchProgress(events, halves)
        expect(clock.running).toBe(state === 'playing' || state === 'extra-time')
      }),
    )
  })
})
