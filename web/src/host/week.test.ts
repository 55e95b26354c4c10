import type { HostBooking } from '@i-one/contract/host'
import { expect, test } from 'vitest'
import { bookingsOn, daysOf, hoursShown, lookOf, mondayOf } from './week.ts'

const zone = 'Africa/Lagos'
const booking = (start: string, end: string): HostBooking => ({
  _id: start,
  start: `2025-11-${start}:00.000Z`,
  end: `2025-11-${end}:00.000Z`,
  state: 'confirmed',
  price: { amount: 0, currency: 'NGN' },
})

test('a week begins on Monday, Sunday is its last day', () => {
  expect(mondayOf('2025-11-20')).toBe('2025-11-17')
  expect(mondayOf('2025-11-17')).toBe('2025-11-17')
  expect(mondayOf('2025-11-23')).toBe('2025-11-17')
  expect(daysOf('2025-11-24').at(-1)).toBe('2025-11-30')
})

test('what goes on past midnight is drawn on both days', () => {
  const night = booking('20T22:00', '21T00:30')
  expect(bookingsOn([night], '2025-11-20', zone)).toMatchObject([{ from: 1380, to: 1440 }])
  expect(bookingsOn([night], '2025-11-21', zone)).toMatchObject([{ from: 0, to: 90 }])
  expect(bookingsOn([night], '2025-11-22', zone)).toEqual([])
  expect(bookingsOn([booking('20T21:00', '20T23:00')], '2025-11-21', zone)).toEqual([])
})

test('the hours drawn reach as far as what is on', () => {
  expect(hoursShown([])).toEqual({ first: 8, last: 22 })
  const early = bookingsOn(
    [booking('20T05:30', '20T06:30'), booking('20T21:30', '20T22:30')],
    '2025-11-20',
    zone,
  )
  expect(hoursShown(early)).toEqual({ first: 6, last: 24 })
})

test('what waits, is held, closed or live looks so', () => {
  const one = booking('20T18:00', '20T19:00')
  expect(lookOf({ ...one, state: 'pending' })).toBe('waits')
  expect(lookOf({ ...one, state: 'blocked' })).toBe('closed')
  const session = { _id: '', code: '', state: 'started', going: 4, capacity: 10 } as const
  expect(lookOf({ ...one, session })).toBe('live')
})
