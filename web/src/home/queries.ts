import { findNearbyPitches } from '@i-one/contract/pitches'
import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { minute } from '@i-one/game/durations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { withOffset } from '../lib/server-clock.ts'
import { isAuthenticated, pitchesSeen, sessionsSeen, useMain } from '../lib/store.ts'

/** Longitude, then latitude. */
export type Where = readonly [number, number]

const carouselLength = 10

/** What the server answered, with how far its clock was ahead of this device's when it did. */
export type WithOffset<Answer> = Answer & { offset: number }

/** `kept`: these are the lists of the person's own place, shown again at the next start before the answer is there. */
export const nearbyPitchesQuery = ([lng, lat]: Where, kept: boolean) =>
  queryOptions({
    queryKey: ['pitches', 'nearby', lng, lat],
    queryFn: async ({ signal }) => {
      const pitches = await call(findNearbyPitches, { query: { lng, lat, limit: carouselLength }, signal })
      if (kept && isAuthenticated()) pitchesSeen(pitches)
      return pitches
    },
    initialData: () => (kept ? lastSeen().pitches : undefined),
    initialDataUpdatedAt: 0,
  })

export const nearbySessionsQuery = ([lng, lat]: Where, kept: boolean) =>
  queryOptions({
    queryKey: ['sessions', 'nearby', lng, lat],
    queryFn: async ({ signal }) => {
      const sessions = await call(findNearbySessions, { query: { lng, lat }, signal })
      if (kept && isAuthenticated()) sessionsSeen(sessions)
      return sessions.map(withOffset)
    },
    initialData: () => (kept ? lastSeen().sessions : undefined),
    initialDataUpdatedAt: 0,
    refetchInterval: minute,
  })

// By this device's clock, until the server has given its own. An empty list that was kept says nothing: it is also what there is before anything was seen.
const lastSeen = () => {
  const { pitches, sessions } = useMain.getState().sessions
  const now = new Date().toISOString()
  const ahead = sessions
    .filter(({ end }) => end > now)
    .map((session) => ({ ...session, serverTime: now, offset: 0 }))
  return {
    pitches: pitches.length > 0 ? pitches : undefined,
    sessions: ahead.length > 0 ? ahead : undefined,
  }
}
