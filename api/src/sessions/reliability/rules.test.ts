import { describe, expect, test } from 'vitest'
import { toPitchRecord } from './rules.ts'

describe('a pitch’s record', () => {
  const counts = { asked: 5, declined: 1, minutes: 30, booked: 5, cancelled: 0 }
  test('tells both parts from five cases on', () =>
    expect(toPitchRecord(counts)).toEqual({
      answers: { minutes: 30, declined: 1, asked: 5 },
      bookings: { cancelled: 0, booked: 5 },
    }))
  test('tells neither of fewer', () => expect(toPitchRecord({ ...counts, asked: 4, booked: 4 })).toEqual({}))
  test('has no time to tell where nothing was ever answered', () =>
    expect(toPitchRecord({ ...counts, minutes: null })).toEqual({ bookings: { cancelled: 0, booked: 5 } }))
})
