import type { DayBooking, DayPitch } from '@i-one/contract/centres/calendar'
import { expect, test } from 'vitest'
import {
  getDayBookingTitle,
  getDayHours,
  toDayItems,
  stateText,
  sumDayTotals,
  findNeighbourKey,
} from './day.ts'

const day = '2025-11-20'
const naira = (amount: number) => ({ amount, currency: 'NGN' })
const booking = (start: string, end: string, more: Partial<DayBooking> = {}): DayBooking => ({
  _id: start,
  start: `2025-11-${start}:00.000Z`,
  end: `2025-11-${end}:00.000Z`,
  state: 'confirmed',
  price: naira(2_500_000),
  captain: 'Ada',
  ...more,
})
const pitch = (name: string, bookings: DayBooking[], free: string[] = []): DayPitch => ({
  _id: name,
  name,
  timeZone: 'Africa/Lagos',
  slotMinutes: 60,
  parts: [],
  start: '2025-11-20T01:00:00.000Z',
  end: '2025-11-21T01:00:00.000Z',
  open: [{ start: '2025-11-20T15:00:00.000Z', end: '2025-11-21T01:00:00.000Z' }],
  bookings,
  free: free.map((start) => ({
    start: `2025-11-${start}:00.000Z`,
    end: new Date(Date.parse(`2025-11-${start}:00.000Z`) + 3_600_000).toISOString(),
    price: naira(2_500_000),
  })),
})

test('sorts bookings and free slots by time, also past midnight', () => {
  const one = pitch('One', [booking('20T23:30', '21T00:30')], ['20T19:00', '20T15:00'])
  expect(toDayItems(one, day).map(({ from, to }) => [from, to])).toEqual([
    [960, 1020],
    [1200, 1260],
    [1470, 1530],
  ])
})

test('a free slot keeps its key when it is booked, and simultaneous bookings have different keys', () => {
  const keys = (one: DayPitch) => toDayItems(one, day).map(({ key }) => key)
  const free = keys(pitch('One', [], ['20T15:00', '20T19:00']))
  expect(keys(pitch('One', [booking('20T15:00', '20T17:00')], ['20T19:00']))).toEqual(free)
  const twice = pitch('Both', [booking('20T15:00', '20T16:00'), booking('20T15:00', '20T17:00')])
  expect(new Set(keys(twice)).size).toBe(2)
})

test('the shown hours cover the opening hours and bookings of all pitches', () => {
  expect(getDayHours([pitch('One', [])], day)).toEqual({ first: 16, last: 26 })
  const early = pitch('Two', [booking('20T05:30', '20T06:30')])
  expect(getDayHours([pitch('One', []), early], day)).toEqual({ first: 6, last: 26 })
  expect(getDayHours([], day)).toEqual({ first: 8, last: 22 })
})

test('arrow keys move within a pitch, and across to the nearest item of the next pitch with items', () => {
  const columns = [
    pitch('One', [booking('20T18:00', '20T19:00')], ['20T15:00']),
    pitch('Two', []),
    pitch('Three', [booking('20T17:30', '20T18:30')], ['20T15:00', '20T22:00']),
  ].map((one) => toDayItems(one, day))
  const [free, booked] = columns[0]!.map(({ key }) => key)
  const beside = columns[2]![1]!.key
  expect(findNeighbourKey(columns, free!, 'ArrowDown')).toBe(booked)
  expect(findNeighbourKey(columns, booked!, 'ArrowUp')).toBe(free)
  expect(findNeighbourKey(columns, free!, 'ArrowUp')).toBeUndefined()
  expect(findNeighbourKey(columns, booked!, 'ArrowRight')).toBe(beside)
  expect(findNeighbourKey(columns, beside, 'ArrowLeft')).toBe(booked)
  expect(findNeighbourKey(columns, free!, 'ArrowLeft')).toBeUndefined()
  expect(findNeighbourKey(columns, 'nowhere', 'ArrowUp')).toBeUndefined()
})

test('shows the state of a booking, and the amount to pay if known', () => {
  const session = { _id: '', code: '', state: 'open', going: 8, capacity: 10 } as const
  const one = booking('20T18:00', '20T19:00', { session })
  expect(stateText(one)).toBe('Confirmed, 8 of 10')
  expect(stateText({ ...one, paid: 500_000 })).toBe('Confirmed, 8 of 10, ₦20,000 to pay')
  expect(stateText({ ...one, paid: 2_500_000 })).toBe('Confirmed, 8 of 10, Paid')
  expect(stateText({ ...one, state: 'pending', paid: 0 })).toBe('Needs your answer, 8 of 10')
  const desk = { customer: null, by: 'phone' as const, series: null, letDown: null }
  expect(stateText(booking('20T18:00', '20T19:00', { desk, paid: 0 }))).toBe('By phone, ₦25,000 to pay')
  expect(getDayBookingTitle({ ...one, onPart: { _id: '', name: 'Astro 1' } })).toBe('Astro 1: Ada')
})

test('a booking of a combined pitch counts the hours of each part, but its price once', () => {
  const whole = booking('20T18:00', '20T20:00', { paid: 1_000_000 })
  const partOf = { _id: whole._id, pitch: { _id: 'Full', name: 'Full' } }
  const onPart = { _id: 'One', name: 'One' }
  const small = booking('20T21:00', '20T22:00', { paid: 0 })
  const part = { ...whole, price: naira(0), paid: 1_000_000, partOf }
  const pitches = [
    pitch('One', [part, small]),
    pitch('Two', [part, booking('20T15:00', '20T17:00', { state: 'blocked' })]),
    { ...pitch('Full', [whole, { ...small, onPart }]), parts: ['One', 'Two'] },
  ]
  expect(sumDayTotals(pitches)).toEqual({
    hours: 5,
    open: 20,
    currency: 'NGN',
    booked: 5_000_000,
    paid: 1_000_000,
  })
})
