import { toLocalTime } from '@i-one/game/local-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ZonedPitchHours,
  type TimeRange,
  dayAt,
  listSlotsIn,
  findConsecutiveRange,
  listSlotsOfCurrentDay,
  startOfDay,
} from './slots.ts'

const everyDay = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close }))
const pitch = (traits: Partial<ZonedPitchHours> = {}): ZonedPitchHours => ({
  timeZone: 'Africa/Lagos',
  slotMinutes: 60,
  openingHours: everyDay('08:00', '23:00'),
  partHours: null,
  ...traits,
})
const between = (hours: ZonedPitchHours, start: string, end: string) => [
  ...listSlotsIn(hours, { start: new Date(start), end: new Date(end) }),
]
const times = (slots: { start: Date }[]) => slots.map(({ start }) => start.toISOString().slice(5, 16))
const minute = 60_000

describe('the slots of an ordinary day', () => {
  test('fill the opening hours and leave out what is too short before closing time', () => {
    const slots = between(pitch({ slotMinutes: 90 }), '2025-11-19T23:00Z', '2025-11-20T23:00Z')
    expect(slots).toHaveLength(10)
    expect(slots[0]?.start.toISOString()).toBe('2025-11-20T07:00:00.000Z')
    expect(slots.at(-1)?.end.toISOString()).toBe('2025-11-20T22:00:00.000Z')
    expect(between(pitch({ slotMinutes: 110 }), '2025-11-19T23:00Z', '2025-11-20T23:00Z')).toHaveLength(8)
  })

  test('go on past midnight to the next morning', () => {
    const late = pitch({ openingHours: [{ day: 4, open: '22:00', close: '01:00' }] })
    expect(times(between(late, '2025-11-17T00:00Z', '2025-11-24T00:00Z'))).toEqual([
      '11-20T21:00',
      '11-20T22:00',
      '11-20T23:00',
    ])
  })

  test('that begin after midnight are found from midnight on', () => {
    const late = pitch({ openingHours: [{ day: 4, open: '22:00', close: '01:00' }] })
    expect(times(between(late, '2025-11-20T23:00Z', '2025-11-21T23:00Z'))).toEqual(['11-20T23:00'])
  })

  test("end at midnight where it closes at '24:00', and fill the day where it opens at '00:00'", () => {
    expect(
      between(pitch({ openingHours: everyDay('23:00', '24:00') }), '2025-11-19T23:00Z', '2025-11-20T23:00Z'),
    ).toHaveLength(1)
    expect(
      between(pitch({ openingHours: everyDay('00:00', '24:00') }), '2025-11-19T23:00Z', '2025-11-20T23:00Z'),
    ).toHaveLength(24)
  })

  test('do not overlap where opening hours do', () => {
    const openingHours = [
      { day: 3, open: '20:00', close: '09:30' },
      { day: 4, open: '08:00', close: '14:00' },
      { day: 4, open: '12:00', close: '16:00' },
    ]
    const slots = between(pitch({ openingHours }), '2025-11-20T05:00Z', '2025-11-21T00:00Z')
    expect(times(slots)).toEqual([
      '11-20T05:00',
      '11-20T06:00',
      '11-20T07:00',
      '11-20T08:30',
      '11-20T09:30',
      '11-20T10:30',
      '11-20T11:30',
      '11-20T13:00',
      '11-20T14:00',
    ])
  })
})

