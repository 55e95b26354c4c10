import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toInstantText } from './instant-text.ts'

const minute = 60_000
const largest = 8.64e15

test('formats instants like JavaScript, for any minute and year', () => {
  const onMinute = fc
    .integer({ min: -largest / minute, max: largest / minute })
    .map((minutes) => new Date(minutes * minute))
  const anyInstant = fc.date({ noInvalidDate: true })
  fc.assert(
    fc.property(fc.oneof(onMinute, anyInstant), (instant) => {
      expect(toInstantText(instant)).toBe(instant.toISOString())
    }),
  )
})

test('rejects invalid dates like JavaScript', () => {
  expect(() => toInstantText(new Date(NaN))).toThrow(RangeError)
})

describe('in JSON of PostgreSQL an instant', () => {
  test.each([
    ['2030-01-07T09:00:00+00:00', '2030-01-07T09:00:00.000Z'],
    ['2030-01-07T10:00:00+01:00', '2030-01-07T09:00:00.000Z'],
    ['2030-01-07T04:30:00.5-04:30', '2030-01-07T09:00:00.500Z'],
    ['2030-01-07T09:00:00.12+00:00', '2030-01-07T09:00:00.120Z'],
    ['2030-01-07T09:00:00.123456+00:00', '2030-01-07T09:00:00.123Z'],
  ])('%s is %s', (json, text) => {
    expect(toInstantText(json)).toBe(text)
  })

  test('that is none is refused', () => {
    expect(() => toInstantText('infinity')).toThrow(RangeError)
  })
})
