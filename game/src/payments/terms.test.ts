import { expect, test } from 'vitest'
import { getCancelFee, getFreeUntil, cancelFeeText } from './terms.ts'

const start = new Date('2025-11-21T18:00:00Z')
const naira = (amount: number) => ({ amount, currency: 'NGN' })
const terms = { freeHours: 24, laterShare: 50 }
const at = (time: string) => getCancelFee(terms, { price: naira(2_500_000), start, at: new Date(time) })

test('cancelling is free until the policy’s deadline, and costs a share of the price after it', () => {
  expect(getFreeUntil(terms, start)).toEqual(new Date('2025-11-20T18:00:00Z'))
  expect(at('2025-11-20T18:00:00.000Z')).toBe(0)
  expect(at('2025-11-20T18:00:00.001Z')).toBe(1_250_000)
})

test('cancelling costs nothing without a policy, and never more than the price', () => {
  const now = { price: naira(50), start, at: start }
  expect(getCancelFee(undefined, now)).toBe(0)
  expect(getCancelFee({ freeHours: 24, laterShare: 100 }, now)).toBe(50)
})

test('a fee is rounded to whole units of its currency', () => {
  const third = { freeHours: 24, laterShare: 33 }
  const feeOf = (amount: number, currency: string) =>
    getCancelFee(third, { price: { amount, currency }, start, at: start })
  expect(feeOf(1_000_150, 'NGN')).toBe(330_000)
  expect(feeOf(5050, 'XOF')).toBe(1667)
  expect(feeOf(25_000, 'TND')).toBe(8000)
})

test('a share of the price is formatted as text', () => {
  expect([100, 50, 25].map(cancelFeeText)).toEqual(['the full price', 'half the price', '25% of the price'])
})
