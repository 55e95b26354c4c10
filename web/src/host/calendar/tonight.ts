import type { HostBooking } from '@i-one/contract/host'
import type { CalendarPitch } from './week.ts'

const kinds: readonly HostBooking['state'][] = ['pending', 'confirmed']

/** What is on or still to come today, as people at each pitch mean it, over all of them and in order. */
export const onTonight = (pitches: readonly CalendarPitch[], now: Date) => {
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
          who: booking.tournament?.name ?? booking.desk?.customer?.name ?? booking.captain,
        }))
    })
    .toSorted((a, b) => a.booking.start.localeCompare(b.booking.start))
}
