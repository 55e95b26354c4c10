import type { DayBooking, DayPitch, FreeTimeRange } from '@i-one/contract/centres/calendar'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { countMinutes } from '../../lib/pitch-time.ts'
import { commaText, labelledText } from '../../ui/text/joins.ts'
import {
  listBookingsOn,
  depositText,
  goingText,
  toHourRange,
  countMinutesSince,
  getStateLabel,
  getBookingTitle,
  type TimeRange,
} from './week.ts'

export interface DayItem {
  /** The key does not contain the booking's id, so that a free slot keeps the focus when the slot is booked. */
  key: string
  from: number
  to: number
  booking?: DayBooking
  free?: FreeTimeRange
}

export interface DraggedBooking {
  booking: DayBooking
  pitch: DayPitch
}

const toCalendarDay = ({ start, end, open }: DayPitch, day: string) => ({ day, start, end, open })

export const toDayItems = (pitch: DayPitch, day: string): DayItem[] => {
  const { bookings, free, timeZone } = pitch
  const booked = listBookingsOn(bookings, toCalendarDay(pitch, day), timeZone)
  const unbooked = free.map((one) => ({
    from: countMinutesSince(day, one.start, timeZone),
    to: countMinutesSince(day, one.end, timeZone),
    free: one,
  }))
  const items = [...booked, ...unbooked].toSorted((one, other) => one.from - other.from || one.to - other.to)
  // `nth` keeps the keys unique, because a combined pitch can have several bookings with the same start.
  return items.map((item, n) => ({ ...item, key: `${pitch._id} ${item.from} ${nth(items, n)}` }))
}

const nth = (items: readonly { from: number }[], n: number): number =>
  n > 0 && items[n - 1]?.from === items[n]?.from ? nth(items, n - 1) + 1 : 0

export const getDayHours = (pitches: readonly DayPitch[], day: string) => {
  const shown = pitches.flatMap((pitch) => [
    ...pitch.open.map(({ start, end }) => ({
      from: countMinutesSince(day, start, pitch.timeZone),
      to: countMinutesSince(day, end, pitch.timeZone),
    })),
    ...toDayItems(pitch, day),
  ])
  return toHourRange(shown)
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const findNeighbourKey = (
  columns: readonly (readonly DayItem[])[],
  key: string,
  arrow: ArrowKey,
): string | undefined => {
  const column = columns.findIndex((items) => items.some((item) => item.key === key))
  const items = columns[column] ?? []
  const at = items.findIndex((item) => item.key === key)
  const item = items[at]
  if (!item) return undefined
  if (arrow === 'ArrowUp') return items[at - 1]?.key
  if (arrow === 'ArrowDown') return items[at + 1]?.key
  const beside = arrow === 'ArrowLeft' ? columns.slice(0, column).toReversed() : columns.slice(column + 1)
  const distance = (one: DayItem) => Math.abs(one.from - item.from)
  return beside.find((one) => one.length > 0)?.toSorted((one, other) => distance(one) - distance(other))[0]
    ?.key
}

export const getDayBookingTitle = (booking: DayBooking) =>
  booking.onPart ? labelledText(booking.onPart.name, getBookingTitle(booking)) : getBookingTitle(booking)

export const paidText = ({ price, paid, state }: DayBooking) => {
  if (paid === undefined || state !== 'confirmed' || price.amount === 0) return undefined
  return paid >= price.amount
    ? t`Paid`
    : t`${{ sum: moneyText({ ...price, amount: price.amount - paid }) }} to pay`
}

export const stateText = (booking: DayBooking) =>
  commaText(getStateLabel(booking), goingText(booking), depositText(booking) ?? paidText(booking))

export const sumDayTotals = (pitches: readonly DayPitch[]) => {
  const bookings = pitches.flatMap((pitch) =>
    pitch.bookings.filter(({ state, partOf, onPart }) => state === 'confirmed' && !partOf && !onPart),
  )
  const alone = pitches.filter(({ parts }) => parts.length === 0)
  const taken = alone.flatMap((pitch) => pitch.bookings.filter(({ state }) => state === 'confirmed'))
  const hours = (timeRanges: readonly TimeRange[]) =>
    timeRanges.reduce((sum, timeRange) => sum + countMinutes(timeRange), 0) / 60
  const [{ price: { currency } = { currency: '' } } = {}] = bookings
  const ofCurrency = bookings.filter(({ price }) => price.currency === currency)
  const booked = ofCurrency.reduce((sum, { price }) => sum + price.amount, 0)
  const paid = ofCurrency.some((one) => one.paid !== undefined)
    ? ofCurrency.reduce((sum, one) => sum + (one.paid ?? 0), 0)
    : undefined
  return { hours: hours(taken), open: hours(alone.flatMap(({ open }) => open)), currency, booked, paid }
}
