import { describe, expect, test } from 'vitest'
import {
  addDays,
  toLocalDay,
  dateWithYearText,
  monthText,
  toInstant,
  relativeDayText,
  timeRangeText,
  timeText,
  toLocalDateTime,
} from './pitch-time.ts'

const lagos = 'Africa/Lagos'

describe('time at a pitch', () => {
  test('is the time of its own zone', () => {
    expect(timeText('2025-11-20T18:00:00.000Z', lagos)).toBe('19:00')
    expect(timeText('2025-11-20T23:00:00.000Z', lagos)).toBe('00:00')
  })

  test('can be on another calendar day than in UTC', () => {
    expect(toLocalDay('2025-11-20T23:30:00.000Z', lagos)).toBe('2025-11-21')
    expect(toLocalDay('2025-11-20T23:30:00.000Z', 'America/New_York')).toBe('2025-11-20')
  })

  test.each([
    ['2025-11-20T22:59:00.000Z', 'Today'],
    ['2025-11-20T23:00:00.000Z', 'Tomorrow'],
    ['2025-11-22T18:00:00.000Z', 'Sat 22 Nov'],
  ])('%s is %s on 20 November', (instant, text) => {
    expect(relativeDayText(instant, lagos, new Date('2025-11-20T08:00:00Z'))).toBe(text)
  })

  test('dates use the Nigerian format', () => {
    expect(dateWithYearText('2025-05-20T18:00:00.000Z', lagos)).toBe('Tue 20 May 2025')
  })

  test('an English month has three letters', () => {
    const months = ['2025-07', '2025-09', '2026-06'].map((month) => monthText(month, 'UTC'))
    expect(months).toEqual(['Jul', 'Sep', 'Jun'])
  })

  test('adds days across the end of a month and a leap day', () => {
    expect(addDays('2025-11-30', 1)).toBe('2025-12-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })

  test('a time range shows its start and its end', () => {
    const timeRange = { start: '2025-11-20T19:00:00.000Z', end: '2025-11-20T20:30:00.000Z' }
    expect(timeRangeText(timeRange, lagos)).toBe('20:00 to 21:30')
  })
})

test('converts local time to an instant, also on days when the clocks change', () => {
  expect(toInstant('2025-11-22T19:00', 'Africa/Lagos')).toBe('2025-11-22T18:00:00.000Z')
  expect(toInstant('2026-10-24T22:00', 'Europe/London')).toBe('2026-10-24T21:00:00.000Z')
  expect(toInstant('2026-10-25T22:00', 'Europe/London')).toBe('2026-10-25T22:00:00.000Z')
  expect(toInstant('2026-03-29T00:30', 'Europe/London')).toBe('2026-03-29T00:30:00.000Z')
  expect(toInstant('2026-03-29T02:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z')
  expect(toInstant('2026-11-01T00:30', 'America/New_York')).toBe('2026-11-01T04:30:00.000Z')
  for (const timeZone of ['Africa/Lagos', 'Europe/London', 'Asia/Kathmandu'])
    expect(toLocalDateTime(toInstant('2026-07-01T08:15', timeZone), timeZone)).toBe('2026-07-01T08:15')
})
