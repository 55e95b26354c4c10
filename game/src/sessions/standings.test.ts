import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Result } from './standings.ts'
import { standings } from './standings.ts'

const result = (text: string): Result => {
  const [, one = '', goals, against, two = ''] = /^(\w) (\d):(\d) (\w)$/.exec(text) ?? []
  return { one, two, score: { T1: Number(goals), T2: Number(against) } }
}

const order = (results: string[], lots: string[] = [], teams = 'ABC') =>
  standings([...teams], results.map(result), lots).map(({ team, rank }) => `${rank}${team}`)

describe('the standings', () => {
  test('count what was played', () => {
    const [first, second] = standings(['A', 'B'], ['A 3:1 B', 'B 2:2 A'].map(result))
    expect(first).toEqual({
      team: 'A',
      rank: 1,
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      goalsFor: 5,
      goalsAgainst: 3,
      goalDifference: 2,
      points: 4,
    })
    expect(second).toMatchObject({
      team: 'B',
      rank: 2,
      won: 0,
      drawn: 1,
      lost: 1,
      goalDifference: -2,
      points: 1,
    })
  })

  test('go by points before goals', () => {
    expect(order(['A 1:0 B', 'A 1:0 B', 'A 0:9 C', 'B 0:0 C'])).toEqual(['1A', '2C', '3B'])
  })

  test('go by goal difference, then by goals for', () => {
    expect(order(['A 2:0 C', 'B 1:0 C'])).toEqual(['1A', '2B', '3C'])
    expect(order(['A 1:0 C', 'B 3:2 C'])).toEqual(['1B', '2A', '3C'])
  })

  test('go by the match between two that are level', () => {
    const results = ['B 1:0 A', 'A 1:0 C', 'D 1:0 B', 'C 1:1 D']
    expect(order(results, [], 'ABCD')).toEqual(['1D', '2B', '3A', '4C'])
  })

  test('take head to head anew for those who are still level after it', () => {
    const among = ['B 1:0 A', 'A 2:1 C', 'C 2:1 B']
    const others = ['C 0:0 D', 'B 1:1 D', 'A 1:1 D']
    expect(order([...among, ...others], [], 'ABCD')).toEqual(['1C', '2B', '3A', '4D'])
  })

  test('go by drawn lots where all else is level, and share a rank where there are none', () => {
    expect(order(['A 1:1 B'], ['B', 'C', 'A'])).toEqual(['1B', '2A', '3C'])
    expect(order(['A 1:1 B'])).toEqual(['1A', '1B', '3C'])
    expect(order([], ['C'])).toEqual(['1C', '2A', '2B'])
  })

  test('leave out results with a team that is not in the table', () => {
    expect(order(['X 9:0 A', 'B 1:0 A'], [], 'AB')).toEqual(['1B', '2A'])
  })

  const played = fc.array(
    fc.record({
      one: fc.constantFrom('A', 'B'),
      two: fc.constantFrom('C', 'D'),
      score: fc.record({ T1: fc.nat(3), T2: fc.nat(3) }),
    }),
    { maxLength: 10 },
  )

  test('are the same for any order of teams and results, once lots are drawn', () => {
    const lots = ['D', 'B', 'A', 'C']
    const orders = played.chain((results) =>
      fc.tuple(
        fc.constant(results),
        fc.shuffledSubarray(results, { minLength: results.length }),
        fc.shuffledSubarray(lots, { minLength: 4 }),
      ),
    )
    fc.assert(
      fc.property(orders, ([results, other, teams]) => {
        expect(standings(teams, other, lots)).toEqual(standings(['A', 'B', 'C', 'D'], results, lots))
      }),
    )
  })

  test('give as many goals as they take', () => {
    fc.assert(
      fc.property(played, (results) => {
        const rows = standings(['A', 'B', 'C', 'D'], results)
        expect(rows.reduce((sum, row) => sum + row.goalDifference, 0)).toBe(0)
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted((a, b) => a - b))
        const points = rows.map((row) => row.points)
        expect(points).toEqual(points.toSorted((a, b) => b - a))
      }),
    )
  })
})
