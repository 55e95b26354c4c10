import { describe, expect, test } from 'vitest'
import { listSlotsIn } from '../slots.ts'
import { toDayRange, toHourlyOccupancy, sumIncome } from './rules.ts'
import type { BookingWithRevenue } from './sql.ts'

const hour = 60 * 60_000
const timeRange = (start: string, hours = 1) => ({
  start: new Date(start),
  end: new Date(Date.parse(start) + hours * hour),
})
const used = (start: string, hours = 1, more: Partial<BookingWithRevenue> = {}): BookingWithRevenue => ({
  ...timeRange(start, hours),
  state: 'confirmed',
  priceAmount: 2_500_000,
  priceCurrency: 'NGN',
  received: 0,
  isPart: false,
  ...more,
})
const zone = 'Africa/Lagos'

describe('the requested days', () => {
  const now = new Date('2025-11-20T23:30:00.000Z')

  test('are whole weeks until today at the pitch by default', () => {
    expect(toDayRange({}, zone, now)).toEqual({
      from: '2025-09-29',
      to: '2025-11-21',
      start: new Date('2025-09-28T23:00:00.000Z'),
      end: new Date('2025-11-21T23:00:00.000Z'),
    })
    expect(toDayRange({ from: '2025-11-17', to: '2025-11-23' }, zone, now)).toMatchObject({
      from: '2025-11-17',
      to: '2025-11-23',
    })
  })

  test('are at most a year, in order', () => {
    const apiError = (to: string) =>
      expect.objectContaining({ facts: expect.objectContaining({ fields: { to } }) })
    expect(() => toDayRange({ from: '2025-11-21', to: '2025-11-20' }, zone, now)).toThrow(
      apiError('Must not be before the first day'),
    )
    expect(() => toDayRange({ from: '2024-11-20', to: '2025-11-21' }, zone, now)).toThrow(
      apiError('At most 366 days'),
    )
    expect(toDayRange({ from: '2024-11-21', to: '2025-11-21' }, zone, now).from).toBe('2024-11-21')
  })
})

describe('minutes by hour of the week', () => {
  test('count the open and booked hours of a slot', () => {
    // Friday 18:30 to 20:00 in Lagos
    const slots = [timeRange('2025-11-21T17:30:00.000Z', 1.5)]
    expect(toHourlyOccupancy(slots, [used('2025-11-21T18:00:00.000Z', 0.5)], zone)).toEqual([
      { day: 5, hour: 18, open: 30, booked: 0 },
      { day: 5, hour: 19, open: 60, booked: 30 },
    ])
  })

  test('count after midnight for the next day, and add up over the weeks', () => {
    const slots = [timeRange('2025-11-21T22:00:00.000Z', 2), timeRange('2025-11-28T22:00:00.000Z', 2)]
    expect(toHourlyOccupancy(slots, [used('2025-11-21T23:00:00.000Z')], zone)).toEqual([
      { day: 5, hour: 23, open: 120, booked: 0 },
      { day: 6, hour: 0, open: 120, booked: 60 },
    ])
  })

  test('are not open during a closure, whenever it begins', () => {
    const slots = [timeRange('2025-11-21T10:00:00.000Z'), timeRange('2025-11-21T11:00:00.000Z')]
    const closures = [
      used('2025-11-20T10:00:00.000Z', 2, { state: 'blocked' }),
      used('2025-11-21T09:00:00.000Z', 1.25, { state: 'blocked' }),
      used('2025-11-21T10:30:00.000Z', 0.25, { state: 'blocked' }),
      used('2025-11-21T11:45:00.000Z', 3, { state: 'blocked' }),
      used('2025-11-22T10:00:00.000Z', 2, { state: 'blocked' }),
    ]
    expect(toHourlyOccupancy(slots, closures, zone)).toEqual([
      { day: 5, hour: 11, open: 30, booked: 0 },
      { day: 5, hour: 12, open: 45, booked: 0 },
    ])
  })

  test('ignore bookings outside the current opening hours', () => {
    const slots = [timeRange('2025-11-21T10:00:00.000Z')]
    expect(toHourlyOccupancy(slots, [used('2025-11-21T10:30:00.000Z')], zone)).toEqual([
      { day: 5, hour: 11, open: 60, booked: 30 },
    ])
  })

  const day = (timeZone: string, from: string) => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((one) => ({ day: one, open: '00:00', close: '24:00' }))
    const { start, end } = toDayRange({ from, to: from }, timeZone, new Date(from))
    return toHourlyOccupancy(
      listSlotsIn({ timeZone, slotMinutes: 30, openingHours: week, partHours: null }, { start, end }),
      [],
      timeZone,
    )
  }

  test('are 60 per hour of a whole day, even in a time zone with a half-hour offset', () => {
    expect(day('Asia/Kolkata', '2025-11-21')).toHaveLength(24)
    expect(new Set(day('Asia/Kolkata', '2025-11-21').map(({ open }) => open))).toEqual(new Set([60]))
  })

  test('are zero in a skipped hour, and doubled in a repeated hour', () => {
    const spring = day('Europe/London', '2026-03-29')
    expect(spring).toHaveLength(23)
    expect(spring.some(({ hour }) => hour === 1)).toBe(false)
    const autumn = day('Europe/London', '2026-10-25')
    expect(autumn).toHaveLength(24)
    expect(autumn.filter(({ open }) => open !== 60)).toEqual([{ day: 7, hour: 1, open: 120, booked: 0 }])
  })
})

