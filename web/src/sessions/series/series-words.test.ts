import type { SeriesSession } from '@i-one/contract/sessions/series'
import { expect, test } from 'vitest'
import { dayListText, seriesTitleText, weekStateText } from './series-words.ts'

const session = (start: string, state: SeriesSession['state'] = 'open'): SeriesSession => ({
  _id: start,
  state,
  booking: { state: 'confirmed' },
  start,
  end: start,
  timeZone: 'Africa/Lagos',
  going: 1,
  capacity: 10,
})

test('the title of a series has its weekday at the pitch and the number of games not cancelled', () => {
  const fridays = [session('2025-11-20T23:30:00.000Z'), session('2025-11-27T23:30:00.000Z')]
  expect(seriesTitleText(fridays)).toBe('1 of 2 games on Fridays')
  expect(seriesTitleText([...fridays, session('2025-12-04T23:30:00.000Z', 'cancelled')])).toBe(
    '1 of 2 games on Fridays',
  )
  expect(seriesTitleText([...fridays, session('2025-12-06T12:00:00.000Z')])).toBe('1 of 3 games')
})

test('a week says why it cannot be booked', () => {
  const week = { start: '', end: '', price: { amount: 0, currency: 'NGN' } }
  expect(weekStateText({ ...week, state: 'taken' })).toBe('Taken')
  expect(weekStateText({ ...week, state: 'closed' })).toBe('Closed')
  expect(weekStateText({ ...week, state: 'taken', session: 'mine' })).toBe('Already yours')
})

test('days are joined into a list', () => {
  expect(dayListText(['2025-11-27T19:00:00.000Z', '2025-12-04T19:00:00.000Z'], 'Africa/Lagos')).toBe(
    'Thu 27 Nov and Thu 4 Dec',
  )
})
