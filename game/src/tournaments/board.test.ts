import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ScheduleBoard, createBoard } from './board.ts'
import type { CalendarInput } from './calendar-input.ts'

interface TimeRange {
  start: number
  end: number
}
const overlap = (one: TimeRange, other: TimeRange) => one.start < other.end && other.start < one.end

/** A simple implementation of the scheduling rules, to compare the board with. */
const modelOf = ({ matches, rest, off = [], fixed = [] }: CalendarInput, board: ScheduleBoard) => {
  const there = (match: number) => board.openings[board.at[match] ?? -1]
  const share = (one: number, other: number) =>
    matches[one]!.teams.some((team) => matches[other]!.teams.includes(team))
  const isAfter = (one: TimeRange, other: TimeRange) => one.start >= other.end + rest
  const isOff = (match: number, opening: TimeRange) =>
    off.some((day) => matches[match]!.teams.includes(day.team) && overlap(day, opening))
  const all = [...matches.keys()]
  const comesAfter = (one: number, other: number) => matches[one]!.after?.includes(matches[other]!.number)
  const earlier = (match: number) => all.filter((other) => comesAfter(match, other))
  const isWaiting = (match: number) => earlier(match).some((other) => !there(other))
  const against = (match: number, opening: TimeRange) => {
    const laid = all.flatMap((other) => {
      const at = there(other)
      return other !== match && at ? [{ other, at }] : []
    })
    const near = laid.filter(
      ({ other, at }) => share(match, other) && !isAfter(opening, at) && !isAfter(at, opening),
    )
    const wrong = laid.filter(
      ({ other, at }) =>
        (comesAfter(match, other) && !isAfter(opening, at)) ||
        (comesAfter(other, match) && !isAfter(at, opening)),
    )
    return { near: near.map(({ other }) => other), wrong: wrong.map(({ other }) => other) }
  }
  const fits = (match: number, at: number, without = -1) => {
    const opening = board.openings[at]!
    const { near, wrong } = against(match, opening)
    const isNear = near.some((other) => other !== without)
    return !isOff(match, opening) && !isWaiting(match) && !isNear && wrong.length === 0
  }
  const inTheWay = (match: number, at: number) => {
    const opening = board.openings[at]!
    const { near, wrong } = against(match, opening)
    const holders = all.filter((other) => board.at[other] === at)
    const those = [...new Set([...holders, ...near, ...wrong])]
    const isFixed = those.some((other) => fixed.some(({ number }) => number === matches[other]!.number))
    return isOff(match, opening) || isWaiting(match) || isFixed ? undefined : those.toSorted((a, b) => a - b)
  }
  return { fits, inTheWay }
}

const pitch = fc.constantFrom('one', 'two')
const time = fc.nat({ max: 24 })
const cases = fc
  .record({
    slots: fc.uniqueArray(fc.record({ pitch, at: fc.nat({ max: 6 }), room: fc.constantFrom(1, 2, 4) }), {
      minLength: 3,
      maxLength: 8,
      selector: ({ pitch, at }) => `${pitch} ${at}`,
    }),
    rest: fc.nat({ max: 3 }),
    off: fc.array(fc.record({ team: fc.constantFrom('A', 'B', 'C'), start: time }), { maxLength: 3 }),
    closures: fc.array(fc.record({ pitch, start: time }), { maxLength: 1 }),
    fixed: fc.option(fc.record({ number: fc.constantFrom(14, 15), start: time })),
  })
  .map(({ slots, rest, off, closures, fixed }): CalendarInput => ({
    matches: [
      { number: 11, round: 1, teams: ['A', 'B'] },
      { number: 12, round: 1, teams: ['C', 'D'] },
      { number: 13, round: 2, teams: ['A', 'C'] },
      { number: 14, round: 2, teams: ['B', 'D'] },
      { number: 15, round: 3, teams: ['E'], after: [12, 14, 99] },
      { number: 16, round: 4, teams: [], after: [15] },
    ],
    slots: slots.map(({ pitch, at, room }) => ({ pitch, start: 4 * at, end: 4 * at + 4, hour: at, room })),
    rest,
    off: off.map((day) => ({ ...day, end: day.start + 3 })),
    closures: closures.map((closure) => ({ ...closure, end: closure.start + 2 })),
    fixed: fixed === null ? [] : [{ ...fixed, pitch: 'two', end: fixed.start + 3, hour: 9 }],
  }))

