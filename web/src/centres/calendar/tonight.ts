import type { HostBooking, HostCalendar } from '@i-one/contract/centres/bookings'
import { captainText } from './captain-text.ts'
import type { CalendarPitch } from './week.ts'

const kinds: readonly HostBooking['state'][] = ['pending', 'confirmed']

export const limitToTomorrow = ({ pitches }: Pick<HostCalendar, 'pitches'>) => ({
  pitches: pitches.map((pitch) => {
    const days = pitch.days.slice(0, 3)
    const { end } = days.at(-1)!
    return { ...pitch, days, bookings: pitch.bookings.filter(({ start }) => start < end) }
  }),
})

export const listTonightBookings = (pitches: readonly CalendarPitch[], now: Date) => {
  const at = now.toISOString()
  return pitches
    .flatMap((pitch) => {
      const today = pitch.days.find(({ start, end }) => start <= at && at < end)
      return pitch.bookings
        .filter(
          ({ start, end, state, partOf }) =>
            !!today && end > at && start < today.end && kinds.includes(state) && !partOf,
        )
        .map((booking) => ({
          pitch,
          booking,
          who: booking.tournament?.name ?? booking.desk?.customer?.name ?? captainText(booking),
        }))
    })
    .toSorted((a, b) => a.booking.start.localeCompare(b.booking.start))
}
