import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarInput, Slot } from './calendar-input.ts'
import { planMatches, listFittingSlots } from './calendar.ts'
import { findConflicts } from './find-conflicts.ts'
import { createPairings } from './pairings.ts'

const slot = (pitch: string, start: number): Slot => ({ pitch, start, end: start + 1, hour: start, room: 1 })
const placed = (number: number, pitch: string, start: number) => ({
  number,
  pitch,
  start,
  end: start + 1,
  hour: start,
})

test('each unsuitable slot has a reason', () => {
  const input: CalendarInput = {
    matches: [
      { number: 1, round: 1, teams: ['A', 'B'] },
      { number: 2, round: 1, teams: ['C', 'D'] },
      { number: 3, round: 2, teams: ['A', 'C'] },
      { number: 4, round: 3, teams: [], after: [1] },
    ],
    slots: [10, 12, 13, 14, 15, 17, 18].map((start) => slot('one', start)),
    rest: 1,
    off: [{ team: 'B', start: 0, end: 11 }],
  }
  const placements = [placed(2, 'one', 12), placed(3, 'two', 14), placed(4, 'one', 17)]
  expect(findConflicts(input, placements, 1)).toEqual([
    { pitch: 'one', start: 10, end: 11, why: 'off', team: 'B' },
    { pitch: 'one', start: 12, end: 13, why: 'match', match: 2 },
    { pitch: 'one', start: 13, end: 14, why: 'near', match: 3 },
    { pitch: 'one', start: 14, end: 15, why: 'near', match: 3 },
    { pitch: 'one', start: 15, end: 16, why: 'near', match: 3 },
    { pitch: 'one', start: 17, end: 18, why: 'match', match: 4 },
    { pitch: 'one', start: 18, end: 19, why: 'order', match: 4 },
  ])
  const laid = [placed(1, 'one', 13), ...placements.slice(0, 2)]
  expect(findConflicts(input, laid, 4).map(({ start, why }) => [start, why])).toEqual([
    [10, 'order'],
    [12, 'match'],
    [13, 'match'],
    [14, 'order'],
  ])
  expect(new Set(findConflicts(input, [], 4).map(({ why }) => why))).toEqual(new Set(['order']))
})

test('slots without a reason are the fitting slots', () => {
  const times = fc.uniqueArray(
    fc.record({ pitch: fc.constantFrom('one', 'two'), start: fc.nat({ max: 20 }) }),
    {
      minLength: 3,
      maxLength: 24,
      selector: ({ pitch, start }) => `${pitch} ${start}`,
    },
  )
  const off = fc.array(fc.record({ team: fc.constantFrom('A', 'B'), start: fc.nat({ max: 20 }) }), {
    maxLength: 4,
  })
  const rest = fc.nat({ max: 2 })
  fc.assert(
    fc.property(times, off, rest, fc.integer({ min: 1, max: 7 }), (made, days, rest, number) => {
      const rounds = createPairings(['A', 'B', 'C', 'D'], 1)
      const matches = rounds.flatMap((pairs, round) =>
        pairs.map((teams, n) => ({ number: 1 + n + 2 * round, round, teams })),
      )
      const input: CalendarInput = {
        matches: [...matches, { number: 7, round: 9, teams: [], after: [5, 6] }],
        slots: made.map(({ pitch, start }) => slot(pitch, start)),
        rest,
        off: days.map((day) => ({ ...day, end: day.start + 2 })),
      }
      const calendar = planMatches(input)
      const fits = listFittingSlots(input, calendar, number)
      const not = findConflicts(input, calendar.placements, number)
      const text = ({ pitch, start }: { pitch: string; start: number }) => `${pitch} ${start}`
      expect([...fits, ...not].map(text).toSorted()).toEqual(input.slots.map(text).toSorted())
    }),
  )
})
