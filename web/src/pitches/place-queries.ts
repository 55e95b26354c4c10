import { findNearbyDistricts, findNearbyPitches, searchPlaces } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { metresBetween } from '../lib/places/distance.ts'

const neighbours = 12

export const pitchesAroundQuery = ({ coordinates: [lng, lat] }: Point) =>
  queryOptions({
    queryKey: ['pitches-around', lng, lat],
    queryFn: () => call(findNearbyPitches, { query: { lng, lat, limit: neighbours } }),
  })

const toTenths = (degrees: number) => Math.round(degrees * 10) / 10

/** They are where they were: asked for once for all that lies within ten kilometres. */
export const districtsAroundQuery = ({ coordinates }: Point) => {
  const [lng, lat] = [toTenths(coordinates[0]), toTenths(coordinates[1])]
  return queryOptions({
    queryKey: ['districts-around', lng, lat],
    queryFn: () => call(findNearbyDistricts, { query: { lng, lat } }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
}

/** Farther from a district's middle than this, somebody is in none that is known. */
const mostFromDistrict = 10_000

/** 'Surulere, Lagos', as people call the place at a position; `null` where none is known. */
export const placeNameQuery = (point: Point) =>
  queryOptions({
    queryKey: ['place-name', point.coordinates],
    queryFn: async ({ signal }) => {
      const [lng, lat] = point.coordinates
      const [district] = await call(findNearbyDistricts, { query: { lng, lat, limit: 1 }, signal })
      if (!district || metresBetween(district.location, point) > mostFromDistrict) return null
      return `${district.name}, ${district.city}`
    },
    staleTime: Infinity,
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