describe('income', () => {
  const days = { from: '2025-11-12', to: '2025-11-25' }
  const pitch = { timeZone: zone, priceCurrency: 'NGN' }

  test('counts by the local week in which a booking begins, and lists every week', () => {
    const bookings = [
      used('2025-11-23T22:30:00.000Z', 1, { received: 500_000 }),
      used('2025-11-23T23:00:00.000Z', 1, { received: 2_500_000 }),
      used('2025-11-24T10:00:00.000Z', 1, { state: 'blocked' }),
    ]
    const ngn = (amount: number) => ({ amount, currency: 'NGN' })
    const later = [
      used('2025-11-27T10:00:00.000Z'),
      used('2025-11-28T10:00:00.000Z', 1, { state: 'blocked' }),
    ]
    expect(sumIncome(bookings, later, days, pitch)).toEqual([
      {
        currency: 'NGN',
        ahead: { bookings: 1, price: ngn(2_500_000) },
        weeks: [
          { monday: '2025-11-10', bookings: 0, price: ngn(0), received: ngn(0) },
          { monday: '2025-11-17', bookings: 1, price: ngn(2_500_000), received: ngn(500_000) },
          { monday: '2025-11-24', bookings: 1, price: ngn(2_500_000), received: ngn(2_500_000) },
        ],
      },
    ])
    const [toMonday] = sumIncome([], [], { from: '2025-11-17', to: '2025-11-24' }, pitch)
    expect(toMonday?.weeks.map(({ monday }) => monday)).toEqual(['2025-11-17', '2025-11-24'])
  })

  test('is separate for each currency', () => {
    const bookings = [
      used('2025-11-20T10:00:00.000Z', 1, { priceCurrency: 'XOF', priceAmount: 100 }),
      used('2025-11-20T12:00:00.000Z'),
    ]
    const later = [used('2025-11-27T10:00:00.000Z', 1, { priceCurrency: 'XOF', priceAmount: 200 })]
    const all = sumIncome(bookings, later, days, pitch)
    const amounts = all.map(({ currency, weeks, ahead }) => [
      currency,
      weeks[1]?.price.amount,
      ahead.price.amount,
    ])
    expect(amounts).toEqual([
      ['NGN', 2_500_000, 0],
      ['XOF', 100, 200],
    ])
    expect(sumIncome([], later, days, pitch).map(({ currency }) => currency)).toEqual(['XOF'])
    expect(sumIncome([], [], days, pitch).map(({ currency }) => currency)).toEqual(['NGN'])
  })
})
