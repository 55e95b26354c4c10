import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeededRandom, shuffle } from '../random.ts'
import { balanceSchedule, trackSpread } from './balance.ts'
import { type ScheduleBoard, createBoard } from './board.ts'
import type { CalendarInput, Slot } from './calendar-input.ts'
import { createPairings } from './pairings.ts'

const slots = (days: number, hours: readonly number[], pitches: readonly string[]): Slot[] =>
  Array.from({ length: days }, (_, day) => day).flatMap((day) =>
    hours.flatMap((hour) =>
      pitches.map((pitch) => ({
        pitch,
        start: 24 * day + hour,
        end: 24 * day + hour + 1,
        hour,
        room: 1,
      })),
    ),
  )

const league = (count: number): CalendarInput['matches'] => {
  const teams = Array.from({ length: count }, (_, n) => `team ${n}`)
  return createPairings(teams, 2).flatMap((pairs, round) =>
    pairs.map((teams, n) => ({ number: 100 * round + n, round, teams })),
  )
}

const squares = ({ openings, at, teams }: ScheduleBoard) => {
  const counts = new Map<string, number>()
  for (const [match, opening] of at.entries()) {
    const where = openings[opening]
    for (const team of where ? (teams[match] ?? []) : []) {
      for (const key of [`${team} at ${where?.hour}`, `${team} on ${where?.pitch}`])
        counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return [...counts.values()].reduce((sum, count) => sum + count ** 2, 0)
}

test('one more match costs the increase of the sum of squares', () => {
  const board = createBoard({
    matches: league(5),
    slots: slots(7, [18, 20, 22], ['one', 'two']),
    rest: 0,
  })
  const spread = trackSpread(board)
  const random = createSeededRandom('costs')
  const free = shuffle([...board.openings.keys()], random)
  for (const match of board.at.keys()) {
    const opening = free.find((one) => (board.holder[one] ?? 0) < 0 && board.fits(match, one))
    if (opening === undefined) continue
    const before = squares(board)
    const cost = spread.cost(match, opening)
    board.place(match, opening)
    expect(cost).toBe(squares(board) - before)
    spread.count(match, opening, 1)
    if (random() > 0.3) continue
    board.lift(match)
    spread.count(match, opening, -1)
  }
  expect([...board.at].filter((opening) => opening >= 0).length).toBeGreaterThan(10)
})

const cases = fc.record({
  teams: fc.constantFrom(3, 4, 5, 6),
  hours: fc.constantFrom([18], [18, 20], [18, 19, 21]),
  pitches: fc.constantFrom(['one', 'two'], ['one', 'two', 'three']),
  rest: fc.constantFrom(0, 1, 12),
  off: fc.array(fc.record({ team: fc.nat({ max: 5 }), day: fc.nat({ max: 9 }) }), { maxLength: 8 }),
  seed: fc.nat(),
  fixed: fc.boolean(),
})

test('matches are swapped within the rules until no swap improves the balance', () => {
  let [better, notMovable] = [0, 0]
  fc.assert(
    fc.property(cases, ({ teams, hours, pitches, rest, off, seed, fixed }) => {
      const matches = league(teams)
      const board = createBoard({
        matches: [...matches, { number: 999, round: 99, teams: [], after: [0, 1] }],
        slots: slots(10, hours, pitches),
        rest,
        off: off.map(({ team, day }) => ({ team: `team ${team}`, start: 24 * day, end: 24 * day + 24 })),
        fixed: fixed ? [{ number: 0, pitch: 'one', start: 18, end: 19, hour: 18 }] : [],
      })
      const order = shuffle([...board.openings.keys()], createSeededRandom(`${seed}`))
      const all = [...board.at.keys()]
      for (const match of all) {
        if (board.isFixed(match)) continue
        const opening = order.find((one) => (board.holder[one] ?? 0) < 0 && board.fits(match, one))
        if (opening !== undefined) board.place(match, opening)
      }
      const before = { squares: squares(board), taken: [...board.at].toSorted(), fixed: board.at[0] }
      const laid = all.filter((match) => (board.at[match] ?? -1) >= 0)

      balanceSchedule(board)

      const after = squares(board)
      expect(after).toBeLessThanOrEqual(before.squares)
      if (after < before.squares) better++
      expect([...board.at].toSorted()).toEqual(before.taken)
      if (fixed) expect(board.at[0]).toBe(before.fixed)
      for (const match of laid) {
        expect(board.holder[board.at[match]!]).toBe(match)
        expect(board.isFixed(match) || board.fits(match, board.at[match]!)).toBe(true)
      }
      for (const one of laid) {
        for (const other of laid) {
          const [from, to] = [board.at[one]!, board.at[other]!]
          if (from >= to || to >= from + 48 || board.isFixed(one) || board.isFixed(other)) continue
          const may = board.fits(one, to, other) && board.fits(other, from, one)
          exchange(board, one, other)
          if (squares(board) < after) {
            expect(may, `${one} with ${other}`).toBe(false)
            notMovable++
          }
          exchange(board, one, other)
        }
      }
    }),
    { numRuns: 60, seed: 3 },
  )
  expect(better).toBeGreaterThan(30)
  expect(notMovable).toBeGreaterThan(30)
})

test.each([
  { hours: [18, 20], even: [20, 18] },
  { hours: [20, 18], even: [18, 20] },
])('the first match can be swapped like any other: from $hours to $even', ({ hours, even }) => {
  const [first = 0, second = 0] = hours
  const at = (number: number, hour: number) => ({
    number,
    pitch: 'one',
    start: 24 + hour,
    end: 25 + hour,
    hour,
  })
  const teams = [
    ['A', 'B'],
    ['C', 'D'],
  ]
  const board = createBoard({
    matches: [...teams, ...teams].map((teams, number) => ({ number, round: 0, teams })),
    slots: slots(1, [18, 20], ['one']),
    rest: 0,
    fixed: [at(2, first), at(3, second)],
  })
  const openingAt = (hour: number) => board.openings.findIndex(({ start }) => start === hour)
  board.place(0, openingAt(first))
  board.place(1, openingAt(second))
  balanceSchedule(board)
  expect([0, 1].map((match) => board.openings[board.at[match]!]?.hour)).toEqual(even)
})

const exchange = (board: ScheduleBoard, one: number, other: number) => {
  const [from, to] = [board.at[one]!, board.at[other]!]
  board.lift(one)
  board.lift(other)
  board.place(one, to)
  board.place(other, from)
}
