import { expect, test } from 'vitest'
import { cancelFee, freeUntil, shareOfPrice } from './terms.ts'

const start = new Date('2025-11-21T18:00:00Z')
const terms = { freeHours: 24, laterShare: 50 }
const at = (time: string) => cancelFee(terms, { price: 2_500_000, start, at: new Date(time) })

test('cancelling is free until the hour the terms say, and a share is owed from then on', () => {
  expect(freeUntil(terms, start)).toEqual(new Date('2025-11-20T18:00:00Z'))
  expect(at('2025-11-20T18:00:00.000Z')).toBe(0)
  expect(at('2025-11-20T18:00:00.001Z')).toBe(1_250_000)
})

test('without terms nothing is owed, and never more than the price', () => {
  const now = { price: 50, start, at: start }
  expect(cancelFee(undefined, now)).toBe(0)
  expect(cancelFee({ freeHours: 24, laterShare: 100 }, now)).toBe(50)
})

test('a share is said in words', () => {
  expect([100, 50, 25].map(shareOfPrice)).toEqual(['all of it', 'half of it', '25% of it'])
})
