import { expect, test } from 'vitest'
import { toStreaks } from './rules.ts'

const played = (results: string) =>
  [...results].map((result) => ({
    outcome: { W: 'won', D: 'drawn', L: 'lost' }[result.toUpperCase()] ?? '',
    goals: result === result.toUpperCase() ? 1 : 0,
  }))

test.each([
  ['', [0, 0], [0, 0], [0, 0]],
  ['WWW', [3, 3], [3, 3], [3, 3]],
  ['wwLWD', [0, 2], [2, 2], [3, 3]],
  ['WdDlw', [1, 1], [1, 3], [0, 1]],
])('%j (goals where large) has runs of winning %j, unbeaten %j and scoring %j', (results, ...runs) => {
  const { winning, unbeaten, scoring } = toStreaks(played(results))
  expect([winning, unbeaten, scoring].map(({ current, longest }) => [current, longest])).toEqual(runs)
})