describe('the slots of a day on which the clocks change', () => {
  const whole = (timeZone: string, day: string, nextDay: string) => {
    const hours = pitch({ timeZone, openingHours: everyDay('00:00', '24:00') })
    const [start, end] = [startOfDay(timeZone, day), startOfDay(timeZone, nextDay)]
    return [...listSlotsIn(hours, { start, end })]
  }

  test('are 23 or 25 hours of play', () => {
    expect(whole('Europe/Berlin', '2025-03-30', '2025-03-31')).toHaveLength(23)
    expect(whole('Europe/Berlin', '2025-10-26', '2025-10-27')).toHaveLength(25)
    expect(whole('America/New_York', '2025-11-02', '2025-11-03')).toHaveLength(25)
    // clocks go forward by half an hour, and the half hour left over at the end is too short for a slot
    expect(whole('Australia/Lord_Howe', '2025-10-05', '2025-10-06')).toHaveLength(23)
  })

  test('begin with the jump where the opening time is jumped over, and end with it where the closing time is', () => {
    const night = (open: string, close: string) =>
      times(
        between(
          pitch({ timeZone: 'Europe/Berlin', slotMinutes: 30, openingHours: everyDay(open, close) }),
          '2025-03-29T23:00Z',
          '2025-03-30T22:00Z',
        ),
      )
    expect(night('02:30', '04:00')).toEqual(['03-30T01:00', '03-30T01:30'])
    expect(night('02:00', '03:30')).toEqual(['03-30T01:00'])
    expect(night('01:00', '02:30')).toEqual(['03-30T00:00', '03-30T00:30'])
    expect(night('02:15', '02:45')).toEqual([])
  })

  test('stop at the first closing time where the hour comes twice', () => {
    const hours = pitch({
      timeZone: 'Europe/Berlin',
      openingHours: [{ day: 6, open: '22:00', close: '02:30' }],
    })
    expect(times(between(hours, '2025-10-25T12:00Z', '2025-10-26T12:00Z'))).toEqual([
      '10-25T20:00',
      '10-25T21:00',
      '10-25T22:00',
      '10-25T23:00',
    ])
  })

  const clockTimes = (
    timeZone: string,
    day: string,
    slotMinutes: number,
    open = '00:00',
    close = '24:00',
  ) => {
    const next = new Date(Date.parse(day) + 24 * 60 * minute).toISOString().slice(0, 10)
    const hours = pitch({ timeZone, slotMinutes, openingHours: everyDay(open, close) })
    const [start, end] = [startOfDay(timeZone, day), startOfDay(timeZone, next)]
    return [...listSlotsIn(hours, { start, end })].map((slot) => toLocalTime(slot.start, timeZone))
  }

  test.each([
    ['forward at 01:00', 'Europe/London', '2026-03-29', '00:00 03:00 04:30'],
    ['back at 02:00', 'Europe/London', '2026-10-25', '00:00 01:30 03:00 04:30'],
    ['forward at 02:00', 'America/New_York', '2026-03-08', '00:00 01:30 04:30'],
    ['back at 02:00', 'America/New_York', '2026-11-01', '00:00 01:30 03:00 04:30'],
    ['forward at midnight', 'Africa/Cairo', '2026-04-24', '01:30 03:00 04:30'],
    ['forward at midnight', 'America/Santiago', '2026-09-06', '01:30 03:00 04:30'],
    ['back at 02:00 by half an hour', 'Australia/Lord_Howe', '2026-04-05', '00:00 01:30 03:00 04:30'],
    ['forward at 02:00 by half an hour', 'Australia/Lord_Howe', '2026-10-04', '00:00 01:30 04:30'],
  ])('keep the times of other days after the clocks go %s in %s', (_, timeZone, day, night) => {
    const ordinary = clockTimes(timeZone, '2026-06-10', 90)
    expect(ordinary).toHaveLength(16)
    expect(clockTimes(timeZone, day, 90)).toEqual([
      ...night.split(' '),
      ...ordinary.filter((time) => time > '04:30'),
    ])
  })

  test('fill an hour that comes twice where it holds whole slots', () => {
    expect(clockTimes('Europe/London', '2026-10-25', 60).slice(0, 4)).toEqual([
      '00:00',
      '01:00',
      '01:00',
      '02:00',
    ])
    expect(clockTimes('Europe/London', '2026-10-25', 45, '00:30', '04:00')).toEqual([
      '00:30',
      '01:15',
      '01:00',
      '02:00',
      '02:45',
    ])
  })

  test('are counted from the written opening time where the clocks jump over it', () => {
    expect(clockTimes('Europe/London', '2026-03-29', 60, '01:30', '05:00')).toEqual(['02:30', '03:30'])
    expect(clockTimes('Europe/London', '2026-03-29', 90, '01:00', '07:00')).toEqual([
      '02:30',
      '04:00',
      '05:30',
    ])
  })

  test('are found in a row by their time, and not across the gap that is left', () => {
    const london = pitch({
      timeZone: 'Europe/London',
      slotMinutes: 90,
      openingHours: everyDay('00:00', '24:00'),
    })
    const row = (start: string, count: number) =>
      findConsecutiveRange(london, new Date(start), count)?.end.toISOString()
    expect(row('2026-03-29T18:30:00.000Z', 2)).toBe('2026-03-29T21:30:00.000Z')
    expect(row('2026-03-29T00:00:00.000Z', 1)).toBe('2026-03-29T01:30:00.000Z')
    expect(row('2026-03-29T00:00:00.000Z', 2)).toBeUndefined()
  })

  test('are none on a day that a zone left out', () => {
    const hours = pitch({
      timeZone: 'Pacific/Apia',
      openingHours: [{ day: 5, open: '08:00', close: '23:00' }],
    })
    expect(between(hours, '2011-12-29T00:00Z', '2012-01-01T00:00Z')).toEqual([])
  })
})

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const someHours = fc.record({
  slotMinutes: fc.integer({ min: 15, max: 180 }),
  openingHours: fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 1440 }),
      )
      .map(([day, open, close]) => ({ day, open: clock(open), close: clock(close) })),
    { minLength: 1, maxLength: 9 },
  ),
})

