import { describe, expect, test } from 'vitest'
import { inLanguage } from '../../lib/i18n/i18n.ts'
import {
  toRangeInAnyZone,
  countDays,
  isMoreExpensive,
  isSameRange,
  toHostCalendar,
  toCsv,
  toHostBooking,
} from './rules.ts'
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
  bookedFor: null,
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
  partHours: null,
  ...more,
})

test('a range for any time zone starts a day before the UTC days and ends a day after them', () => {
  expect(toRangeInAnyZone('2025-11-17', 7)).toEqual({
    start: new Date('2025-11-16T00:00:00.000Z'),
    end: new Date('2025-11-25T00:00:00.000Z'),
  })
})

describe('the calendar', () => {
  const ids = (rows: readonly ReturnType<typeof row>[], pitches = [pitch()], from = '2025-11-17') =>
    toHostCalendar(pitches, rows, from, now).pitches.map(({ _id, bookings }) => [
      _id,
      bookings.map((one) => one._id),
    ])

  test('has each pitch once with what is on it, also one with nothing', () => {
    const rows = [row(), row({ id: 'later' })]
    expect(ids(rows, [pitch(), pitch({ id: 'cage' })])).toEqual([
      ['astro', ['booking', 'later']],
      ['cage', []],
    ])
    expect(toHostCalendar([], [], '2025-11-17', now)).toMatchObject({
      pitches: [],
      serverTime: now.toISOString(),
    })
  })

  test('shows bookings that overlap its days, to the millisecond', () => {
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
    const [week] = toHostCalendar([nights], [night], '2025-11-17', now).pitches
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

  test('has the days of each pitch by its own hours', () => {
    const openingHours = [{ day: 1, open: '10:00', close: '12:00' }]
    const pitches = [
      pitch(),
      pitch({ id: 'short', openingHours }),
      pitch({ id: 'away', timeZone: 'Asia/Tokyo' }),
    ]
    const opened = toHostCalendar(pitches, [], '2025-11-17', now).pitches.map(({ days }) => days[0]?.open)
    expect(opened).toEqual([
      [{ start: '2025-11-17T07:00:00.000Z', end: '2025-11-17T21:00:00.000Z' }],
      [{ start: '2025-11-17T09:00:00.000Z', end: '2025-11-17T11:00:00.000Z' }],
      [{ start: '2025-11-16T23:00:00.000Z', end: '2025-11-17T13:00:00.000Z' }],
    ])
  })

  test('shows missing deposits only to users who may act for the pitch', () => {
    const owing = row({ missingDeposit: 500_000 })
    expect(toHostBooking(owing, true).missingDeposit).toEqual({ amount: 500_000, currency: 'NGN' })
    expect(toHostBooking(owing, false)).not.toHaveProperty('missingDeposit')
    expect(toHostBooking(row(), true)).not.toHaveProperty('missingDeposit')
  })

  test('shows who booked, the deadline, and the combined pitch of a part', () => {
    const tournament = { _id: 'league', code: 'lagos-league', name: 'The Lagos League', matches: 2 }
    const whole = row({ expiresAt: now, authorizeBy: now, tournament })
    const session = { _id: 'session', code: 'code', state: 'open', going: 3, capacity: 10 }
    const waits = { expiresAt: now.toISOString(), authorizeBy: now.toISOString() }
    expect(toHostBooking(whole, true)).toMatchObject({ ...waits, captain: 'Ada', session, tournament })
    const partOf = { _id: 'whole', pitch: { _id: 'full', name: 'Full Astro' } }
    const part = toHostBooking({ ...whole, partOf }, true)
    expect(part).toMatchObject({ partOf })
    for (const of of ['session', 'tournament']) expect(part).not.toHaveProperty(of)
    expect(toHostBooking(row(), true)).toEqual({
      _id: 'booking',
      start: '2025-11-20T19:00:00.000Z',
      end: '2025-11-20T20:30:00.000Z',
      state: 'confirmed',
      price: { amount: 2_500_050, currency: 'NGN' },
      captain: 'Ada',
      session,
    })
  })

  test('leaves out fields without a value', () => {
    const rain = row({ captain: null, sessionId: null, reason: 'Rain' })
    const [week] = toHostCalendar([pitch()], [rain], '2025-11-17', now).pitches
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

test('counts the days of a range, from one to the maximum', () => {
  expect(countDays({ from: '2025-11-20', to: '2025-11-20' }, 366)).toBe(1)
  expect(countDays({ from: '2024-01-01', to: '2024-12-31' }, 366)).toBe(366)
  const apiError = (to: string) =>
    expect.objectContaining({ facts: expect.objectContaining({ fields: { to } }) })
  expect(() => countDays({ from: '2025-11-20', to: '2025-11-19' }, 366)).toThrow(
    apiError('Must not be before the first day'),
  )
  expect(() => countDays({ from: '2025-01-01', to: '2026-01-02' }, 366)).toThrow(apiError('At most 366 days'))
})

test('a price is more expensive if it is higher or in another currency', () => {
  const agreed = { priceAmount: 2_500_000, priceCurrency: 'NGN' }
  const dearer = (amount: number, currency = 'NGN') => isMoreExpensive(agreed, { amount, currency })
  expect([dearer(2_499_999), dearer(2_500_000), dearer(2_500_001), dearer(1, 'XOF')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('two time ranges are the same if they start and end at the same times', () => {
  const { start, end } = row()
  expect(isSameRange({ start, end }, { start: new Date(start), end: new Date(end) })).toBe(true)
  expect(isSameRange({ start, end }, { start, end: now })).toBe(false)
  expect(isSameRange({ start, end }, { start: now, end })).toBe(false)
})

describe('the table', () => {
  const line = (more: Partial<HostRow>) => toCsv([row(more)], '2025-11-17', 7).split('\r\n')[1]

  test('says days, hours and money as they are at the pitch', () => {
    expect(line({})).toBe('Adélékè Astro,2025-11-20,20:00,21:30,confirmed,/s/code,Ada,3,10,25000.50,NGN,')
    expect(line({ state: 'blocked', sessionId: null, captain: null, priceAmount: 0 })).toBe(
      'Adélékè Astro,2025-11-20,20:00,21:30,closed,,,,,0.00,NGN,',
    )
    expect(line({ end: new Date('2025-11-20T23:00:00.000Z') })).toContain(',2025-11-20,20:00,24:00,')
    expect(line({ priceAmount: 5000, priceCurrency: 'XOF' })).toContain(',5000,XOF,')
    expect(line({ priceAmount: 25_500, priceCurrency: 'TND' })).toContain(',25.500,TND,')
  })

  test('has headings and states in the language of the reader', () => {
    const [head, cells] = inLanguage('fr', () => toCsv([row({ state: 'blocked' })], '2025-11-17', 7)).split(
      '\r\n',
    )
    expect(head).toMatch(/^\uFEFFTerrain,/)
    expect(cells).toContain(',fermé,')
  })

  test('lists the bookings of its days, without repeating those of parts', () => {
    const isIn = (from: string, more: Partial<HostRow> = {}) =>
      toCsv([row(more)], from, 1).split('\r\n').length > 2
    expect(['2025-11-19', '2025-11-20', '2025-11-21'].map((day) => isIn(day))).toEqual([false, true, false])
    const night = { start: new Date('2025-11-20T21:00:00.000Z'), end: new Date('2025-11-20T23:00:00.000Z') }
    expect(isIn('2025-11-20', night)).toBe(true)
    expect(isIn('2025-11-21', night)).toBe(false)
    const morning = { start: new Date('2025-11-20T23:00:00.000Z'), end: new Date('2025-11-21T01:00:00.000Z') }
    expect(isIn('2025-11-20', morning)).toBe(false)
    const partOf = { _id: 'whole', pitch: { _id: 'full', name: 'Full Astro' } }
    expect(isIn('2025-11-20', { partOf })).toBe(false)
  })

  test('starts with a UTF-8 byte order mark for spreadsheets', () =>
    expect(toCsv([], '2025-11-17', 7).startsWith('\uFEFFPitch,')).toBe(true))

  test.each([
    ['=1+1', "'=1+1"],
    ['+234', "'+234"],
    ['-2+3', "'-2+3"],
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
