import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Result } from './result.ts'
import type { StakesInput } from './stakes.ts'
import { findStakes } from './stakes.ts'
import { type Criterion, createStandings, defaultRules } from './standings.ts'

const fixture = (text: string) => {
  const [home = '', away = ''] = text.split(' v ')
  return { home, away }
}

/** Parses a result such as 'A 2-1 B', where A is the home team. */
const result = (text: string): Result => {
  const [, home = '', goals, against, away = ''] = /^(\w+) (\d+)-(\d+) (\w+)$/.exec(text) ?? []
  return { home, away, score: [Number(goals), Number(against)] }
}

interface Case {
  played: string[]
  next: string
  before?: string[]
  around?: string[]
  deductions?: StakesInput['deductions']
}

const stakes = ({ played, next, before = [], around = [], deductions }: Case, rules = defaultRules) => {
  const results = played.map(result)
  const teams = [...new Set(results.flatMap(({ home, away }) => [home, away]))]
  const input = { teams, results, deductions, team: 'A', match: fixture(next) }
  return findStakes({ ...input, before: before.map(fixture), around: around.map(fixture) }, rules)
}

describe('a win', () => {
  const second = ['A 2-0 C', 'A 1-1 D', 'B 1-0 C', 'B 1-0 D']

  test('gives the lead if no team can draw level or pass', () => {
    expect(stakes({ played: second, next: 'B v A' }).leads).toBe(true)
    expect(stakes({ played: [...second, 'B 1-0 C'], next: 'B v A' }).leads).toBe(false)
  })

  test('gives the lead by a tie-break only if the smallest win is enough', () => {
    const level = ['A 4-0 C', 'B 1-0 C', 'B 2-0 D']
    expect(stakes({ played: level, next: 'A v D' }).leads).toBe(true)
    // after a win by one goal, A would still have a lower goal difference than B (+9)
    expect(stakes({ played: ['A 1-0 C', 'B 4-0 C', 'B 5-0 D'], next: 'A v D' }).leads).toBe(false)
    const again = { ...defaultRules, order: ['points', 'head-to-head-points', 'difference'] as const }
    expect(stakes({ played: ['A 1-0 B', 'B 4-0 C', 'B 5-0 D'], next: 'A v D' }, again).leads).toBe(true)
  })

  test('gives the lead only if no earlier match can change it', () => {
    expect(stakes({ played: second, next: 'C v A' }).leads).toBe(true)
    expect(stakes({ played: second, next: 'C v A', before: ['B v D'] }).leads).toBe(false)
    expect(stakes({ played: second, next: 'B v A', before: ['C v D'] }).leads).toBe(true)
    // an unscheduled match may be played before `next`
    expect(stakes({ played: second, next: 'C v A', before: ['A v D'] }).leads).toBe(false)
  })

  test('is not reported for a team in the lead, nor by unknown cards or lots', () => {
    expect(stakes({ played: ['A 1-0 B', 'B 0-0 C'], next: 'A v C' }).leads).toBe(false)
    const level = ['A 4-0 C', 'B 1-0 C', 'B 1-0 D']
    const byCards = { ...defaultRules, order: ['points', 'fair-play', 'difference'] as const }
    expect(stakes({ played: level, next: 'A v D' }).leads).toBe(true)
    expect(stakes({ played: level, next: 'A v D' }, byCards).leads).toBe(false)
    const byLot = { ...defaultRules, order: ['points', 'lot', 'difference'] as const }
    expect(stakes({ played: level, next: 'A v D' }, byLot).leads).toBe(false)
    const noPoints = { ...defaultRules, order: ['wins', 'points'] as const }
    expect(stakes({ played: second, next: 'B v A' }, noPoints).leads).toBe(false)
  })

  test('of any score gives the lead, also with many goals by the opponent', () => {
    const away = { ...defaultRules, order: ['points', 'away-goals'] as const }
    const level = ['C 3-2 A', 'B 1-0 C']
    expect(stakes({ played: level, next: 'A v B' }, away).leads).toBe(false)
    expect(stakes({ played: level, next: 'B v A' }, away).leads).toBe(true)
  })

  test('counts deducted points', () => {
    expect(stakes({ played: second, next: 'B v A', deductions: { A: 3 } }).leads).toBe(false)
  })
})

