import { describe, expect, test } from 'vitest'
import { createPairings } from './pairings.ts'

const everySize = Array.from({ length: 62 }, (_, n) => n + 3)

describe.each(everySize)('%i teams', (count) => {
  const teams = Array.from({ length: count }, (_, n) => `team ${n}`)

  test.each([1, 2] as const)('meet each other %i times, in as few rounds as possible', (times) => {
    const rounds = createPairings(teams, times)
    const met = new Map<string, number>()
    for (const [home, away] of rounds.flat()) {
      const pair = [home, away].toSorted().join(' v ')
      met.set(pair, (met.get(pair) ?? 0) + 1)
    }
    expect(met.size).toBe((count * (count - 1)) / 2)
    expect(new Set(met.values())).toEqual(new Set([times]))
    expect(rounds).toHaveLength(times * (count % 2 ? count : count - 1))
  })

  test('play at most once a round, with one bye if the number is odd', () => {
    for (const round of createPairings(teams, 2)) {
      expect(round).toHaveLength(Math.floor(count / 2))
      expect(new Set(round.flat()).size).toBe(2 * round.length)
    }
  })

  test('have home and away counts that differ by at most one, and are equal over two rounds', () => {
    const homeLessAway = (times: 1 | 2) => {
      const matches = createPairings(teams, times).flat()
      return teams.map((team) =>
        matches.reduce((sum, [home, away]) => sum + Number(home === team) - Number(away === team), 0),
      )
    }
    expect(Math.max(...homeLessAway(1).map(Math.abs))).toBe(count % 2 ? 0 : 1)
    expect(homeLessAway(2).every((difference) => difference === 0)).toBe(true)
  })

  test('meet once at each home over two rounds', () => {
    const matches = createPairings(teams, 2).flat()
    expect(new Set(matches.map(([home, away]) => `${home} v ${away}`)).size).toBe(count * (count - 1))
  })

  test('have at most two home or away matches in a row, also between both rounds', () => {
    const rounds = createPairings(teams, 2)
    for (const team of teams) {
      const course = rounds.flatMap((round) => {
        const match = round.find((pair) => pair.includes(team))
        return match ? [match[0] === team ? 'H' : 'A'] : []
      })
      expect(course.join('')).not.toMatch(/HHH|AAA/)
    }
  })
})

test('four or more teams never meet in two consecutive rounds', () => {
  for (const count of everySize.slice(1)) {
    const rounds = createPairings(
      Array.from({ length: count }, (_, n) => n),
      2,
    )
    const pairs = rounds.map((round) =>
      round.map(([one, two]) => `${Math.min(one, two)} ${Math.max(one, two)}`),
    )
    expect(pairs.some((round, n) => round.some((pair) => pairs[n + 1]?.includes(pair)))).toBe(false)
  }
})

test('two teams meet home and away, and a single team is rejected', () => {
  expect(createPairings(['A', 'B'], 2)).toEqual([[['B', 'A']], [['A', 'B']]])
  expect(() => createPairings(['A'])).toThrow(new RangeError('pairings need at least two teams'))
})
