import type { CalendarDay, HostBooking } from '@i-one/contract/centres/bookings'
import { expect, test } from 'vitest'
import {
  listBookingsOn,
  bookingFactsText,
  listFreeSlotsOn,
  formatHour,
  getShownHours,
  toBookingStyle,
  toMonday,
  type CalendarPitch,
} from './week.ts'

const zone = 'Africa/Lagos'
const booking = (start: string, end: string): HostBooking => ({
  _id: start,
  start: `2025-11-${start}:00.000Z`,
  end: `2025-11-${end}:00.000Z`,
  state: 'confirmed',
  price: { amount: 0, currency: 'NGN' },
})

const openNight = (day: number): CalendarDay => {
  const at = (date: number, time: string) => `2025-11-${date}T${time}:00.000Z`
  const close = at(day + 1, '01:00')
  return {
    day: `2025-11-${day}`,
    start: at(day, '01:00'),
    end: close,
    open: [{ start: at(day, '15:00'), end: close }],
  }
}
const pitch = (bookings: HostBooking[]): CalendarPitch => ({
  _id: 'pitch',
  name: 'Adélékè Astro',
  timeZone: zone,
  slotMinutes: 90,
  days: [openNight(20), openNight(21)],
  bookings,
})

test('a week starts on Monday and ends on Sunday', () => {
  expect(toMonday('2025-11-20')).toBe('2025-11-17')
  expect(toMonday('2025-11-17')).toBe('2025-11-17')
  expect(toMonday('2025-11-23')).toBe('2025-11-17')
})

test('a booking past midnight is shown once, on its first day', () => {
  const night = booking('20T22:30', '21T00:30')
  expect(listBookingsOn([night], openNight(20), zone)).toMatchObject([{ from: 1410, to: 1530 }])
  expect(listBookingsOn([night], openNight(21), zone)).toEqual([])
})

test('a closure over several days is shown on each day', () => {
  const closed = booking('20T15:00', '21T21:00')
  expect(listBookingsOn([closed], openNight(20), zone)).toMatchObject([{ from: 960, to: 1560 }])
  expect(listBookingsOn([closed], openNight(21), zone)).toMatchObject([{ from: 120, to: 1320 }])
})

test('the shown hours cover the opening hours and all bookings', () => {
  expect(getShownHours(pitch([]))).toEqual({ first: 16, last: 26 })
  expect(getShownHours(pitch([booking('20T05:30', '20T06:30')]))).toEqual({ first: 6, last: 26 })
  expect(getShownHours({ ...pitch([]), days: [] })).toEqual({ first: 8, last: 22 })
  expect([16, 24, 25].map(formatHour)).toEqual(['16:00', '00:00', '01:00'])
})

test('lists slots that are not booked and have not started', () => {
  const starts = (now: string, bookings: HostBooking[] = []) =>
    listFreeSlotsOn(pitch(bookings), openNight(20), now).map(({ start }) => start.slice(8, 16))
  expect(starts('2025-11-20T00:00:00.000Z')).toEqual([
    '20T15:00',
    '20T16:30',
    '20T18:00',
    '20T19:30',
    '20T21:00',
    '20T22:30',
  ])
  expect(starts('2025-11-20T18:00:00.000Z', [booking('20T20:00', '20T21:00')])).toEqual([
    '20T21:00',
    '20T22:30',
  ])
})

test('a missing deposit comes before the state and the number of players', () => {
  const session = { _id: '', code: '', state: 'open', going: 4, capacity: 10 } as const
  const one = { ...booking('20T18:00', '20T19:00'), session }
  expect(bookingFactsText(one)).toBe('4 of 10')
  const missingDeposit = { amount: 500_000, currency: 'NGN' }
  expect(bookingFactsText({ ...one, state: 'pending', missingDeposit })).toBe(
    'Deposit ₦5,000 not paid, Needs your answer, 4 of 10',
  )
})

test('each booking state has its own style', () => {
  const one = booking('20T18:00', '20T19:00')
  expect(toBookingStyle({ ...one, state: 'pending' })).toBe('waits')
  expect(toBookingStyle({ ...one, state: 'blocked' })).toBe('closed')
  const desk = { customer: null, series: null, letDown: null }
  expect(toBookingStyle({ ...one, desk: { ...desk, by: 'phone' } })).toBe('phone')
  expect(toBookingStyle({ ...one, desk: { ...desk, by: 'gate' } })).toBe('gate')
  const session = { _id: '', code: '', state: 'started', going: 4, capacity: 10 } as const
  expect(toBookingStyle({ ...one, session })).toBe('live')
})
