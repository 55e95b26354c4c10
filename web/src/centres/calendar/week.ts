import type { CalendarDay, HostBooking, HostCalendar } from '@i-one/contract/centres/bookings'
import { day as oneDay } from '@i-one/game/durations'
import { toLocalDay } from '@i-one/game/local-time'
import { getMinutesOfDay } from '@i-one/game/minutes-of-day'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { addDays } from '../../lib/pitch-time.ts'
import type { IconName } from '../../ui/icons.ts'
import { commaText, labelledText } from '../../ui/text/joins.ts'
import { captainText } from './captain-text.ts'

export type CalendarPitch = HostCalendar['pitches'][number]
export interface TimeRange {
  start: string
  end: string
}

export const toMonday = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Returns the minutes since local midnight of `day`. For example, 01:30 on the next day is 1530. */
export const countMinutesSince = (day: string, instant: string, timeZone: string) => {
  const days = (Date.parse(toLocalDay(instant, timeZone)) - Date.parse(day)) / oneDay
  return days * 24 * 60 + getMinutesOfDay(instant, timeZone)
}

const toMinuteRange = ({ day, start, end }: CalendarDay, timeRange: TimeRange, timeZone: string) => ({
  from: countMinutesSince(day, timeRange.start < start ? start : timeRange.start, timeZone),
  to: countMinutesSince(day, timeRange.end > end ? end : timeRange.end, timeZone),
})

const overlaps = (one: TimeRange, other: TimeRange) => one.start < other.end && one.end > other.start

export const listBookingsOn = <Booking extends HostBooking>(
  bookings: readonly Booking[],
  day: CalendarDay,
  timeZone: string,
) =>
  bookings
    .filter((booking) => overlaps(booking, day))
    .map((booking) => ({ booking, ...toMinuteRange(day, booking, timeZone) }))

export const listFreeSlotsOn = (
  { bookings, slotMinutes }: CalendarPitch,
  { open }: CalendarDay,
  now: string,
) => {
  const length = slotMinutes * 60_000
  const free: TimeRange[] = []
  for (const { start, end } of open)
    for (let at = Date.parse(start); at + length <= Date.parse(end); at += length) {
      const slot = { start: new Date(at).toISOString(), end: new Date(at + length).toISOString() }
      if (slot.start > now && !bookings.some((booking) => overlaps(booking, slot))) free.push(slot)
    }
  return free
}

export const toHourRange = (shown: readonly { from: number; to: number }[]) => {
  if (shown.length === 0) return { first: 8, last: 22 }
  return {
    first: Math.floor(Math.min(...shown.map(({ from }) => from)) / 60),
    last: Math.ceil(Math.max(...shown.map(({ to }) => to)) / 60),
  }
}

export const getShownHours = ({ days, bookings, timeZone }: CalendarPitch) => {
  const shown = days.flatMap((day) => [
    ...day.open.map((open) => toMinuteRange(day, open, timeZone)),
    ...listBookingsOn(bookings, day, timeZone),
  ])
  return toHourRange(shown)
}

export const formatHour = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

export const toBookingStyle = ({ state, session, desk }: HostBooking): keyof typeof bookingStyles => {
  if (session?.state === 'started') return 'live'
  if (state === 'pending') return 'waits'
  if (state === 'held') return 'held'
  if (state === 'blocked') return 'closed'
  return desk?.by ?? 'confirmed'
}

export const bookingStyles = {
  confirmed: { label: t`Confirmed`, icon: 'check', tone: 'ok' },
  phone: { label: t`By phone`, icon: 'phone', tone: 'ok' },
  gate: { label: t`Walk-in`, icon: 'gate', tone: 'ok' },
  waits: { label: t`Needs your answer`, icon: 'bell', tone: 'wait' },
  held: {
    label: t({ message: 'Held', comment: 'A player holds the slot while booking' }),
    icon: 'clock',
    tone: 'off',
  },
  closed: { label: t`Closed`, icon: 'lock', tone: 'off' },
  live: { label: t`Live`, icon: 'ball', tone: 'live' },
} as const satisfies Record<string, { label: string; icon: IconName; tone: string }>

export const getStateLabel = (booking: HostBooking) => bookingStyles[toBookingStyle(booking)].label

const ownTitle = ({ reason, state, tournament, ...booking }: HostBooking) =>
  tournament?.name ??
  (state === 'blocked' ? reason : captainText(booking)) ??
  (state === 'blocked' ? t`Closed` : t`Unknown player`)

export const getBookingTitle = (booking: HostBooking) =>
  booking.partOf ? labelledText(booking.partOf.pitch.name, ownTitle(booking)) : ownTitle(booking)

export const goingText = ({ session, tournament }: HostBooking) => {
  if (tournament) return plural({ matches: tournament.matches }, { one: '# match', other: '# matches' })
  return session ? t`${{ players: session.going }} of ${{ capacity: session.capacity }}` : undefined
}

export const depositText = ({ missingDeposit }: Pick<HostBooking, 'missingDeposit'>) =>
  missingDeposit && t`Deposit ${{ deposit: moneyText(missingDeposit) }} not paid`

/** Puts the missing deposit first, because a short block cuts off the rest of the text. */
export const bookingFactsText = (booking: HostBooking) =>
  commaText(
    depositText(booking),
    toBookingStyle(booking) !== 'confirmed' && getStateLabel(booking),
    goingText(booking),
  )

export const isMovable = ({ session, desk, partOf, start }: HostBooking, asOf: string) =>
  (session ? session.state !== 'started' : desk !== undefined && !partOf) && start > asOf
