import { describe, expect, test } from 'vitest'
import { listFormationsFor, findGroupAt, toSpots, spreadEvenly } from './formations.ts'

describe('formations', () => {
  test.each([4, 5, 6, 7, 8])(
    'of %i a side have a spot for each, no two near each other, all on the pitch',
    (n) => {
      const formations = listFormationsFor(n)
      expect(formations.length).toBeGreaterThanOrEqual(3)
      expect(new Set(formations.map(({ name }) => name)).size).toBe(formations.length)
      for (const formation of formations) {
        const spots = toSpots(formation)
        expect(spots).toHaveLength(n)
        expect(spots[0]).toEqual({ group: 'goalkeeper', x: 50, y: 8.5 })
        for (const [at, { x, y, group }] of spots.entries()) {
          expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(5)
          if (at > 0) expect(findGroupAt(y)).toBe(group)
          for (const other of spots.slice(at + 1)) {
            expect(Math.hypot((x - other.x) / 5, (y - other.y) / 2.5)).toBeGreaterThanOrEqual(5)
          }
        }
      }
    },
  )

  test('are named by their lines, without empty lines', () => {
    expect(listFormationsFor(5).map(({ name }) => name)).toEqual([
      '1-2-1',
      '2-1-1',
      '2-2',
      '1-1-2',
      '3-1',
      '1-3',
    ])
  })

  test('do not exist for fewer than four or more than eight players', () => {
    for (const n of [0, 3, 9]) expect(listFormationsFor(n)).toEqual([])
  })

  test('spread a line evenly', () => {
    expect(spreadEvenly(2)).toEqual([25, 75])
    expect(spreadEvenly(0)).toEqual([])
  })
})
