import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toInitials } from '../matches/formation.ts'
import { createSeededRandom } from '../random.ts'
import { drawSetNames, allSetNames } from './set-names.ts'

test('there are at least 64 different names', () => {
  expect(allSetNames.length).toBeGreaterThanOrEqual(64)
  expect(new Set(allSetNames).size).toBe(allSetNames.length)
})

test('each set gets a different name, and the same seed gives the same names', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.string(), (count, seed) => {
      const names = drawSetNames(count, createSeededRandom(seed))
      expect(names).toHaveLength(count)
      expect(new Set(names.map(toInitials)).size).toBe(count)
      for (const name of names) expect(allSetNames).toContain(name)
      expect(drawSetNames(count, createSeededRandom(seed))).toEqual(names)
    }),
  )
})

test('saved names stay, and new names differ from them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 8 }),
      fc.string(),
      (before, after, seed) => {
        const random = createSeededRandom(seed)
        const saved = drawSetNames(before, random)
        const names = drawSetNames(after, random, saved)
        expect(names.slice(0, before)).toEqual(saved.slice(0, after))
        expect(names).toHaveLength(after)
        expect(new Set(names.map(toInitials)).size).toBe(after)
      },
    ),
  )
})

test('every name can be drawn', () => {
  const random = createSeededRandom('sooner or later')
  const seen = new Set(Array.from({ length: 500 }, () => drawSetNames(8, random)).flat())
  expect(seen.size).toBe(allSetNames.length)
})
