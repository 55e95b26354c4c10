import { expect, test } from 'vitest'
import { type StoredDecision, formatDecision } from './decision.ts'

const text = (decision: StoredDecision) =>
  formatDecision({ decision, teamOne: { name: 'Danfo' }, teamTwo: { name: 'Egrets' } })

test('describes how a tournament decided a match', () => {
  expect(text({ by: 'lot', winner: 'T2' })).toBe('Egrets won by drawing lots')
  expect(text({ by: 'extra-time', winner: 'T1', score: { T1: 2, T2: 1 } })).toBe(
    'Danfo won 2–1 after extra time',
  )
  expect(text({ by: 'shoot-out', winner: 'T2', score: { T1: 1, T2: 1 }, shootOut: { T1: 3, T2: 4 } })).toBe(
    'Egrets won 4–3 on penalties',
  )
  expect(text({ by: 'walkover', winner: 'T2', score: { T1: 0, T2: 3 } })).toBe('Walkover for Egrets, 3–0')
  expect(text({ by: 'entered', winner: 'T1', score: { T1: 5, T2: 0 } })).toBe('Counts as 5–0 for Danfo')
  expect(text({ by: 'entered', score: { T1: 1, T2: 1 } })).toBe('Counts as 1–1')
  expect(text({ by: 'both-absent' })).toBe('Neither team turned up')
  expect(text({ by: 'open' })).toBe('Level, to be decided')
  expect(text({ by: 'void' })).toBe('Does not count')
  expect(text({ by: 'replay', replay: 'x' })).toBe('Replayed')
})
