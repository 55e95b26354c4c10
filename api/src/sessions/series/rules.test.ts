import { describe, expect, test } from 'vitest'
import type { Bookable } from '../../bookings/sql.ts'
import { toSeriesView, toRepeatWeeks, toRequestedWeeks, listWeeks } from './rules.ts'
import type { SeriesRow } from './sql.ts'

const week = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close }))
const lagos: Bookable = {
  id: 'pitch',
  listed: true,
  timeZone: 'Africa/Lagos',
  slotMinutes: 60,
  openingHours: week('08:00', '23:00'),
  partHours: null,
  priceAmount: 2_500_000,
  priceCurrency: 'NGN',
  prices: null,
  terms: null,
}
const hour = 60 * 60_000
const timeRange = (start: string, hours = 1) => ({
  start: new Date(start),
  end: new Date(Date.parse(start) + hours * hour),
})
const friday = timeRange('2025-11-21T19:00:00.000Z')
const now = new Date('2025-11-20T15:18:00.000Z')
const starts = (weeks: readonly { start: Date }[]) => weeks.map(({ start }) => start.toISOString())

describe('weeks in which a session can be repeated', () => {
  test('follow the session, up to eight weeks from today', () => {
    const found = listWeeks(lagos, friday, 8, now)
    expect(starts(found)).toHaveLength(7)
    expect(starts(found)[0]).toBe('2025-11-28T19:00:00.000Z')
    expect(starts(found).at(-1)).toBe('2026-01-09T19:00:00.000Z')
    expect(listWeeks(lagos, timeRange('2025-11-20T19:00:00.000Z'), 8, now)).toHaveLength(8)
    expect(listWeeks(lagos, friday, 2, now)).toHaveLength(2)
    const always = { ...lagos, openingHours: week('00:00', '24:00') }
    const nextMidnight = timeRange('2025-11-20T23:00:00.000Z')
    expect(listWeeks(always, nextMidnight, 8, now)).toHaveLength(7)
  })

  test('start in the future even if the session is long past', () => {
    const found = listWeeks(lagos, timeRange('2025-08-08T19:00:00.000Z'), 8, now)
    expect(starts(found)[0]).toBe('2025-11-21T19:00:00.000Z')
    expect(found).toHaveLength(8)
  })

  test('keep the local time across DST changes', () => {
    const london = { ...lagos, timeZone: 'Europe/London' }
    const found = listWeeks(
      london,
      timeRange('2026-03-20T20:00:00.000Z'),
      2,
      new Date('2026-03-18T12:00:00.000Z'),
    )
    expect(starts(found)).toEqual(['2026-03-27T20:00:00.000Z', '2026-04-03T19:00:00.000Z'])
    expect(found.every(({ open }) => open)).toBe(true)
  })

  test('have no slot at a local time that DST skips', () => {
    const london = { ...lagos, timeZone: 'Europe/London', openingHours: week('00:00', '24:00') }
    const found = listWeeks(
      london,
      timeRange('2026-03-22T01:00:00.000Z'),
      2,
      new Date('2026-03-18T12:00:00.000Z'),
    )
    expect(found.map(({ open }) => open)).toEqual([false, true])
  })

  test('are closed if the opening hours changed, and cover whole slots if the slot length changed', () => {
    const until = { ...lagos, openingHours: week('08:00', '20:00') }
    expect(listWeeks(until, friday, 1, now)).toMatchObject([
      { open: false, end: new Date('2025-11-28T20:00:00.000Z') },
    ])
    const longer = { ...lagos, slotMinutes: 90, openingHours: week('20:00', '23:00') }
    expect(listWeeks(longer, timeRange('2025-11-21T19:00:00.000Z', 2), 1, now)).toMatchObject([
      { open: true, slots: 2, end: new Date('2025-11-28T22:00:00.000Z') },
    ])
    expect(listWeeks({ ...lagos, listed: false }, friday, 1, now)).toMatchObject([{ open: false }])
  })
})

