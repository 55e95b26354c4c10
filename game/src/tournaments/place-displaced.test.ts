import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeededRandom } from '../random.ts'
import { type ScheduleBoard, createBoard } from './board.ts'
import type { CalendarInput } from './calendar-input.ts'
import { placeMissingMatches } from './place-displaced.ts'

const laidOn = ({ at }: ScheduleBoard) => [...at].filter((opening) => opening >= 0).length

const max = (board: ScheduleBoard, [match, ...rest]: readonly number[]): number => {
  if (match === undefined) return laidOn(board)
  let best = max(board, rest)
  for (const opening of board.openings.keys()) {
    if ((board.holder[opening] ?? 0) >= 0 || !board.fits(match, opening)) continue
    board.place(match, opening)
    best = Math.max(best, max(board, rest))
    board.lift(match)
  }
  return best
}

const cases = fc
  .record({
    slots: fc.uniqueArray(fc.record({ pitch: fc.constantFrom('one', 'two'), start: fc.nat({ max: 7 }) }), {
      minLength: 3,
      maxLength: 6,
      selector: ({ pitch, start }) => `${pitch} ${start}`,
    }),
    rest: fc.nat({ max: 1 }),
    off: fc.array(fc.record({ team: fc.constantFrom('A', 'B', 'C', 'D'), start: fc.nat({ max: 7 }) }), {
      maxLength: 4,
    }),
    fixed: fc.boolean(),
    first: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 }),
  })
  .map(({ slots, rest, off, fixed, first }) => {
    const input: CalendarInput = {
      matches: [
        { number: 11, round: 1, teams: ['A', 'B'] },
        { number: 12, round: 1, teams: ['C', 'D'] },
        { number: 13, round: 2, teams: ['A', 'C'] },
        { number: 14, round: 2, teams: ['B', 'D'] },
        { number: 15, round: 3, teams: [], after: [12, 13] },
      ],
      slots: slots.map((slot) => ({ ...slot, end: slot.start + 1, hour: 1, room: 1 })),
      rest,
      off: off.map((day) => ({ ...day, end: day.start + 3 })),
      fixed: fixed ? [{ number: 12, pitch: 'one', start: 3, end: 4, hour: 1 }] : [],
    }
    return { input, first }
  })

test('as many matches as possible are placed, and fixed matches stay', () => {
  let [more, none] = [0, 0]
  fc.assert(
    fc.property(cases, ({ input, first }) => {
      const board = createBoard(input)
      const order = [...board.at.keys()].filter((match) => !board.isFixed(match))
      const best = max(board, order)
      for (const [n, m] of first) {
        const [match, opening] = [order[n % order.length]!, m % board.openings.length]
        const isFree = board.at[match]! < 0 && board.holder[opening]! < 0
        if (isFree && board.fits(match, opening)) board.place(match, opening)
      }
      const before = laidOn(board)
      placeMissingMatches(order, board, createSeededRandom('room'))
      expect(laidOn(board)).toBe(best)
      if (best > before) more++
      if (best < board.at.length) none++
      for (const [match, opening] of board.at.entries()) {
        if (opening < 0 || board.isFixed(match)) continue
        expect(board.holder[opening]).toBe(match)
        expect(board.fits(match, opening)).toBe(true)
      }
      expect(input.fixed?.length ? board.openings[board.at[1]!] : { slot: -1 }).toMatchObject({ slot: -1 })
    }),
    { numRuns: 40, seed: 5 },
  )
  expect(more).toBeGreaterThan(20)
  expect(none).toBeGreaterThan(5)
})

test('matches that depend on a missing match are removed too', () => {
  const board = createBoard({
    matches: [
      { number: 1, round: 1, teams: ['A', 'B'] },
      { number: 2, round: 2, teams: [], after: [1] },
      { number: 3, round: 3, teams: [], after: [2] },
    ],
    slots: [0, 1].map((start) => ({ pitch: 'one', start, end: start + 1, hour: 1, room: 1 })),
    rest: 0,
    off: [{ team: 'A', start: 0, end: 2 }],
  })
  board.place(1, 0)
  board.place(2, 1)
  placeMissingMatches([0, 1, 2], board, createSeededRandom('room'))
  expect([[...board.at], [...board.holder]]).toEqual([
    [-1, -1, -1],
    [-1, -1],
  ])
})
