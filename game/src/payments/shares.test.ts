import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../sum.ts'
import { splitShares } from './shares.ts'

const price = fc.integer({ min: 0, max: 1_000_000_000 })
const places = fc.integer({ min: 1, max: 64 })

describe('shares of a price', () => {
  test('add up to the price exactly', () => {
    fc.assert(
      fc.property(price, places, (price, places) => {
        const shares = splitShares(price, places)
        expect(shares).toHaveLength(places)
        expect(sum(shares)).toBe(price)
      }),
    )
  })

  test('are whole and differ by at most one minor unit, with the larger shares first', () => {
    fc.assert(
      fc.property(price, places, (price, places) => {
        const shares = splitShares(price, places)
        expect(shares.every((share) => Number.isSafeInteger(share) && share >= 0)).toBe(true)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
        expect(shares).toEqual(shares.toSorted((one, other) => other - one))
      }),
    )
  })

  test('of 100 among three are 34, 33 and 33', () => expect(splitShares(100, 3)).toEqual([34, 33, 33]))

  test('are empty without players', () => expect(splitShares(2_500_000, 0)).toEqual([]))

  test('require whole numbers', () => {
    for (const wrong of [-1, 0.5, Number.NaN]) {
      expect(() => splitShares(wrong, 2)).toThrow(RangeError)
      expect(() => splitShares(100, wrong)).toThrow(RangeError)
    }
  })
})
