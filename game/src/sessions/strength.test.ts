import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toStrength } from './strength.ts'

const results = fc
  .tuple(fc.nat(500), fc.nat(500), fc.nat(500))
  .map(([won, drawn, lost]) => ({ won, drawn, played: won + drawn + lost }))

describe('strength', () => {
  test.each([
    ['no match', { played: 0, won: 0, drawn: 0 }, 1 / 2],
    ['one win', { played: 1, won: 1, drawn: 0 }, 2 / 3],
    ['one defeat', { played: 1, won: 0, drawn: 0 }, 1 / 3],
    ['draws alone', { played: 9, won: 0, drawn: 9 }, 1 / 2],
    ['eight wins of eight', { played: 8, won: 8, drawn: 0 }, 0.9],
  ])('after %s', (_, record, expected) => {
    expect(toStrength(record)).toBeCloseTo(expected, 12)
  })

  test('is always between 0 and 1, exclusive', () => {
    fc.assert(
      fc.property(results, (record) => {
        expect(toStrength(record)).toBeGreaterThan(0)
        expect(toStrength(record)).toBeLessThan(1)
      }),
    )
  })

  test('rises with a win, falls with a defeat and moves towards average with a draw', () => {
    fc.assert(
      fc.property(results, ({ played, won, drawn }) => {
        const now = toStrength({ played, won, drawn })
        expect(toStrength({ played: played + 1, won: won + 1, drawn })).toBeGreaterThan(now)
        expect(toStrength({ played: played + 1, won, drawn })).toBeLessThan(now)
        const drew = toStrength({ played: played + 1, won, drawn: drawn + 1 })
        expect(Math.abs(drew - 0.5)).toBeLessThanOrEqual(Math.abs(now - 0.5))
      }),
    )
  })

  test('of both sides adds up to one', () => {
    fc.assert(
      fc.property(results, ({ played, won, drawn }) => {
        const other = { played, won: played - won - drawn, drawn }
        expect(toStrength({ played, won, drawn }) + toStrength(other)).toBeCloseTo(1, 12)
      }),
    )
  })
})
