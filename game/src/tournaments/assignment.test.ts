import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAssignment } from './assignment.ts'

const min = (costs: number[][], row = 0, taken: readonly number[] = []): number => {
  const line = costs[row]
  if (!line) return 0
  return Math.min(
    ...line.flatMap((cost, column) =>
      taken.includes(column) ? [] : [cost + min(costs, row + 1, [...taken, column])],
    ),
  )
}

test('an assignment has the minimum cost', () => {
  const tables = fc
    .tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 2 }),
      fc.infiniteStream(fc.integer({ min: -5, max: 9 })),
    )
    .map(([rows, more, costs]) =>
      Array.from({ length: rows }, () =>
        Array.from({ length: rows + more }, () => costs.next().value as number),
      ),
    )
  fc.assert(
    fc.property(tables, (costs) => {
      const cost = (row: number, column: number) => costs[row]?.[column] ?? NaN
      const columns = findAssignment(costs.length, costs[0]?.length ?? 0, cost)
      expect(new Set(columns).size).toBe(costs.length)
      expect(columns.reduce((sum, column, row) => sum + cost(row, column), 0)).toBe(min(costs))
    }),
    // many runs, because only a few cost tables reveal an error
    { numRuns: 500, seed: 11 },
  )
})