const year = { start: new Date('2025-01-01T00:00Z'), end: new Date('2026-01-01T00:00Z') }

const faultIn = ({ slotMinutes }: ZonedPitchHours, slots: Iterable<TimeRange>) => {
  let last = -Infinity
  for (const { start, end } of slots) {
    if (start.getTime() < last) return 'overlap'
    if (end.getTime() - start.getTime() !== slotMinutes * minute) return 'length'
    last = end.getTime()
  }
  return null
}

describe('a year of slots', () => {
  const zones = Intl.supportedValuesOf('timeZone')

  test('never overlaps, and each slot is exactly as long as the others', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), someHours, (timeZone, week) => {
        const hours = { ...week, timeZone, partHours: null }
        expect(faultIn(hours, listSlotsIn(hours, year))).toBeNull()
      }),
      { numRuns: 40 },
    )
  })
})

describe('several slots in a row', () => {
  const start = new Date('2025-11-20T18:00Z')
  test('are one time range from the first to the last', () => {
    expect(findConsecutiveRange(pitch(), start, 3)?.end.toISOString()).toBe('2025-11-20T21:00:00.000Z')
  })
  test('are none where one begins between slots or does not fit before closing time', () => {
    expect(findConsecutiveRange(pitch(), new Date('2025-11-20T18:30Z'), 1)).toBeNull()
    expect(findConsecutiveRange(pitch(), new Date('2025-11-20T18:00:00.001Z'), 1)).toBeNull()
    expect(findConsecutiveRange(pitch(), new Date('2025-11-20T21:00Z'), 2)).toBeNull()
  })
  test('do not go over a break', () => {
    const openingHours = [...everyDay('08:00', '12:00'), ...everyDay('12:30', '20:00')]
    expect(findConsecutiveRange(pitch({ openingHours }), new Date('2025-11-20T10:00Z'), 2)).toBeNull()
  })
})

describe('the current opening day', () => {
  const left = (hours: ZonedPitchHours, now: string) => times(listSlotsOfCurrentDay(hours, new Date(now)))
  test('is today until its last slot begins, with the slots not yet begun', () => {
    expect(left(pitch(), '2025-11-20T19:59:59Z')).toEqual(['11-20T20:00', '11-20T21:00'])
    expect(left(pitch(), '2025-11-20T21:00:00Z')[0]).toBe('11-21T07:00')
  })
  test('is then the next day with opening hours', () => {
    expect(left(pitch(), '2025-11-20T22:00:00Z')[0]).toBe('11-21T07:00')
    const sundays = pitch({ openingHours: [{ day: 7, open: '16:00', close: '18:00' }] })
    expect(left(sundays, '2025-11-20T12:00:00Z')).toEqual(['11-23T15:00', '11-23T16:00'])
    expect(left(sundays, '2025-11-23T17:00:00Z')).toEqual(['11-30T15:00', '11-30T16:00'])
  })
  test('is the evening before until its last slot begins after midnight', () => {
    const late = pitch({ openingHours: everyDay('18:00', '02:00') })
    expect(left(late, '2025-11-20T23:30:00Z')).toEqual(['11-21T00:00'])
    expect(left(late, '2025-11-21T00:00:00Z')[0]).toBe('11-21T17:00')
  })
  test('is the same whether the clock goes on, or is behind what was asked before', () => {
    const hours = pitch({ openingHours: everyDay('08:00', '22:45') })
    const all = left(hours, '2025-11-20T06:00:00Z')
    expect(left(hours, '2025-11-20T06:59:59.999Z')).toEqual(all)
    expect(left(hours, '2025-11-20T07:00:00Z')).toEqual(all.slice(1))
    expect(left(hours, '2025-11-20T06:30:00Z')).toEqual(all)
    expect(left(hours, '2025-11-19T20:30:00Z')).toEqual(all)
  })
  test('is none for a pitch that never opens', () => {
    expect(left(pitch({ openingHours: [] }), '2025-11-20T12:00:00Z')).toEqual([])
  })
})

test('the calendar day is that of the pitch', () => {
  expect(dayAt('Africa/Lagos', new Date('2025-11-20T23:00Z'))).toBe('2025-11-21')
  expect(dayAt('Africa/Lagos', new Date('2025-11-20T22:59:59.999Z'))).toBe('2025-11-20')
  expect(dayAt('Pacific/Kiritimati', new Date('2025-11-20T10:00Z'))).toBe('2025-11-21')
})
