import { describe, expect, test } from 'vitest'
import { dayText } from '../../lib/pitch-time.ts'
import { bookButtonText, isFreeDate, toCustomerSearch, takenDateText } from './desk-answers.ts'

const zone = 'Africa/Lagos'
const date = (more: object = {}) => ({
  start: '2025-12-04T20:00:00.000Z',
  end: '2025-12-04T21:00:00.000Z',
  price: { amount: 1_500_000, currency: 'NGN' },
  closed: false,
  bookings: [],
  ...more,
})
const day = dayText(date().start, zone)
const booking = {
  start: '2025-12-04T20:00:00.000Z',
  end: '2025-12-04T21:00:00.000Z',
  state: 'confirmed' as const,
  session: null,
  captain: 'Ìyábọ̀',
  tournament: null,
}

describe('a date that cannot be booked', () => {
  test('shows who booked the time, or that the pitch is closed', () => {
    const words = [
      { bookings: [booking] },
      { bookings: [{ ...booking, state: 'blocked' as const }] },
      { closed: true },
    ]
    expect(words.map((more) => takenDateText(date(more), zone))).toEqual([
      `${day}: booked by Ìyábọ̀, 21:00 to 22:00.`,
      `${day}: closed, 21:00 to 22:00.`,
      `${day}: the pitch is closed.`,
    ])
    expect(words.map((more) => isFreeDate(date(more)))).toEqual([false, false, false])
  })
})

test('the button shows the number of dates and the total at the agreed price', () => {
  expect(bookButtonText([date()], undefined)).toBe('Book for ₦15,000')
  expect(bookButtonText([date(), date()], undefined)).toBe('Book 2 dates for ₦30,000')
  expect(bookButtonText([date(), date()], 1_000_000)).toBe('Book 2 dates for ₦20,000')
  expect(bookButtonText([], undefined)).toBe('Book')
})

test('searches customers by phone number from three digits, otherwise by name', () => {
  expect(toCustomerSearch({ name: ' Ada ', phone: '' })).toBe('Ada')
  expect(toCustomerSearch({ name: 'Ada', phone: '080' })).toBe('Ada')
  expect(toCustomerSearch({ name: 'Ada', phone: '0803' })).toBe('0803')
  expect(toCustomerSearch({ name: '', phone: '+234 803 ' })).toBe('+234 803')
})
