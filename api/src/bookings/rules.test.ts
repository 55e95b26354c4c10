import { BookingState } from '@i-one/contract/bookings'
import { describe, expect, test } from 'vitest'
import type { OccupiedRange } from './occupied-sql.ts'
import {
  bookingTransitions,
  findFirstFree,
  toSlotStates,
  getSlotRange,
  requireBookableRange,
} from './rules.ts'
import type { Bookable } from './sql.ts'

const now = new Date('2025-11-20T15:18:00Z')
const pitch: Bookable = {
  id: 'a pitch',
  listed: true,
  timeZone: 'Africa/Lagos',
  slotMinutes: 60,
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '08:00', close: '23:00' })),
  partHours: null,
  priceAmount: 2_500_000,
  priceCurrency: 'NGN',
  prices: null,
  terms: null,
}
const at = (time: string) => new Date(`2025-11-21T${time}Z`)

test('ended bookings never change, and each state leads only to known states', () => {
  const ended = BookingState.options.filter((state) => bookingTransitions[state].length === 0)
  expect(ended).toEqual(['expired', 'declined', 'cancelled', 'released'])
  for (const moves of Object.values(bookingTransitions))
    expect(BookingState.options).toEqual(expect.arrayContaining([...moves]))
  expect(BookingState.options.filter((state) => bookingTransitions[state].includes('held'))).toEqual([])
})

describe('the time range wanted', () => {
  test.each([
    ['pitch-hidden', { ...pitch, listed: false }, at('18:00'), 1],
    ['in-the-past', pitch, now, 1],
    ['too-far-ahead', pitch, new Date('2025-12-20T23:00Z'), 1],
    ['slot-closed', pitch, at('18:01'), 1],
    ['slot-closed', pitch, at('20:00'), 3],
  ])('is refused as %s', (code, where, start, slots) => {
    expect(() => requireBookableRange(where, start, slots, now)).toThrow(expect.objectContaining({ code }))
  })
  test('is all its slots', () => {
    expect(requireBookableRange(pitch, at('18:00'), 4, now)).toEqual({ start: at('18:00'), end: at('22:00') })
  })
})

test('the days listed are cut to what can be booked', () => {
  expect(getSlotRange(pitch, {}, now)).toEqual({
    start: new Date(now.getTime() + 1),
    end: new Date('2025-12-19T23:00Z'),
  })
  expect(getSlotRange(pitch, { from: '2025-12-01', days: 30 }, now)).toEqual({
    start: new Date('2025-11-30T23:00Z'),
    end: new Date('2025-12-20T23:00Z'),
  })
})

describe('a slot', () => {
  const slots = ['08:00', '09:00', '10:00', '11:00'].map((time) => ({
    start: at(time),
    end: new Date(at(time).getTime() + 3_600_000),
  }))
  const states = (...occupied: [OccupiedRange['state'], string, string][]) =>
    [
      ...toSlotStates(
        slots,
        occupied.map(([state, start, end]) => ({ pitchId: pitch.id, state, start: at(start), end: at(end) })),
        pitch,
      ),
    ].map(({ state }) => state)

  test('has the state of the booking that overlaps it, and is free if a booking only touches it', () => {
    expect(states(['held', '07:00', '08:00'], ['confirmed', '09:00', '10:00'])).toEqual([
      'free',
      'booked',
      'free',
      'free',
    ])
    expect(states(['pending', '08:59', '09:01'], ['blocked', '10:30', '10:31'])).toEqual([
      'booked',
      'booked',
      'closed',
      'free',
    ])
    expect(states(['held', '05:00', '20:00'])).toEqual(['held', 'held', 'held', 'held'])
  })

  test('that is free is found', () => {
    const occupied = [{ pitchId: pitch.id, state: 'held' as const, start: at('08:30'), end: at('09:30') }]
    expect(findFirstFree(toSlotStates(slots, occupied, pitch), 1)).toMatchObject([
      { start: at('10:00').toISOString() },
    ])
    expect(findFirstFree(toSlotStates(slots, occupied, pitch), 9)).toHaveLength(2)
  })
})
