import type { Slot } from '@i-one/contract/bookings'
import type { Pitch } from '@i-one/contract/pitches'
import { useQuery } from '@tanstack/react-query'

import type { OpenSession } from '../bookings/slot-tile.tsx'
import { openSessionsQuery } from './queries.ts'

/** Which booked slots are for a session that can be joined. Without an answer none is: they are booked as they are. */
export const useOpenSessions = (pitch: Pick<Pitch, '_id' | 'location'>, isMember: boolean) => {
  const { data: sessions = [] } = useQuery(openSessionsQuery(pitch))
  return (slot: Slot): OpenSession | undefined => {
    if (slot.state !== 'booked') return undefined
    const session = sessions.find(({ start, end }) => start < slot.end && end > slot.start)
    return (
      session && {
        to: isMember ? `/sessions/${session._id}` : `/s/${session.code}`,
        free: session.capacity - session.going,
      }
    )
  }
}
