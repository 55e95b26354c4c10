import { expect, test } from 'vitest'
import { toPriceFormValues, checkPrices } from './price-answers.ts'

const nights = { days: [5, 6], open: '18:00', close: '00:00', price: '30k' }
const list = { from: '2025-12-01', week: [nights] }
const check = (more: object) => checkPrices({ lists: [list], holidays: [], ...more }, 'NGN')

test('money is read as people write it, and midnight ends the day', () => {
  for (const price of ['25,000', '25 000', '₦25,000.00', '25k'])
    expect(check({ lists: [{ ...list, week: [{ ...nights, price }] }] }).asked?.lists[0]?.week[0]).toEqual({
      days: [5, 6],
      open: '18:00',
      close: '24:00',
      amount: 2_500_000,
    })
})

test('what is kept comes back into the fields as it was', () => {
  const { asked } = check({
    holidays: [{ name: 'Christmas', date: '2025-12-25', yearly: true, by: 'percent', value: '120' }],
  })
  const answers = toPriceFormValues({ ...asked!, price: { amount: 2_000_000, currency: 'NGN' } })
  expect(checkPrices(answers, 'NGN').asked).toEqual(asked)
  expect(answers.lists[0]?.week[0]).toMatchObject({ close: '00:00', price: '30,000' })
})

test.each([
  ['no price', { lists: [{ ...list, week: [{ ...nights, price: '' }] }] }, 'lists.0.week.0.amount'],
  [
    'a price that could be two',
    { lists: [{ ...list, week: [{ ...nights, price: '18,5' }] }] },
    'lists.0.week.0.amount',
  ],
  ['no day', { lists: [{ ...list, week: [{ ...nights, days: [] }] }] }, 'lists.0.week.0.days'],
  [
    'two for one time',
    { lists: [{ ...list, week: [nights, { ...nights, days: [6] }] }] },
    'lists.0.week.1.close',
  ],
  ['two lists of one day', { lists: [list, list] }, 'lists.1.from'],
  [
    'a date without a name',
    { holidays: [{ name: ' ', date: '2025-12-25', yearly: false, by: 'amount', value: '1' }] },
    'holidays.0.name',
  ],
])('%s is said at its field', (_, more, field) => {
  expect(Object.keys(check(more).errors ?? {})).toEqual([field])
})
