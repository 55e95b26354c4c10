import { findNearbyPitches } from '@i-one/contract/pitches'
import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { minute } from '@i-one/game/durations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { isAuthenticated, savePitches, saveSessions, useMainStore } from '../lib/store.ts'
import { excludeEndedGames } from './not-over.ts'

export type LngLat = readonly [lng: number, lat: number]

const carouselLength = 10

export const nearbyPitchesQuery = ([lng, lat]: LngLat, isCached: boolean) =>
  queryOptions({
    queryKey: ['pitches', 'nearby', lng, lat],
    queryFn: async ({ signal }) => {
      const pitches = await call(findNearbyPitches, { query: { lng, lat, limit: carouselLength }, signal })
      if (isCached && isAuthenticated()) savePitches(pitches)
      return pitches
    },
    initialData: () => (isCached ? unlessEmpty(useMainStore.getState().sessions.pitches) : undefined),
    initialDataUpdatedAt: 0,
  })

export const nearbySessionsQuery = ([lng, lat]: LngLat, isCached: boolean) =>
  queryOptions({
    queryKey: ['sessions', 'nearby', lng, lat],
    queryFn: async ({ signal }) => {
      const sessions = await call(findNearbySessions, { query: { lng, lat }, signal })
      if (isCached && isAuthenticated()) saveSessions(sessions)
      return sessions
    },
    initialData: () =>
      isCached ? unlessEmpty(excludeEndedGames(useMainStore.getState().sessions.sessions)) : undefined,
    initialDataUpdatedAt: 0,
    refetchInterval: minute,
  })

/** Returns undefined for an empty list, because an empty list can mean that the store has no data yet. */
const unlessEmpty = <One>(list: One[]) => (list.length > 0 ? list : undefined)
