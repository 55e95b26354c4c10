import { describe, expect, test } from 'vitest'
import { anywhere, exportedDays, toCalendar, toCsv } from './rules.ts'
import type { HostPitch, HostRow } from './sql.ts'

const now = new Date('2025-11-20T15:18:00.000Z')
const row = (more: Partial<HostRow> = {}): HostRow & { acts: boolean } => ({
  acts: true,
  missingDeposit: 0,
  pitchId: 'astro',
  pitchName: 'Adélékè Astro',
  timeZone: 'Africa/Lagos',
  id: 'booking',
  state: 'confirmed',
  start: new Date('2025-11-20T19:00:00.000Z'),
  end: new Date('2025-11-20T20:30:00.000Z'),
  priceAmount: 2_500_050,
  priceCurrency: 'NGN',
  reason: null,
  expiresAt: null,
  authorizeBy: null,
  captain: 'Ada',
  desk: null,
  sessionId: 'session',
  code: 'code',
  sessionState: 'open',
  capacity: 10,
  going: 3,
  tournament: null,
  partOf: null,
  ...more,
})

const pitch = (more: Partial<HostPitch> = {}): HostPitch => ({
  id: 'astro',
  name: 'Adélékè Astro',
  timeZone: 'Africa/Lagos',
  slotMinutes: 90,
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '08:00', close: '22:00' })),
  ...more,
})

test('some days anywhere begin a day before UTC’s and end a day after', () => {
  expect(anywhere('2025-11-17', 7)).toEqual({
    start: new Date('2025-11-16T00:00:00.000Z'),
    end: new Date('2025-11-25T00:00:00.000Z'),
  })
})

describe('the calendar', () => {
  const ids = (rows: readonly ReturnType<typeof row>[], pitches = [pitch()], from = '2025-11-17') =>
    toCalendar(pitches, rows, from, now).pitches.map(({ _id, bookings }) => [
      _id,
      bookings.map((one) => one._id),
    ])

  test('has each pitch once with what is on it, also one with nothing', () => {
    const rows = [row(), row({ id: 'later' })]
    expect(ids(rows, [pitch(), pitch({ id: 'cage' })])).toEqual([
      ['astro', ['booking', 'later']],
      ['cage', []],
    ])
    expect(toCalendar([], [], '2025-11-17', now)).toMatchObject({
      pitches: [],
      serverTime: now.toISOString(),
    })
  })

  test('shows what touches its days at the pitch, to the instant', () => {
    const at = (start: string, end: string) =>
      row({ start: new Date(`2025-11-${start}:00.000Z`), end: new Date(`2025-11-${end}:00.000Z`) })
    const shown = (one: ReturnType<typeof row>) => ids([one])[0]?.[1]?.length
    expect(shown(at('16T22:00', '16T23:00'))).toBe(0)
    expect(shown(at('16T22:00', '16T23:01'))).toBe(1)
    expect(shown(at('23T22:59', '24T00:30'))).toBe(1)
    expect(shown(at('23T23:00', '24T00:30'))).toBe(0)
  })

  test('ends a day when the pitch closes', () => {
    const openingHours = [4, 7].map((day) => ({ day, open: '16:00', close: '02:00' }))
    const nights = pitch({ openingHours })
    const night = row({
      start: new Date('2025-11-23T23:30:00.000Z'),
      end: new Date('2025-11-24T01:00:00.000Z'),
    })
    const [week] = toCalendar([nights], [night], '2025-11-17', now).pitches
    expect(week?.days.map(({ day, end }) => [day, end]).slice(2)).toEqual([
      ['2025-11-19', '2025-11-19T23:00:00.000Z'],
      ['2025-11-20', '2025-11-21T01:00:00.000Z'],
      ['2025-11-21', '2025-11-21T23:00:00.000Z'],
      ['2025-11-22', '2025-11-22T23:00:00.000Z'],
      ['2025-11-23', '2025-11-24T01:00:00.000Z'],
    ])
    expect(week?.days[3]?.open).toEqual([
      { start: '2025-11-20T15:00:00.000Z', end: '2025-11-21T01:00:00.000Z' },
    ])
    expect(week?.days[4]).toMatchObject({ start: '2025-11-21T01:00:00.000Z', open: [] })
    expect(week?.bookings).toHaveLength(1)
    expect(ids([night], [nights], '2025-11-24')).toEqual([['astro', []]])
  })

  test('says of a booking what there is of it and no more', () => {
    const rain = row({ captain: null, sessionId: null, reason: 'Rain' })
    const [week] = toCalendar([pitch()], [rain], '2025-11-17', now).pitches
    expect(week?.bookings).toEqual([
      {
        _id: 'booking',
        start: '2025-11-20T19:00:00.000Z',
        end: '2025-11-20T20:30:00.000Z',
        state: 'confirmed',
        price: { amount: 2_500_050, currency: 'NGN' },
        reason: 'Rain',
      },
    ])
  })
})

test('an export has a year of days at most, and one at least', () => {
  expect(exportedDays('2025-11-20', '2025-11-20')).toBe(1)
  expect(exportedDays('2024-01-01', '2024-12-31')).toBe(366)
  const refused = expect.objectContaining({ code: 'bad-input' })
  expect(() => exportedDays('2025-11-20', '2025-11-19')).toThrow(refused)
  expect(() => exportedDays('2025-01-01', '2026-01-02')).toThrow(refused)
})

describe('the table', () => {
  const line = (more: Partial<HostRow>) => toCsv([row(more)], '2025-11-17', 7).split('\r\n')[1]

  test('says days, hours and money as they are at the pitch', () => {
    expect(line({})).toBe('Adélékè Astro,2025-11-20,20:00,21:30,confirmed,code,Ada,3,10,25000.50,NGN,')
    expect(line({ state: 'blocked', sessionId: null, captain: null, priceAmount: 0 })).toBe(
      'Adélékè Astro,2025-11-20,20:00,21:30,closed,,,,,0.00,NGN,',
    )
    expect(toCsv([row()], '2025-11-24', 7).split('\r\n')).toHaveLength(2)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+234', "'+234"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['=A,"B"', '"\'=A,""B"""'],
    ['a, b', '"a, b"'],
    ['a\nb', '"a\nb"'],
    ['1-2', '1-2'],
  ])('has no cell that runs, and none that ends early: %j', (reason, cell) => {
    expect(line({ reason })?.endsWith(`,NGN,${cell}`)).toBe(true)
  })
})
