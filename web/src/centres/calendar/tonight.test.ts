import type { HostBooking } from '@i-one/contract/centres/bookings'
import { expect, test } from 'vitest'
import { listTonightBookings, limitToTomorrow } from './tonight.ts'

const booking = (start: string, end: string, more: Partial<HostBooking> = {}): HostBooking => ({
  _id: start,
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
  state: 'confirmed',
  price: { amount: 100, currency: 'NGN' },
  captain: 'Ada',
  ...more,
})
const pitch = (bookings: HostBooking[]) => ({
  _id: 'p',
  name: 'Astro',
  timeZone: 'UTC',
  slotMinutes: 60,
  days: [
    { day: '2025-11-20', start: '2025-11-20T02:00:00.000Z', end: '2025-11-21T02:00:00.000Z', open: [] },
    { day: '2025-11-21', start: '2025-11-21T02:00:00.000Z', end: '2025-11-22T02:00:00.000Z', open: [] },
  ],
  bookings,
})
const names = (bookings: HostBooking[], now: string) =>
  listTonightBookings([pitch(bookings)], new Date(now)).map(({ who }) => who)

test("lists current and later bookings until the pitch's day ends after midnight", () => {
  const bookings = [
    booking('2025-11-21T00:30Z', '2025-11-21T01:30Z', { captain: 'Late' }),
    booking('2025-11-20T19:00Z', '2025-11-20T20:00Z', { captain: 'Running' }),
    booking('2025-11-20T18:00Z', '2025-11-20T19:00Z', { captain: 'Over' }),
    booking('2025-11-21T18:00Z', '2025-11-21T19:00Z', { captain: 'Tomorrow' }),
  ]
  expect(names(bookings, '2025-11-20T19:30Z')).toEqual(['Running', 'Late'])
})

test('leaves out closures, holds and parts of combined bookings', () => {
  const [from, to] = ['2025-11-20T19:00Z', '2025-11-20T20:00Z']
  const bookings = [
    booking(from, to, { state: 'blocked' }),
    booking(from, to, { state: 'held' }),
    booking(from, to, { partOf: { _id: 'b', pitch: { _id: 'p', name: 'Full' } } }),
    booking(from, to, { state: 'pending', captain: 'Asks' }),
  ]
  expect(names(bookings, '2025-11-20T10:00Z')).toEqual(['Asks'])
})

test('keeps the first three days and their bookings', () => {
  const days = ['19', '20', '21', '22'].map((day) => {
    const start = `2025-11-${day}T02:00:00.000Z`
    return { day: `2025-11-${day}`, start, end: start.replace(day, `${Number(day) + 1}`), open: [] }
  })
  const bookings = [
    booking('2025-11-22T01:30Z', '2025-11-22T02:30Z', { captain: 'Late' }),
    booking('2025-11-22T18:00Z', '2025-11-22T19:00Z', { captain: 'The day after' }),
  ]
  const [saved] = limitToTomorrow({ pitches: [{ ...pitch(bookings), days }] }).pitches
  expect(saved).toEqual({ ...pitch(bookings.slice(0, 1)), days: days.slice(0, 3) })
  expect(limitToTomorrow({ pitches: [saved!] }).pitches).toEqual([saved])
})
