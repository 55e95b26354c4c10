import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPlaceReason, formatSmallNumber } from './place-reason.ts'
import { rankAcrossGroups } from './rank-across-groups.ts'
import type { Result } from './result.ts'
import type { Criterion, TableInput, TableRules } from './standings.ts'
import { criteria, createStandings, createMiniTable, defaultRules } from './standings.ts'

/** Parses a result such as 'A 2-1 B', where A is the home team. */
const result = (text: string): Result => {
  const [, home = '', goals, against, away = ''] = /^(\w+) (\d+)-(\d+) (\w+)$/.exec(text) ?? []
  return { home, away, score: [Number(goals), Number(against)] }
}

const headToHeadFirst: Criterion[] = [
  'points',
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  'difference',
  'goals',
]

const table = (results: string[], rules: Partial<TableRules> = {}, input: Partial<TableInput> = {}) => {
  const played = results.map(result)
  const teams = [...new Set(played.flatMap(({ home, away }) => [home, away]))]
  return createStandings({ teams, results: played, ...input }, { ...defaultRules, ...rules })
}

const places = (...args: Parameters<typeof table>) =>
  table(...args).map(({ place, team }) => `${place}${team}`)

const reasons = (...args: Parameters<typeof table>) =>
  Object.fromEntries(table(...args).map((row) => [row.team, formatPlaceReason(row)]))

describe('a table', () => {
  test('counts played matches', () => {
    expect(table(['A 3-1 B', 'B 2-2 A', 'A 0-0 C'])[0]).toEqual({
      place: 1,
      team: 'A',
      played: 3,
      won: 1,
      drawn: 2,
      lost: 0,
      goalsFor: 5,
      goalsAgainst: 3,
      goalDifference: 2,
      awayGoals: 2,
      points: 5,
      fairPlay: 0,
    })
  })

  test('counts a match decided on penalties as a win, without the kicks as goals', () => {
    const results = [{ ...result('A 1-1 B'), shootOut: [0, 2] as const }, result('A 0-0 B')]
    const rows = createStandings({ teams: ['A', 'B'], results }, defaultRules)
    expect(rows).toMatchObject([
      { team: 'B', won: 1, drawn: 1, lost: 0, goalsFor: 1, goalsAgainst: 1, points: 4 },
      { team: 'A', won: 0, drawn: 1, lost: 1, goalsFor: 1, goalsAgainst: 1, points: 1 },
    ])
  })

  test('uses the points of its rules', () => {
    const results = ['A 1-0 B', 'B 1-0 A', 'A 0-0 C', 'A 0-0 C', 'A 0-0 C', 'B 0-1 C']
    expect(table(results, { win: 2 }).map(({ team, points }) => [team, points])).toEqual([
      ['C', 5],
      ['A', 5],
      ['B', 2],
    ])
    expect(table(results, { win: 3, draw: 0 }).map(({ points }) => points)).toEqual([3, 3, 3])
  })

  test('applies deductions only to the whole table', () => {
    const results = ['A 2-0 B', 'B 1-0 C', 'C 0-0 A', 'A 1-0 D']
    const order = { order: headToHeadFirst }
    expect(places(results, order, { deductions: { A: 3 } })).toEqual(['1A', '2B', '3C', '4D'])
    expect(table(results, order, { deductions: { A: 3 } }).map(({ points }) => points)).toEqual([4, 3, 1, 0])
    expect(places(results, order, { deductions: { A: 4 } }).slice(0, 2)).toEqual(['1A', '2B'])
    expect(places(results, order, { deductions: { A: 5 } }).slice(0, 2)).toEqual(['1B', '2A'])
  })

  test('ranks by goal difference, then goals, away goals and wins', () => {
    expect(places(['A 2-0 C', 'B 1-0 C'])).toEqual(['1A', '2B', '3C'])
    expect(places(['A 2-1 C', 'B 1-0 C'])).toEqual(['1A', '2B', '3C'])
    const away = ['points', 'away-goals'] as const
    expect(places(['A 3-1 C', 'D 0-2 B'], { order: away })).toEqual(['1B', '2A', '3C', '4D'])
    const wins = ['points', 'wins'] as const
    const draws = ['A 0-0 C', 'A 0-0 D', 'A 0-0 E', 'B 1-0 E', 'B 0-1 C']
    expect(places(draws, { order: wins }).slice(0, 2)).toEqual(['1C', '2B'])
  })

  test('counts a yellow card 1, a second yellow 3 and a red one 4', () => {
    const cards = {
      A: { yellow: 4, secondYellow: 0, red: 0 },
      B: { yellow: 0, secondYellow: 1, red: 0 },
      C: { yellow: 1, secondYellow: 0, red: 1 },
    }
    const fair = { order: ['points', 'fair-play'] as const }
    const rows = table(['A 0-0 B', 'B 0-0 C', 'C 0-0 A'], fair, { cards })
    expect(rows.map(({ team, fairPlay }) => [team, fairPlay])).toEqual([
      ['B', 3],
      ['A', 4],
      ['C', 5],
    ])
    expect(rows.map(formatPlaceReason)).toEqual([
      '1st by fair play among three level teams',
      '2nd by fair play among three level teams',
      '3rd by fair play among three level teams',
    ])
  })

  test('counts a walkover like a score, both absent as a loss for both, and ignores void matches', () => {
    const results: Result[] = [
      { home: 'A', away: 'B', score: [3, 0], kind: 'walkover' },
      { home: 'B', away: 'C', score: [0, 0], kind: 'both-absent' },
      { home: 'C', away: 'A', score: [9, 0], kind: 'void' },
    ]
    const rows = createStandings({ teams: ['A', 'B', 'C'], results }, defaultRules)
    expect(
      rows.map(({ team, played, lost, points, goalDifference }) => [
        team,
        played,
        lost,
        points,
        goalDifference,
      ]),
    ).toEqual([
      ['A', 1, 0, 3, 3],
      ['C', 1, 1, 0, 0],
      ['B', 2, 2, 0, -3],
    ])
  })
})

