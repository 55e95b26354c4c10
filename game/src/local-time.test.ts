import { expect, test } from 'vitest'
import { toLocalDay, toLocalTime } from './local-time.ts'
import { getMinutesOfDay } from './minutes-of-day.ts'

test.each([
  ['2026-11-28T17:30:00.000Z', 'Africa/Lagos', '2026-11-28', '18:30', 1110],
  ['2026-11-28T17:30:00.000Z', 'Africa/Abidjan', '2026-11-28', '17:30', 1050],
  ['2026-11-28T23:00:00.000Z', 'Africa/Lagos', '2026-11-29', '00:00', 0],
  ['2026-11-28T23:59:59.999Z', 'Africa/Abidjan', '2026-11-28', '23:59', 1439],
  ['2026-07-01T03:05:00.000Z', 'America/New_York', '2026-06-30', '23:05', 1385],
])('%s in %s is %s, %s', (instant, timeZone, day, time, minutes) => {
  expect(toLocalDay(instant, timeZone)).toBe(day)
  expect(toLocalTime(instant, timeZone)).toBe(time)
  expect(getMinutesOfDay(new Date(instant), timeZone)).toBe(minutes)
})
