import { expect, test } from 'vitest'
import { formatAmount, parseAmount } from './amount-field.ts'
import { costText } from './cost-text.ts'
import { decimalText, priceRangeText, getLargestShare, moneyText, priceText, shareText } from './money.ts'

const naira = (amount: number) => ({ amount: amount * 100, currency: 'NGN' })

test('kobo are shown only if they are not zero', () => {
  expect(moneyText(naira(35_000))).toBe('₦35,000')
  expect(moneyText({ amount: 250_050, currency: 'NGN' })).toBe('₦2,500.50')
})

test('no share is larger than the share with the remainder', () => {
  expect(getLargestShare(naira(35_000), 15)).toEqual(naira(2334))
  expect(getLargestShare(naira(25_000), 10)).toEqual(naira(2500))
})

test('players see the cost in a full session and the highest possible cost', () => {
  expect(priceText(naira(40_000), 10)).toBe('from ₦4,000 when full, at most ₦10,000')
  expect(priceRangeText(naira(40_000), 10)).toBe('₦4,000 to ₦10,000')
  expect(priceRangeText(naira(10_000), 4)).toBe('₦2,500')
  expect(priceText(naira(10_000), 6)).toBe('from ₦1,667 when full, at most ₦2,500')
  expect(priceText(naira(10_000), 4)).toBe('₦2,500 each')
  expect(priceText(naira(10_000), 2)).toBe('₦5,000 each')
  expect(priceText(naira(0), 10)).toBe('free')
  expect([costText(naira(0)), costText(naira(500))]).toEqual(['free', '₦500'])
})

test('an uneven share says “about”', () => {
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
  ['\u202a₦25,000\u202c', 25_000],
  ['\u200e２５，０００', 25_000],
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
])('%j is parsed', (text, units) => {
  expect(parseAmount(text, 'NGN')).toBe(units * 100)
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
])('%j is rejected', (text) => {
  expect(parseAmount(text, 'NGN')).toBeUndefined()
})

test('an amount in dollars has the dollar sign', () => {
  expect(parseAmount('$25', 'USD')).toBe(2500)
  expect(parseAmount('₦25', 'USD')).toBeUndefined()
})

const noBreak = (text: string) => text.replaceAll(/\p{Zs}/gu, ' ')

test.each([
  ['NGN', 2_500_050, '₦25,000.50', '25000.50', '25,000.5'],
  ['XOF', 5000, 'F CFA 5,000', '5000', '5,000'],
  ['JPY', 5000, '¥5,000', '5000', '5,000'],
  ['UGX', 90_000, 'UGX 90,000', '90000', '90,000'],
  ['TND', 25_500, 'TND 25.500', '25.500', '25.5'],
  ['KWD', 25_000, 'KWD 25', '25.000', '25'],
  ['CLF', 12_345, 'CLF 1.2345', '1.2345', '1.2345'],
  ['IDR', 15_000_000, 'Rp 150,000', '150000.00', '150,000'],
  ['USD', 3050, '$30.50', '30.50', '30.5'],
])('an amount in %s has the minor unit of ISO 4217', (currency, amount, shown, inFile, inField) => {
  const price = { amount, currency }
  expect(noBreak(moneyText(price))).toBe(shown)
  expect(decimalText(price)).toBe(inFile)
  expect(formatAmount(price)).toBe(inField)
  expect(parseAmount(inField, currency)).toBe(amount)
})

test('an amount has at most the decimal places of its currency', () => {
  expect(parseAmount('5000', 'XOF')).toBe(5000)
  expect(parseAmount('5k', 'XOF')).toBe(5000)
  expect(parseAmount('F CFA 5 000', 'XOF')).toBe(5000)
  expect(parseAmount('5,000.50', 'XOF')).toBeUndefined()
  expect(parseAmount('25.500', 'TND')).toBe(25_500)
  expect(parseAmount('25.5001', 'TND')).toBeUndefined()
})

test('a share is in whole units if the price is', () => {
  expect(getLargestShare({ amount: 5000, currency: 'XOF' }, 3)).toEqual({ amount: 1667, currency: 'XOF' })
  expect(getLargestShare({ amount: 25_000, currency: 'TND' }, 10)).toEqual({ amount: 3000, currency: 'TND' })
  expect(getLargestShare({ amount: 250_050, currency: 'NGN' }, 4)).toEqual({
    amount: 62_513,
    currency: 'NGN',
  })
})