describe('teams that are level on points', () => {
  const three = ['A 1-0 B', 'B 3-0 C', 'C 1-0 A', 'A 9-0 D', 'B 1-0 D', 'C 1-0 D']

  test('are compared head-to-head first if the rules say so', () => {
    expect(places(three, { order: headToHeadFirst })).toEqual(['1B', '2A', '3C', '4D'])
    expect(reasons(three, { order: headToHeadFirst })).toEqual({
      B: '1st by head-to-head goal difference among three level teams',
      A: '2nd by head-to-head goal difference among three level teams',
      C: '3rd by head-to-head goal difference among three level teams',
      D: undefined,
    })
    expect(places(three)).toEqual(['1A', '2B', '3C', '4D'])
    expect(reasons(three).B).toBe('2nd by goal difference among three level teams')
    const [first] = table(three, { order: headToHeadFirst })
    expect(first?.decidedBy).toEqual({ criterion: 'head-to-head-difference', among: ['A', 'B', 'C'] })
  })

  // of three level teams, A ranks first by head-to-head. B and C remain level; B beat C.
  const stillLevel = ['A 2-0 B', 'B 1-0 C', 'C 1-0 A', 'A 0-0 D', 'D 0-0 B', 'C 5-5 D']

  test('are compared again among teams still level, or by the next criterion', () => {
    const order: Criterion[] = ['points', 'head-to-head-goals', 'goals']
    expect(places(stillLevel, { order, headToHead: 'again' })).toEqual(['1A', '2B', '3C', '4D'])
    expect(reasons(stillLevel, { order, headToHead: 'again' }).B).toBe(
      '2nd by head-to-head goals among two level teams',
    )
    expect(places(stillLevel, { order, headToHead: 'once' })).toEqual(['1A', '2C', '3B', '4D'])
    expect(reasons(stillLevel, { order, headToHead: 'once' }).B).toBe('3rd by goals among two level teams')
  })

  test('stay level if no criterion decides, until lots are drawn among all of them', () => {
    const level = ['A 0-0 B', 'B 0-0 C', 'C 0-0 A']
    expect(places(level)).toEqual(['1A', '1B', '1C'])
    expect(places(level, {}, { lots: [['C', 'A']] })).toEqual(['1A', '1B', '1C'])
    expect(
      places(
        level,
        {},
        {
          lots: [
            ['C', 'A'],
            ['B', 'C', 'A'],
          ],
        },
      ),
    ).toEqual(['1B', '2C', '3A'])
    expect(reasons(level, {}, { lots: [['B', 'C', 'A']] }).C).toBe(
      '2nd by drawing lots among three level teams',
    )
    expect(places(level, { order: ['points'] }, { lots: [['B', 'C', 'A']] })).toEqual(['1A', '1B', '1C'])
  })
})

test('numbers of level teams are spelled out up to ten', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(formatSmallNumber).join(' ')).toBe(
    'two three four five six seven eight nine ten 11',
  )
})