describe('a loss', () => {
  const played = ['A 3-0 B', 'A 1-0 C', 'B 1-0 D', 'C 2-0 D', 'D 1-1 B']

  test('lets teams pass that could then have more points, unless a draw prevents it', () => {
    const { onLoss, onDraw } = stakes({ played, next: 'A v D', around: ['B v C'] })
    expect([onLoss, onDraw]).toEqual([['B'], []])
    expect(stakes({ played, next: 'A v D' }).onLoss).toEqual([])
  })

  test('lets the opponent pass', () => {
    expect(stakes({ played, next: 'B v A', around: ['C v D'] }).onLoss).toEqual(['B'])
    expect(stakes({ played, next: 'C v A', around: ['B v D'] }).onLoss).toEqual(['B'])
  })

  test('and a draw let teams pass that only a win would prevent', () => {
    const close = ['A 3-0 B', 'A 0-0 C', 'B 3-0 D', 'C 0-0 D']
    expect(stakes({ played: close, next: 'A v D', around: ['B v C'] })).toMatchObject({
      onLoss: ['C'],
      onDraw: ['B'],
    })
  })

  test('lets teams pass that share its place', () => {
    const level = { played: ['A 1-0 C', 'B 1-0 D'], next: 'A v C', around: ['B v D'] }
    expect(stakes(level)).toMatchObject({ onLoss: [], onDraw: ['B'] })
  })

  test('lets no team pass that needs more than a 1–0 win or is already ahead', () => {
    expect(stakes({ played: ['A 9-0 C', 'B 1-0 C'], next: 'A v C' }).onLoss).toEqual([])
    expect(stakes({ played: ['B 2-0 A', 'A 1-0 C'], next: 'A v C' })).toMatchObject({ onLoss: ['C'] })
  })
})

test('a team that would pass only by criteria after a lot is not listed', () => {
  const level = { played: ['A 1-0 C', 'E 5-4 B'], next: 'A v C', around: ['B v E'] }
  const by = (...order: Criterion[]) => stakes(level, { ...defaultRules, order }).onLoss
  expect(by('points', 'goals')).toEqual(['B'])
  expect(by('points', 'lot', 'goals')).toEqual([])
  expect(by('fair-play', 'points', 'goals')).toEqual([])
})

test('a team that passes whatever the result is not listed', () => {
  const { onLoss, onDraw } = stakes({
    played: ['A 2-0 C', 'B 1-0 C'],
    next: 'A v C',
    around: ['B v C', 'C v B'],
  })
  expect([onLoss, onDraw]).toEqual([[], ['C']])
})

test('nothing is at stake before the first match, or for a team outside the table', () => {
  const played = ['B 1-0 C']
  const none = { leads: false, onLoss: [], onDraw: [] }
  expect(stakes({ played, next: 'A v B' })).toEqual(none)
  const input = { teams: ['A', 'B', 'C'], results: played.map(result), team: 'A', match: fixture('A v B') }
  expect(findStakes({ ...input, before: [], around: [] }, defaultRules)).toEqual(none)
})

const goals = fc.nat({ max: 3 })
const score = fc.tuple(goals, goals)
const teams = ['A', 'B', 'C', 'D']
const fixtures = ['A v B', 'C v D', 'D v B', 'C v A', 'A v D', 'B v C', 'B v A'].map(fixture)

test('a reported lead holds for all earlier results and all winning scores', () => {
  const cases = fc.record({
    scores: fc.array(score, { minLength: fixtures.length, maxLength: fixtures.length }),
    open: fc.nat({ max: 2 }),
    against: goals,
    margin: fc.integer({ min: 1, max: 5 }),
  })
  let said = 0
  fc.assert(
    fc.property(cases, ({ scores, open, against, margin }) => {
      const [match, ...others] = fixtures.map((one, n): Result => ({ ...one, score: scores[n] ?? [0, 0] }))
      const played = others.slice(open)
      const before = others.slice(0, open)
      const input = { teams, results: played, team: 'A', match: match!, before, around: [] }
      if (!findStakes(input, defaultRules).leads) return
      said++
      const results = [...others, { ...match!, score: [against + margin, against] as const }]
      const first = createStandings({ teams, results }, defaultRules).filter(({ place }) => place === 1)
      expect(first.map(({ team }) => team)).toEqual(['A'])
    }),
    { numRuns: 500 },
  )
  expect(said).toBeGreaterThan(5)
})
