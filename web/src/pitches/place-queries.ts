import { findNearbyDistricts, findNearbyPitches } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

const neighbours = 12

export const pitchesAroundQuery = ({ coordinates: [lng, lat] }: Point) =>
  queryOptions({
    queryKey: ['pitches-around', lng, lat],
    queryFn: () => call(findNearbyPitches, { query: { lng, lat, limit: neighbours } }),
  })

const toTenths = (degrees: number) => Math.round(degrees * 10) / 10

/** Rounds the coordinates to 0.1° (about 11 km), so that nearby points share one cached response. */
export const districtsAroundQuery = ({ coordinates }: Point) => {
  const [lng, lat] = [toTenths(coordinates[0]), toTenths(coordinates[1])]
  return queryOptions({
    queryKey: ['districts-around', lng, lat],
    queryFn: () => call(findNearbyDistricts, { query: { lng, lat } }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
}
