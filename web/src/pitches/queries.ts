import { findNearbyPitches, getPitch, searchPlaces } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

export const pitchQuery = (id: string) =>
  queryOptions({ queryKey: ['pitch', id], queryFn: () => call(getPitch, { params: { id } }) })

const neighbours = 12

export const pitchesAroundQuery = ({ coordinates: [lng, lat] }: Point) =>
  queryOptions({
    queryKey: ['pitches-around', lng, lat],
    queryFn: () => call(findNearbyPitches, { query: { lng, lat, limit: neighbours } }),
  })

/** Pitches and districts by name, the nearer first. */
export const placesQuery = (q: string, near: Point | undefined) =>
  queryOptions({
    queryKey: ['places', q, near?.coordinates],
    queryFn: ({ signal }) =>
      call(searchPlaces, {
        query: { q, lng: near?.coordinates[0], lat: near?.coordinates[1] },
        signal,
      }),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
  })