describe('a board', () => {
  test('finds which openings fit and which matches are in the way', () => {
    const moves = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 12, maxLength: 12 })
    const seen = { fits: 0, not: 0, inTheWay: 0, never: 0 }
    fc.assert(
      fc.property(cases, moves, (input, moves) => {
        const board = createBoard(input)
        const model = modelOf(input, board)
        const all = [...input.matches.keys()]
        for (const [one, to, other] of moves) {
          const [match, opening] = [one % all.length, to % Math.max(1, board.openings.length)]
          if ((board.at[match] ?? -1) >= 0) {
            const from = board.at[match]
            if (!board.isFixed(match)) {
              board.lift(match)
              expect([board.at[match], board.holder[from!]]).toEqual([-1, -1])
            }
          } else if ((board.holder[opening] ?? 0) < 0 && model.fits(match, opening)) {
            board.place(match, opening)
          }
          // compares all results at once, because calling `expect` for each result would take seconds
          const answers = { board: [] as unknown[], model: [] as unknown[] }
          for (const asked of all) {
            for (const at of board.openings.keys()) {
              const without = other % all.length
              const fits = model.fits(asked, at)
              answers.board.push(board.fits(asked, at), board.fits(asked, at, without))
              answers.model.push(fits, model.fits(asked, at, without))
              seen[fits ? 'fits' : 'not']++
              if ((board.at[asked] ?? -1) >= 0) continue
              const inTheWay = model.inTheWay(asked, at)
              answers.board.push(board.inTheWay(asked, at)?.toSorted((a, b) => a - b))
              answers.model.push(inTheWay)
              seen[inTheWay ? 'inTheWay' : 'never']++
            }
          }
          expect(answers.board).toEqual(answers.model)
        }
      }),
      { numRuns: 50, seed: 7 },
    )
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(500)
  })

  test('has its openings in order, without closed times and fixed matches', () => {
    const board = createBoard({
      matches: [
        { number: 5, round: 1, teams: ['A', 'B'] },
        { number: 6, round: 1, teams: ['C', 'A'] },
        { number: 7, round: 1, teams: ['D'] },
      ],
      slots: [
        { pitch: 'three', start: 0, end: 3, hour: 7, room: 1 },
        { pitch: 'two', start: 0, end: 6, hour: 8, room: 2 },
        { pitch: 'one', start: 0, end: 4, hour: 9, room: 1 },
        { pitch: 'one', start: 10, end: 16, hour: 10, room: 3 },
      ],
      rest: 0,
      closures: [
        { pitch: 'one', start: 9, end: 10 },
        { pitch: 'one', start: 12, end: 13 },
        { pitch: 'two', start: 10, end: 16 },
      ],
      fixed: [
        { number: 6, pitch: 'two', start: 4, end: 7, hour: 11 },
        { number: 7, pitch: 'one', start: 4, end: 5, hour: 12 },
      ],
    })
    expect(
      board.openings.map(({ pitch, start, end, hour, slot }) => [pitch, start, end, hour, slot]),
    ).toEqual([
      ['one', 0, 4, 9, 2],
      ['three', 0, 3, 7, 0],
      ['two', 0, 3, 8, 1],
      ['one', 4, 5, 12, -1],
      ['two', 4, 7, 11, -1],
      ['one', 10, 12, 10, 3],
      ['one', 14, 16, 10, 3],
    ])
    expect([[...board.at], [...board.holder]]).toEqual([
      [-1, 4, 3],
      [-1, -1, -1, 2, 1, -1, -1],
    ])
    expect([board.isFixed(0), board.isFixed(1), board.teamCount, board.teams]).toEqual([
      false,
      true,
      4,
      [[0, 1], [2, 0], [3]],
    ])
  })
})
