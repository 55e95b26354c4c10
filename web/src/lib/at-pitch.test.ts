import { expect, test } from 'vitest'

import { dayAt, timeAt } from './at-pitch.ts'

const lagos = 'Africa/Lagos'

test('a time is told by the clock at the pitch', () => {
  expect(timeAt('2025-11-20T18:00:00.000Z', lagos)).toBe('19:00')
  expect(timeAt('2025-11-20T23:00:00.000Z', lagos)).toBe('00:00')
})

test('the day is that of the pitch: late in the evening in UTC it is tomorrow in Lagos already', () => {
  const now = new Date('2025-11-20T23:30:00.000Z')
  expect(dayAt('2025-11-20T22:00:00.000Z', lagos, now)).toBe('Thu, Nov 20')
  expect(dayAt('2025-11-21T18:00:00.000Z', lagos, now)).toBe('Today')
  expect(dayAt('2025-11-22T18:00:00.000Z', lagos, now)).toBe('Tomorrow')
  expect(dayAt('2025-11-23T18:00:00.000Z', lagos, now)).toBe('Sun, Nov 23')
})
