import { minutesOfDay } from '../minutes-of-day.ts'
import { type Price, roundToWhole } from '../payments/money.ts'

/*
 * What a slot costs. A slot has one price: the one in force at its start, by the clock and calendar at the pitch.
 * What no list says anything of costs the base price, so there is no gap.
 */

/** From `open` to `close` on the clock of each of the days, 1 for Monday; a close at or before the open is the next morning. */
export interface PricedHours {
  days: readonly number[]
  open: string
  close: string
  /** Of a slot, in the minor unit of the pitch's currency. */
  amount: number
}

/** In force from the first instant of the day `from` until the next list is. */
export interface PriceList {
  from: string
  week: readonly PricedHours[]
}

/** A date that differs, once or each year. `by` says what `value` is: an amount, a weekday to be priced as, a percentage. */
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

/** A day as YYYY-MM-DD, its weekday, and a time of day as HH:MM. */
export interface LocalTime {
  date: string
  weekday: number
  time: string
}

/** Four of them in a row are still an amount that can be kept. */
const mostPerSlot = 250_000_000

const dayLength = 24 * 60
const weekLength = 7 * dayLength

interface Span {
  start: number
  end: number
}

/** In minutes from Monday 00:00; one that runs past Sunday's midnight ends after the week. */
const spansOf = ({ days, open, close }: Omit<PricedHours, 'amount'>): Span[] => {
  const length = (minutesOfDay(close) - minutesOfDay(open) + dayLength) % dayLength || dayLength
  return days.map((day) => {
    const start = (day - 1) * dayLength + minutesOfDay(open)
    return { start, end: start + length }
  })
}

const isWithin = ({ start, end }: Span, at: number) => (start <= at && at < end) || at + weekLength < end

/** The list in force on a day, whatever their order. */
export const listOn = (lists: readonly PriceList[], date: string): PriceList | undefined => {
  let inForce: PriceList | undefined
  for (const list of lists) if (list.from <= date && (!inForce || list.from > inForce.from)) inForce = list
  return inForce
}

const ofWeek = (list: PriceList | undefined, weekday: number, time: string, base: number) => {
  const at = (weekday - 1) * dayLength + minutesOfDay(time)
  return list?.week.find((hours) => spansOf(hours).some((span) => isWithin(span, at)))?.amount ?? base
}

/** A date of its own goes before one of each year. */
const holidayOn = (holidays: readonly HolidayPrice[], date: string) =>
  holidays.find((holiday) => !holiday.yearly && holiday.date === date) ??
  holidays.find(
    (holiday) => holiday.yearly && holiday.date <= date && holiday.date.slice(5) === date.slice(5),
  )

/** What a slot that begins then costs. */
export const slotPrice = ({ lists, holidays }: Prices, base: Price, at: LocalTime): number => {
  const list = listOn(lists, at.date)
  const holiday = holidayOn(holidays, at.date)
  if (holiday?.by === 'amount') return holiday.value
  const weekday = holiday?.by === 'weekday' ? holiday.value : at.weekday
  const usual = ofWeek(list, weekday, at.time, base.amount)
  if (holiday?.by !== 'percent') return usual
  return Math.min(roundToWhole((usual * holiday.value) / 100, base.currency), mostPerSlot)
}

/** What is wrong with the stretches of a week, by the index of the one it is wrong with. */
export const wrongStretches = (week: readonly PricedHours[]): Map<number, string> => {
  const wrong = new Map<number, string>()
  for (const [n, hours] of week.entries())
    if (hours.open === hours.close || hours.open === '24:00') wrong.set(n, 'Must end later than it begins')
    else if (
      week
        .slice(0, n)
        .some(
          (other) =>
            other.open !== other.close &&
            spansOf(other).some((a) => spansOf(hours).some((b) => overlap(a, b))),
        )
    )
      wrong.set(n, 'Overlaps another price')
  return wrong
}

/** The week goes round: Sunday night runs into Monday. */
const overlap = (a: Span, b: Span) =>
  [-weekLength, 0, weekLength].some((week) => a.start + week < b.end && b.start < a.end + week)

type OpenHours = { day: number; open: string; close: string }
const openSpan = ({ day, open, close }: OpenHours) => spansOf({ days: [day], open, close })[0]!

export interface CutSlot {
  /** 1 is Monday. */
  day: number
  start: string
  end: string
  /** Where the price changes inside it. */
  at: string
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const dayOf = (minutes: number) => (Math.floor(minutes / dayLength) % 7) + 1

/** Slots inside which the price changes: they cost what holds at their start all through. */
export const cutSlots = (
  week: readonly PricedHours[],
  openingHours: readonly OpenHours[],
  slotMinutes: number,
): CutSlot[] => {
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

/** Where the pitch is open and no stretch has a price: the base price holds there. */
export const unpriced = (
  week: readonly PricedHours[],
  openingHours: readonly OpenHours[],
): { day: number; open: string; close: string }[] => {
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
