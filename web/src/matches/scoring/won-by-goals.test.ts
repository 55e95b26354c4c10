import { expect, test } from 'vitest'
import { findWinnerByGoals } from './won-by-goals.tsx'

test.each([
  [0, 5, 0, undefined],
  [2, 1, 1, undefined],
  [2, 2, 1, 'T1'],
  [2, 0, 2, 'T2'],
] as const)('first to %i at %i to %i: %s', (firstTo, T1, T2, winner) => {
  expect(findWinnerByGoals({ firstTo }, { score: { T1, T2 } })).toBe(winner)
})
