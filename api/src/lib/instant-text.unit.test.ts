import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantText } from './instant-text.ts'

const minute = 60_000
const largest = 8.64e15

test('an instant is written as JavaScript writes it, on the minute or not, in any year', () => {
  const onMinute = fc
    .integer({ min: -largest / minute, max: largest / minute })
    .map((minutes) => new Date(minutes * minute))
  const anyInstant = fc.date({ noInvalidDate: true })
  fc.assert(
    fc.property(fc.oneof(onMinute, anyInstant), (instant) => {
      expect(instantText(instant)).toBe(instant.toISOString())
    }),
  )
})

test('what is no instant is refused as JavaScript refuses it', () => {
  expect(() => instantText(new Date(NaN))).toThrow(RangeError)
})
