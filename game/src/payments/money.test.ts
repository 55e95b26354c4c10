import { expect, test } from 'vitest'

import { largestShare, moneyText, shareText } from './money.ts'

const naira = (amount: number) => ({ amount: amount * 100, currency: 'NGN' })

test('kobo are shown only where there are any', () => {
  expect(moneyText(naira(35_000))).toBe('₦35,000')
  expect(moneyText({ amount: 250_050, currency: 'NGN' })).toBe('₦2,500.50')
})

test('no share is larger than the one that carries what is left over', () => {
  expect(largestShare(naira(35_000), 15)).toEqual(naira(2334))
  expect(largestShare(naira(25_000), 10)).toEqual(naira(2500))
})

test('a share that does not come out even says so', () => {
  expect(shareText(naira(25_000), 10)).toBe('₦2,500 each')
  expect(shareText(naira(35_000), 15)).toBe('about ₦2,334 each')
})
