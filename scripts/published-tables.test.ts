import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { StandingsFile } from '../contract/src/tournaments/standings-file.ts'
import { createTables } from '../game/src/tournaments/create-tables.ts'

const read = (name: string) =>
  StandingsFile.parse(
    JSON.parse(
      readFileSync(new URL(`../game/src/tournaments/published/${name}.json`, import.meta.url), 'utf8'),
    ),
  )
const rowsOf = (name: string) => createTables(read(name)).tables[0]?.rows ?? []

describe('Premier League 2011/12', () => {
  const rows = rowsOf('premier-league-2011-12')

  test('is won on goal difference', () => {
    expect(rows.slice(0, 2)).toMatchObject([
      { place: 1, team: 'Manchester City', points: 89, goalDifference: 64 },
      { place: 2, team: 'Manchester United', points: 89, goalDifference: 56 },
    ])
    expect(rows[0]?.decidedBy?.text).toBe('1st by goal difference among two level teams')
  })

  test('has three teams level on points in places 10 to 12, two also on goal difference', () => {
    expect(
      rows.slice(9, 12).map(({ place, team, points, decidedBy }) => [place, team, points, decidedBy?.text]),
    ).toEqual([
      [10, 'West Bromwich Albion', 47, '10th by goals among two level teams'],
      [11, 'Swansea City', 47, '11th by goals among two level teams'],
      [12, 'Norwich City', 47, '12th by goal difference among three level teams'],
    ])
  })

  test('matches the published points', () => {
    expect(rows.map(({ points }) => points)).toEqual([
      89, 89, 70, 69, 65, 64, 56, 52, 52, 47, 47, 47, 45, 45, 43, 38, 37, 36, 31, 25,
    ])
    expect(rows.map(({ place }) => place)).toEqual(rows.map((_, n) => n + 1))
    expect(rows.slice(17).map(({ team }) => team)).toEqual([
      'Bolton Wanderers',
      'Blackburn Rovers',
      'Wolverhampton Wanderers',
    ])
  })
})

describe('La Liga 2014/15', () => {
  const rows = rowsOf('la-liga-2014-15')

  test('ranks level teams head-to-head before goal difference in places 14 to 18', () => {
    expect(
      rows
        .slice(13, 18)
        .map(({ place, team, points, decidedBy }) => [place, team, points, decidedBy?.criterion]),
    ).toEqual([
      [14, 'Levante', 37, 'head-to-head-points'],
      [15, 'Getafe', 37, 'head-to-head-points'],
      [16, 'Deportivo La Coruña', 35, 'head-to-head-points'],
      [17, 'Granada', 35, 'head-to-head-points'],
      [18, 'Eibar', 35, 'head-to-head-points'],
    ])
    expect(rows[16]?.goalDifference).toBeLessThan(rows[17]?.goalDifference ?? 0)
  })

  test('deducts three points from Almería', () => {
    expect(rows[18]).toMatchObject({ place: 19, team: 'Almería', points: 29, won: 8, drawn: 8 })
  })
})

test('World Cup 2018, group H: Japan advances before Senegal by fair play', () => {
  const rows = rowsOf('world-cup-2018-group-h')
  expect(rows.map(({ place, team }) => `${place} ${team}`)).toEqual([
    '1 Colombia',
    '2 Japan',
    '3 Senegal',
    '4 Poland',
  ])
  expect(rows[1]?.decidedBy?.text).toBe('2nd by fair play among two level teams')
})

describe('Euro 2020', () => {
  const { tables, others, goOn } = createTables(read('euro-2020'))

  test('matches the published groups, with head-to-head first', () => {
    expect(
      Object.fromEntries(tables.map(({ name, rows }) => [name, rows.map(({ team }) => team).join(', ')])),
    ).toEqual({
      A: 'Italy, Wales, Switzerland, Turkey',
      B: 'Belgium, Denmark, Finland, Russia',
      C: 'Netherlands, Austria, Ukraine, North Macedonia',
      D: 'England, Croatia, Czech Republic, Scotland',
      E: 'Sweden, Spain, Slovakia, Poland',
      F: 'France, Germany, Portugal, Hungary',
    })
    const reasons = tables[5]?.rows.map(({ decidedBy }) => decidedBy?.text)
    expect(reasons).toEqual([
      undefined,
      '2nd by head-to-head points among two level teams',
      '3rd by head-to-head points among two level teams',
      undefined,
    ])
  })

  test('advances the four best thirds', () => {
    expect(others.map(({ team }) => team).join(', ')).toBe(
      'Portugal, Czech Republic, Switzerland, Ukraine, Finland, Slovakia',
    )
    expect(goOn).toEqual(['Portugal', 'Czech Republic', 'Switzerland', 'Ukraine'])
  })
})

test('eight thirds of twelve groups advance, except teams that share the last qualifying place', () => {
  const names = [...'ABCDEFGHIJKL']
  const groups = Object.fromEntries(names.map((name) => [name, [1, 2, 3, 4].map((n) => `${name}${n}`)]))
  const results = names.flatMap((name, at) =>
    [1, 2, 3, 4].flatMap((n) =>
      [1, 2, 3, 4]
        .filter((m) => m > n)
        .map((m) => ({ home: `${name}${n}`, away: `${name}${m}`, score: [n === 3 ? 1 + at : 1, 0] })),
    ),
  )
  const order = ['points', 'difference', 'lot']
  const goOn = (file: object) => createTables(StandingsFile.parse({ groups, order, ...file })).goOn
  const bestOthers = { place: 3, count: 8 }
  expect(goOn({ results, bestOthers }).join(' ')).toBe('L3 K3 J3 I3 H3 G3 F3 E3')
  const level = results.map((result) => (result.home === 'E3' ? { ...result, score: [4, 0] } : result))
  expect(goOn({ results: level, bestOthers }).join(' ')).toBe('L3 K3 J3 I3 H3 G3 F3')
  expect(goOn({ results: level, bestOthers, lots: [['D3', 'E3']] }).at(-1)).toBe('D3')
})

describe('a results file', () => {
  const file = (more: object) => ({ results: [{ home: 'A', away: 'B', score: [1, 0] }], ...more })
  const faults = (more: object) =>
    StandingsFile.safeParse(file(more)).error?.issues.map(({ path }) => path.join('.'))

  test('uses the default rules if it states none', () => {
    expect(createTables(StandingsFile.parse(file({}))).tables[0]?.rows.map(({ points }) => points)).toEqual([
      3, 0,
    ])
  })

  test.each([
    [{ win: -1 }, 'win'],
    [{ order: ['luck'] }, 'order.0'],
    [{ headToHead: 'never' }, 'headToHead'],
    [{ results: [{ home: 'A', away: 'A', score: [1, 0] }] }, 'results.0'],
    [{ results: [{ home: 'A', away: 'B', score: [1] }] }, 'results.0.score'],
    [{ groups: { A: ['A'], B: ['B'] } }, 'results.0'],
    [{ groups: { A: ['A', 'B', 'B'] } }, 'groups'],
    [{ deductions: { C: 1 } }, 'deductions.C'],
    [{ cards: [{ team: 'C', yellow: 1, secondYellow: 0, red: 0 }] }, 'cards.0'],
    [{ bestOthers: { place: 3, count: 2 } }, 'bestOthers'],
  ])('is refused with %j', (more, path) => {
    expect(faults(more)).toContain(path)
  })
})