const leagues = fc
  .record({
    teams: fc.integer({ min: 2, max: 6 }).map((count) => [...'ABCDEF'].slice(0, count)),
    goals: fc.infiniteStream(fc.integer({ min: 0, max: 1 })),
    gaps: fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
    cards: fc.infiniteStream(fc.integer({ min: 0, max: 1 })),
    order: fc.shuffledSubarray([...criteria], { minLength: 1 }),
    win: fc.constantFrom(2, 3),
    headToHead: fc.constantFrom('again' as const, 'once' as const),
    lot: fc.shuffledSubarray([...'ABCDEF'], { minLength: 2 }),
    legs: fc.constantFrom(1, 2),
  })
  .map(({ teams, goals, gaps, cards, order, win, headToHead, lot, legs }) => {
    const next = (from: Iterator<number>) => from.next().value as number
    const results = teams.flatMap((home, n) =>
      teams.flatMap((away, m): Result[] =>
        (legs === 2 ? m === n : m <= n) || next(gaps) === 0
          ? []
          : [{ home, away, score: [next(goals), next(goals)] }],
      ),
    )
    const cardsOf = () => ({ yellow: next(cards), secondYellow: 0, red: 0 })
    const input: TableInput = {
      teams,
      results,
      cards: Object.fromEntries(teams.map((team) => [team, cardsOf()])),
      deductions: { A: next(cards) },
      lots: [lot],
    }
    const rules: TableRules = { win, draw: 1, order, headToHead }
    return { input, rules }
  })

const modelPlace = (team: string, { teams, results, ...input }: TableInput, rules: TableRules) => {
  const count = (
    of: string,
    among: readonly string[],
    value: (own: number, their: number, away: boolean) => number,
  ) =>
    results.reduce((sum, { home, away, score: [h, a] }) => {
      if (home === of && among.includes(away)) return sum + value(h, a, false)
      if (away === of && among.includes(home)) return sum + value(a, h, true)
      return sum
    }, 0)
  const points = (own: number, their: number) => (own > their ? rules.win : own === their ? rules.draw : 0)
  const figure = (of: string, criterion: Criterion, among: readonly string[]): number => {
    if (criterion === 'points') return count(of, teams, points) - (input.deductions?.[of] ?? 0)
    if (criterion === 'head-to-head-points') return count(of, among, points)
    if (criterion === 'head-to-head-difference') return count(of, among, (own, their) => own - their)
    if (criterion === 'head-to-head-goals') return count(of, among, (own) => own)
    if (criterion === 'difference') return count(of, teams, (own, their) => own - their)
    if (criterion === 'goals') return count(of, teams, (own) => own)
    if (criterion === 'away-goals') return count(of, teams, (own, _, away) => (away ? own : 0))
    if (criterion === 'wins') return count(of, teams, (own, their) => Number(own > their))
    if (criterion === 'fair-play') return -(input.cards?.[of]?.yellow ?? 0)
    const lot = input.lots?.[0] ?? []
    return among.every((one) => lot.includes(one)) ? -lot.indexOf(of) : 0
  }
  const isBefore = (other: string) => {
    let level = [...teams]
    let asked = level
    for (let n = 0; n < rules.order.length; n++) {
      const criterion = rules.order[n] ?? 'lot'
      const ownMatches = criterion.startsWith('head')
      if (!ownMatches || !rules.order[n - 1]?.startsWith('head')) asked = level
      const value = (of: string) => figure(of, criterion, ownMatches ? asked : level)
      if (value(other) !== value(team)) return value(other) > value(team)
      level = level.filter((one) => value(one) === value(team))
      const blockEnds = ownMatches && !rules.order[n + 1]?.startsWith('head')
      if (blockEnds && rules.headToHead === 'again' && level.length < asked.length) {
        asked = level
        while (rules.order[n]?.startsWith('head')) n--
      }
    }
    return false
  }
  return 1 + teams.filter((other) => other !== team && isBefore(other)).length
}

describe('a mini table', () => {
  test('separates teams level after deductions by their own matches', () => {
    const results = ['A 1-0 B', 'A 1-0 C', 'B 5-0 C']
    const taken = { deductions: { A: 3 } }
    const order: Criterion[] = ['points', 'head-to-head-points', 'difference']
    expect(places(results, { order }, taken)).toEqual(['1A', '2B', '3C'])
  })

  test('counts only their own matches, without deductions', () => {
    const results = ['A 1-0 B', 'B 2-0 C', 'C 1-0 A', 'A 9-0 D', 'D 0-1 C', 'B 1-0 D'].map(result)
    const rows = createMiniTable(['C', 'A', 'B'], { results }, defaultRules)
    expect(
      rows.map(({ team, played, points, goalDifference }) => [team, played, points, goalDifference]),
    ).toEqual([
      ['B', 2, 3, 1],
      ['A', 2, 3, 0],
      ['C', 2, 3, -1],
    ])
  })
})

