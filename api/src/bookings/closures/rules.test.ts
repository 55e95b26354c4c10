import { describe, expect, test } from 'vitest'
import { toClosedTimeRange, toClosedWeeks, requirePermission } from './rules.ts'

const now = new Date('2025-11-20T15:18:30.500Z')
const day = 24 * 60 * 60_000
const after = (start: string, milliseconds: number) =>
  new Date(Date.parse(start) + milliseconds).toISOString()
const apiError = (fields: Record<string, string>) =>
  expect.objectContaining({ code: 'bad-input', facts: expect.objectContaining({ fields }) })
const lagos = { timeZone: 'Africa/Lagos' }
const thisMinute = '2025-11-20T15:18:00.000Z'

describe('a time range to close', () => {
  test('can begin in the current minute, but not earlier', () => {
    expect(toClosedTimeRange({ start: thisMinute, end: after(thisMinute, 1) }, lagos, now)).toEqual({
      start: new Date(thisMinute),
      end: new Date(Date.parse(thisMinute) + 1),
    })
    const past = after(thisMinute, -1)
    expect(() => toClosedTimeRange({ start: past, end: after(thisMinute, day) }, lagos, now)).toThrow(
      apiError({ start: 'Must not be in the past' }),
    )
  })

  test('ends after it begins', () => {
    for (const end of [thisMinute, after(thisMinute, -1)])
      expect(() => toClosedTimeRange({ start: thisMinute, end }, lagos, now)).toThrow(
        apiError({ end: 'Must be after the start' }),
      )
  })

  test('lasts ninety days at most', () => {
    expect(() =>
      toClosedTimeRange({ start: thisMinute, end: after(thisMinute, 90 * day) }, lagos, now),
    ).not.toThrow()
    expect(() =>
      toClosedTimeRange({ start: thisMinute, end: after(thisMinute, 90 * day + 1) }, lagos, now),
    ).toThrow(apiError({ end: 'At most 90 days after the start' }))
  })

  test.each([
    ['back', '2026-09-01T07:00:00.000Z', '2026-11-30T08:00:00.000Z'],
    ['forward', '2026-02-01T08:00:00.000Z', '2026-05-02T07:00:00.000Z'],
  ])('lasts ninety days of the calendar where the clocks go %s', (_, start, end) => {
    const london = { timeZone: 'Europe/London' }
    expect(() => toClosedTimeRange({ start, end }, london, now)).not.toThrow()
    expect(() => toClosedTimeRange({ start, end: after(end, 1) }, london, now)).toThrow(
      apiError({ end: 'At most 90 days after the start' }),
    )
  })
})

test('weekly hours end on the same day, and overnight hours on the next day', () => {
  const close = (until: string) =>
    toClosedWeeks(
      { day: '2025-11-21', open: '19:00', close: until, weeks: 2, without: [] },
      { timeZone: 'Africa/Lagos' },
      now,
    ).map(({ day, end }) => [day, end.toISOString()])
  expect(close('22:00')).toEqual([
    ['2025-11-21', '2025-11-21T21:00:00.000Z'],
    ['2025-11-28', '2025-11-28T21:00:00.000Z'],
  ])
  expect(close('02:00')).toEqual([
    ['2025-11-21', '2025-11-22T01:00:00.000Z'],
    ['2025-11-28', '2025-11-29T01:00:00.000Z'],
  ])
})

test('only the owner or staff can close a pitch; without an owner only staff can', () => {
  const [owner, other, staff] = [
    { id: 'a', isAdmin: false },
    { id: 'b', isAdmin: false },
    { id: 'c', isAdmin: true },
  ]
  const notYours = expect.objectContaining({ code: 'not-yours' })
  expect(() => requirePermission('closePitch', { ownerId: 'a', staff: {} }, owner)).not.toThrow()
  expect(() => requirePermission('closePitch', { ownerId: 'a', staff: {} }, staff)).not.toThrow()
  expect(() => requirePermission('closePitch', { ownerId: null, staff: {} }, staff)).not.toThrow()
  expect(() => requirePermission('closePitch', { ownerId: 'a', staff: {} }, other)).toThrow(notYours)
  expect(() => requirePermission('closePitch', { ownerId: null, staff: {} }, owner)).toThrow(notYours)
})
