import { expect, test } from 'vitest'
import { toPriceFormValues, parsePrices } from './price-answers.ts'

const nights = { days: [5, 6], open: '18:00', close: '00:00', price: '30k' }
const list = { from: '2025-12-01', week: [nights] }
const check = (more: object) => parsePrices({ lists: [list], holidays: [], ...more }, 'NGN')

test('accepts common ways to write an amount, and a closing time of midnight', () => {
  for (const price of ['25,000', '25 000', '₦25,000.00', '25k'])
    expect(check({ lists: [{ ...list, week: [{ ...nights, price }] }] }).prices?.lists[0]?.week[0]).toEqual({
      days: [5, 6],
      open: '18:00',
      close: '24:00',
      amount: 2_500_000,
    })
})

test('saved prices convert to form values and back', () => {
  const { prices } = check({
    holidays: [{ name: 'Christmas', date: '2025-12-25', yearly: true, by: 'percent', value: '120' }],
  })
  const answers = toPriceFormValues({ ...prices!, price: { amount: 2_000_000, currency: 'NGN' } })
  expect(parsePrices(answers, 'NGN').prices).toEqual(prices)
  expect(answers.lists[0]?.week[0]).toMatchObject({ close: '00:00', price: '30,000' })
})

test.each([
  ['a missing price', { lists: [{ ...list, week: [{ ...nights, price: '' }] }] }, 'lists.0.week.0.amount'],
  [
    'an ambiguous price',
    { lists: [{ ...list, week: [{ ...nights, price: '18,5' }] }] },
    'lists.0.week.0.amount',
  ],
  ['a missing day', { lists: [{ ...list, week: [{ ...nights, days: [] }] }] }, 'lists.0.week.0.days'],
  [
    'overlapping prices',
    { lists: [{ ...list, week: [nights, { ...nights, days: [6] }] }] },
    'lists.0.week.1.close',
  ],
  ['two price lists that start on the same day', { lists: [list, list] }, 'lists.1.from'],
  [
    'a holiday without a name',
    { holidays: [{ name: ' ', date: '2025-12-25', yearly: false, by: 'amount', value: '1' }] },
    'holidays.0.name',
  ],
])('reports %s at its field', (_, more, field) => {
  expect(Object.keys(check(more).errors ?? {})).toEqual([field])
})