test('a mini table ranks by goals if the goal differences are level', () => {
  const results = ['A 3-2 B', 'B 2-1 C', 'C 1-0 A'].map(result)
  expect(createMiniTable(['A', 'B', 'C'], { results }, defaultRules).map(({ team }) => team)).toEqual([
    'B',
    'A',
    'C',
  ])
})

describe('any league', () => {
  test('has the same places as a model that compares two teams at a time', () => {
    let threeLevel = 0
    fc.assert(
      fc.property(leagues, ({ input, rules }) => {
        const rows = createStandings(input, rules)
        if (rows.some(({ decidedBy }) => (decidedBy?.among.length ?? 0) > 2)) threeLevel++
        for (const { team, place } of rows) expect(place).toBe(modelPlace(team, input, rules))
      }),
      { numRuns: 1000, seed: 14 },
    )
    expect(threeLevel).toBeGreaterThan(250)
  })

  test('has the same table whatever the order of its teams and results', () => {
    fc.assert(
      fc.property(leagues, fc.infiniteStream(fc.nat()), ({ input, rules }, numbers) => {
        const mixed = <T>(items: readonly T[]) =>
          items
            .map((item) => ({ item, at: numbers.next().value as number }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ item }) => item)
        const other = { ...input, teams: mixed(input.teams), results: mixed(input.results) }
        expect(createStandings(other, rules)).toEqual(createStandings(input, rules))
      }),
    )
  })

  test('gives a reason to teams level on the first criterion and separated by another', () => {
    fc.assert(
      fc.property(leagues, ({ input, rules }) => {
        const order = ['points', ...rules.order.filter((criterion) => criterion !== 'points')] as const
        const rows = createStandings(input, { ...rules, order })
        for (const row of rows) {
          const level = rows.filter(({ points }) => points === row.points)
          const apart = level.some(({ place }) => place !== row.place)
          expect(row.decidedBy !== undefined, row.team).toBe(apart)
        }
      }),
    )
  })
})

describe('the best teams in one place across groups', () => {
  const group = (names: string, results: string[]) => {
    const input = { teams: [...names], results: results.map(result) }
    return { input, rows: createStandings(input, defaultRules) }
  }

  test('ignore matches that a smaller group does not have', () => {
    const small = group('ABC', ['A 1-0 B', 'A 1-0 C', 'B 2-0 C'])
    const large = group('DEFG', ['D 1-0 E', 'D 1-0 F', 'D 1-0 G', 'E 1-0 F', 'E 7-0 G', 'F 1-0 G'])
    const rows = rankAcrossGroups([large, small], 2, defaultRules)
    expect(rows.map(({ team, played, goalDifference }) => [team, played, goalDifference])).toEqual([
      ['B', 2, 1],
      ['E', 2, 0],
    ])
    expect(rows.map(formatPlaceReason)[0]).toBe('1st by goal difference among two level teams')
  })

  test('count deductions and cards', () => {
    const groups = [group('AB', ['A 1-0 B']), group('CD', ['C 1-0 D'])]
    const order = ['points', 'fair-play'] as const
    const among = (more: Partial<TableInput>) => {
      const [one, two] = groups.map((of) => ({ ...of, input: { ...of.input, ...more } }))
      return rankAcrossGroups([one!, two!], 2, { ...defaultRules, order }).map(({ team }) => team)
    }
    expect(among({ deductions: { B: 1 } })).toEqual(['D', 'B'])
    expect(among({ cards: { B: { yellow: 1, secondYellow: 0, red: 0 } } })).toEqual(['D', 'B'])
  })

  test('stay level until lots are drawn', () => {
    const groups = [group('AB', ['A 1-0 B']), group('CD', ['C 1-0 D'])]
    expect(rankAcrossGroups(groups, 2, defaultRules).map(({ place }) => place)).toEqual([1, 1])
    expect(rankAcrossGroups(groups, 2, defaultRules, [['D', 'B']]).map(({ team }) => team)).toEqual([
      'D',
      'B',
    ])
  })
})
