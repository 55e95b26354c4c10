import type { HostBooking } from '@i-one/contract/host'
import { addDays, dayAt, timeText } from '../lib/pitch-time.ts'

/** The Monday of a calendar day's week. */
export const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

export const daysOf = (monday: string) => Array.from({ length: 7 }, (_, n) => addDays(monday, n))

const minutesAt = (instant: string, timeZone: string) => {
  const [hours = 0, minutes = 0] = timeText(instant, timeZone).split(':').map(Number)
  return hours * 60 + minutes
}

const wholeDay = 24 * 60

/** Minutes of the day at the pitch; what goes on after midnight ends with the day. */
const minutesOf = ({ start, end }: HostBooking, day: string, timeZone: string) => ({
  from: dayAt(start, timeZone) < day ? 0 : minutesAt(start, timeZone),
  to: dayAt(end, timeZone) > day ? wholeDay : minutesAt(end, timeZone),
})

/** What is on a day, by the calendar at the pitch. */
export const bookingsOn = (bookings: readonly HostBooking[], day: string, timeZone: string) =>
  bookings.flatMap((booking) => {
    if (dayAt(booking.start, timeZone) > day || dayAt(booking.end, timeZone) < day) return []
    const { from, to } = minutesOf(booking, day, timeZone)
    return to > from ? [{ booking, from, to }] : []
  })

export type Drawn = ReturnType<typeof bookingsOn>[number]

/** The hours that are drawn: 8 to 22, and more where something is on. */
export const hoursShown = (drawn: readonly Drawn[]) => ({
  first: Math.floor(Math.min(8 * 60, ...drawn.map(({ from }) => from)) / 60),
  last: Math.ceil(Math.max(22 * 60, ...drawn.map(({ to }) => to)) / 60),
})

export type Look = 'confirmed' | 'waits' | 'held' | 'closed' | 'live'

export const lookOf = ({ state, session }: HostBooking): Look => {
  if (session?.state === 'started') return 'live'
  return state === 'pending'
    ? 'waits'
    : state === 'held'
      ? 'held'
      : state === 'blocked'
        ? 'closed'
        : 'confirmed'
}

export const lookText: Record<Look, string> = {
  confirmed: 'Confirmed',
  waits: 'Waits for you',
  held: 'Held',
  closed: 'Closed',
  live: 'Live',
}

export const titleOf = ({ captain, reason, state }: HostBooking) =>
  (state === 'blocked' ? reason : captain) ?? (state === 'blocked' ? 'Closed' : 'Somebody')

export const countText = ({ session }: HostBooking) =>
  session ? `${session.going} of ${session.capacity}` : undefined
