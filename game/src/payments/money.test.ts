import { expect, test } from 'vitest'
import { joinPriceText, largestShare, moneyText, priceText, readAmount, shareText } from './money.ts'

const naira = (amount: number) => ({ amount: amount * 100, currency: 'NGN' })

test('kobo are shown only where there are any', () => {
  expect(moneyText(naira(35_000))).toBe('₦35,000')
  expect(moneyText({ amount: 250_050, currency: 'NGN' })).toBe('₦2,500.50')
})

test('no share is larger than the one that carries what is left over', () => {
  expect(largestShare(naira(35_000), 15)).toEqual(naira(2334))
  expect(largestShare(naira(25_000), 10)).toEqual(naira(2500))
})

test('who joins is told what it costs when full, and what it may come to', () => {
  expect(priceText(naira(40_000), 10)).toBe('from ₦4,000 when full, at most ₦10,000')
  expect(joinPriceText(naira(40_000), 10)).toBe('₦4,000 to ₦10,000')
  expect(joinPriceText(naira(10_000), 4)).toBe('₦2,500')
  expect(priceText(naira(10_000), 6)).toBe('from ₦1,667 when full, at most ₦2,500')
  expect(priceText(naira(10_000), 4)).toBe('₦2,500 each')
  expect(priceText(naira(10_000), 2)).toBe('₦5,000 each')
  expect(priceText(naira(0), 10)).toBe('₦0 each')
})

test('a share that does not come out even says so', () => {
  expect(shareText(naira(25_000), 10)).toBe('₦2,500 each')
  expect(shareText(naira(35_000), 15)).toBe('about ₦2,334 each')
})

test.each([
  ['25000', 25_000],
  ['25,000', 25_000],
  [' 25 000 ', 25_000],
  ['25\u00a0000', 25_000],
  ['25\u202f000', 25_000],
  ['₦25,000', 25_000],
  ['₦ 25,000.00', 25_000],
  ['N25,000', 25_000],
  ['NGN 25,000', 25_000],
  ['25,000 naira', 25_000],
  ['25,000.50', 25_000.5],
  ['25000.5', 25_000.5],
  ['25k', 25_000],
  ['₦12.5K', 12_500],
  ['1,250,000', 1_250_000],
  ['0', 0],
])('%j is read as people write it', (text, units) => {
  expect(readAmount(text, 'NGN')).toBe(units * 100)
})

test.each([
  '',
  '₦',
  '18,5',
  '25,00',
  '25.000',
  '25,0000',
  '1,000 000',
  '25..5',
  '-5',
  '$25',
  '25 to 30',
  '1e3',
])('%j is no price', (text) => {
  expect(readAmount(text, 'NGN')).toBeUndefined()
})

test('a sum in dollars is marked by its own sign', () => {
  expect(readAmount('$25', 'USD')).toBe(2500)
  expect(readAmount('₦25', 'USD')).toBeUndefined()
})
