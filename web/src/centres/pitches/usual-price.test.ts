import type { NearbyPitch } from '@i-one/contract/pitches'
import { expect, test } from 'vitest'
import { isOddPrice, findUsualPrice } from './usual-price.ts'

const pitch = (naira: number, slotMinutes = 60, distance = 900, currency = 'NGN') =>
  ({ price: { amount: naira * 100, currency }, slotMinutes, distance }) as NearbyPitch
const naira = (units: number) => ({ amount: units * 100, currency: 'NGN' })
const asked = { currency: 'NGN', slotMinutes: 90 }

test('the usual price is the median, converted to the slot length', () => {
  expect(findUsualPrice([pitch(10_000), pitch(30_000, 90), pitch(20_000)], asked)).toEqual(naira(30_000))
})

test('the usual price is rounded to two or three digits, in any currency', () => {
  const near = (amounts: number[], currency: string) =>
    findUsualPrice(
      amounts.map(
        (amount) => ({ price: { amount, currency }, slotMinutes: 60, distance: 900 }) as NearbyPitch,
      ),
      { currency, slotMinutes: 60 },
    )?.amount
  expect(near([2_345_600, 2_345_600, 2_345_600], 'NGN')).toBe(2_350_000)
  expect(near([3049, 3049, 3049], 'USD')).toBe(3050)
  expect(near([5210, 5210, 5210], 'XOF')).toBe(5200)
  expect(near([9, 9, 9], 'JPY')).toBe(9)
})

test('at least three nearby pitches must charge in that currency', () => {
  const two = [pitch(10_000), pitch(20_000)]
  for (const other of [pitch(0), pitch(9000, 60, 30_000), pitch(90, 60, 900, 'USD')])
    expect(findUsualPrice([...two, other], asked)).toBeUndefined()
})

test('a tenth or ten times the usual price is unusual, but a free slot or a similar price is not', () => {
  const odd = [25, 2500, 250_000].filter((units) => isOddPrice(naira(units), naira(25_000)))
  expect(odd).toEqual([25, 2500, 250_000])
  expect([0, 5000, 90_000].some((units) => isOddPrice(naira(units), naira(25_000)))).toBe(false)
})
