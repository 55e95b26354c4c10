import { i18n } from '../i18n.ts'
import { parseMinutesOfDay } from '../minutes-of-day.ts'
import { type Price, roundToWhole } from '../payments/money.ts'

// A slot's local start time determines its price. The base price applies if no price list covers this time.

/** In `days`, Monday is 1. If `close` is not after `open`, `close` is on the next day. */
export interface PricedHours {
  days: readonly number[]
  open: string
  close: string
  amount: number
}

export interface PriceList {
  from: string
  week: readonly PricedHours[]
}

/** Depending on `by`, `value` is an amount, the weekday whose price applies, or a percentage of the usual price. */
export interface HolidayPrice {
  date: string
  yearly: boolean
  by: 'amount' | 'weekday' | 'percent'
  value: number
}

export interface Prices {
  lists: readonly PriceList[]
  holidays: readonly HolidayPrice[]
}

export interface LocalTime {
  date: string
  weekday: number
  time: string
}

const maxPerSlot = 250_000_000

const dayLength = 24 * 60
const weekLength = 7 * dayLength

interface Span {
  start: number
  end: number
}

const spansOf = ({ days, open, close }: Omit<PricedHours, 'amount'>): Span[] => {
  const length = (parseMinutesOfDay(close) - parseMinutesOfDay(open) + dayLength) % dayLength || dayLength
  return days.map((day) => {
    const start = (day - 1) * dayLength + parseMinutesOfDay(open)
    return { start, end: start + length }
  })
}

const isWithin = ({ start, end }: Span, at: number) => (start <= at && at < end) || at + weekLength < end

export const findPriceListOn = (lists: readonly PriceList[], date: string): PriceList | undefined => {
  let inForce: PriceList | undefined
  for (const list of lists) if (list.from <= date && (!inForce || list.from > inForce.from)) inForce = list
  return inForce
}

const findWeekPrice = (list: PriceList | undefined, weekday: number, time: string, base: number) => {
  const at = (weekday - 1) * dayLength + parseMinutesOfDay(time)
  return list?.week.find((hours) => spansOf(hours).some((span) => isWithin(span, at)))?.amount ?? base
}

const findHoliday = (holidays: readonly HolidayPrice[], date: string) =>
  holidays.find((holiday) => !holiday.yearly && holiday.date === date) ??
  holidays.find(
    (holiday) => holiday.yearly && holiday.date <= date && holiday.date.slice(5) === date.slice(5),
  )

export const getSlotPrice = ({ lists, holidays }: Prices, base: Price, at: LocalTime): number => {
  const list = findPriceListOn(lists, at.date)
  const holiday = findHoliday(holidays, at.date)
  if (holiday?.by === 'amount') return holiday.value
  const weekday = holiday?.by === 'weekday' ? holiday.value : at.weekday
  const usual = findWeekPrice(list, weekday, at.time, base.amount)
  if (holiday?.by !== 'percent') return usual
  return Math.min(roundToWhole((usual * holiday.value) / 100, base.currency), maxPerSlot)
}

export const findInvalidTimeRanges = (week: readonly PricedHours[]): Map<number, string> => {
  const wrong = new Map<number, string>()
  for (const [n, hours] of week.entries())
    if (hours.open === hours.close || hours.open === '24:00') wrong.set(n, i18n._('Must end after it starts'))
    else if (week.slice(0, n).some((other) => other.open !== other.close && areOverlapping(other, hours)))
      wrong.set(n, i18n._('Overlaps another price'))
  return wrong
}

const areOverlapping = (one: PricedHours, other: PricedHours) =>
  spansOf(one).some((a) => spansOf(other).some((b) => overlap(a, b)))

const overlap = (a: Span, b: Span) =>
  [-weekLength, 0, weekLength].some((week) => a.start + week < b.end && b.start < a.end + week)

type OpenHours = { day: number; open: string; close: string }
const openSpan = ({ day, open, close }: OpenHours) => spansOf({ days: [day], open, close })[0]!

export interface SplitPriceSlot {
  day: number
  start: string
  end: string
  at: string
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const dayOf = (minutes: number) => (Math.floor(minutes / dayLength) % 7) + 1

export const findSplitPriceSlots = (
  week: readonly PricedHours[],
  openingHours: readonly OpenHours[],
  slotMinutes: number,
): SplitPriceSlot[] => {
  const edges = new Set(
    week.flatMap(spansOf).flatMap(({ start, end }) => [start % weekLength, end % weekLength]),
  )
  const ats = [...edges].flatMap((at) => [at, at + weekLength]).toSorted((a, b) => a - b)
  return openingHours.flatMap((hours) => {
    const { start, end } = openSpan(hours)
    return ats.flatMap((at) => {
      const first = start + Math.floor((at - start) / slotMinutes) * slotMinutes
      const cuts = start < at && first < at && first + slotMinutes <= end
      return cuts
        ? [{ day: dayOf(first), start: clock(first), end: clock(first + slotMinutes), at: clock(at) }]
        : []
    })
  })
}

export const findUnpricedHours = (
  week: readonly PricedHours[],
  openingHours: readonly OpenHours[],
): OpenHours[] => {
  const priced = week
    .flatMap(spansOf)
    .flatMap(({ start, end }) =>
      [-weekLength, 0, weekLength].map((by) => ({ start: start + by, end: end + by })),
    )
    .toSorted((a, b) => a.start - b.start)
  return openingHours.flatMap((hours) => {
    const { start, end } = openSpan(hours)
    const gaps: Span[] = []
    let from = start
    for (const one of priced) {
      if (one.start >= end) break
      if (one.start > from) gaps.push({ start: from, end: one.start })
      from = Math.max(from, one.end)
    }
    if (from < end) gaps.push({ start: from, end })
    return gaps.map((gap) => ({ day: dayOf(gap.start), open: clock(gap.start), close: clock(gap.end) }))
  })
}