test('a week takes the state of overlapping bookings, and names the caller’s own session', () => {
  const weeks = listWeeks(lagos, friday, 4, now)
  const occupied = [
    { ...timeRange('2025-11-28T19:30:00.000Z'), state: 'held', session: null } as const,
    { ...timeRange('2025-11-28T18:30:00.000Z'), state: 'pending', session: 'mine' } as const,
    { ...timeRange('2025-12-05T18:00:00.000Z'), state: 'confirmed', session: null } as const,
    { ...timeRange('2025-12-05T20:00:00.000Z'), state: 'confirmed', session: null } as const,
    { ...timeRange('2025-12-12T10:00:00.000Z', 12), state: 'blocked', session: null } as const,
    { ...timeRange('2025-12-19T19:00:00.000Z'), state: 'held', session: null } as const,
  ]
  const repeats = toRepeatWeeks(weeks, lagos, occupied)
  expect(repeats.map(({ state }) => state)).toEqual(['taken', 'free', 'closed', 'taken'])
  expect(repeats.map(({ session }) => session)).toEqual(['mine', undefined, undefined, undefined])
  expect(repeats[0]?.price).toEqual({ amount: 2_500_000, currency: 'NGN' })
})

describe('the weeks asked for', () => {
  test('are sorted by time without duplicates', () => {
    const asked = ['2025-12-12T19:00:00.000Z', '2025-11-28T19:00:00.000Z', '2025-11-28T19:00:00.000Z']
    expect(starts(toRequestedWeeks(lagos, friday, asked, now))).toEqual([asked[1], asked[0]])
  })

  test('are rejected if they cannot be booked', () => {
    const ask =
      (start: string, pitch = lagos) =>
      () =>
        toRequestedWeeks(pitch, friday, [start], now)
    expect(ask('2025-11-14T19:00:00.000Z')).toThrow(expect.objectContaining({ code: 'in-the-past' }))
    const notIts = expect.objectContaining({
      facts: expect.objectContaining({ fields: { starts: expect.stringContaining('at most 8 weeks') } }),
    })
    expect(ask('2025-11-28T20:00:00.000Z')).toThrow(notIts)
    expect(ask('2026-01-16T19:00:00.000Z')).toThrow(notIts)
    const early = { ...lagos, openingHours: week('08:00', '20:00') }
    expect(ask('2025-11-28T19:00:00.000Z', early)).toThrow(expect.objectContaining({ code: 'slot-closed' }))
    const hidden = { ...lagos, listed: false }
    expect(ask('2025-11-28T19:00:00.000Z', hidden)).toThrow(expect.objectContaining({ code: 'pitch-hidden' }))
  })
})

test('a series lists the visible sessions that are not cancelled, and always the requested session', () => {
  const row: SeriesRow = {
    ...friday,
    id: 'one',
    state: 'open',
    captainId: 'ada',
    teamCaptains: [],
    ownerId: null,
    staff: {},
    visibility: 'link',
    playersPerTeam: 5,
    sets: 2,
    bookingState: 'confirmed',
    timeZone: 'Africa/Lagos',
    places: [
      { playerId: 'chidi', state: 'going' },
      { playerId: 'dayo', state: 'left' },
    ],
  }
  const rows: SeriesRow[] = [
    row,
    { ...row, id: 'two', state: 'cancelled' },
    { ...row, id: 'three', places: [] },
    { ...row, id: 'four', visibility: 'public' },
  ]
  const seen = (id: string, user: string) =>
    toSeriesView(rows, id, { id: user, isAdmin: false }).map(({ _id }) => _id)
  expect(seen('one', 'ada')).toEqual(['one', 'three', 'four'])
  expect(seen('two', 'ada')).toEqual(['one', 'two', 'three', 'four'])
  expect(seen('one', 'chidi')).toEqual(['one', 'four'])
  expect(toSeriesView(rows, 'one', { id: 'ada', isAdmin: false })[0]).toMatchObject({
    booking: { state: 'confirmed' },
    going: 1,
    capacity: 10,
  })
})
