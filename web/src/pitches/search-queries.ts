import { findNearbyDistricts, searchPlaces } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { toArea } from '../lib/places/area.ts'
import { metresBetween } from '../lib/places/distance.ts'

/** Maximum distance in metres to the nearest district. Points farther away get no place name. */
const maxFromDistrict = 10_000

export const placeNameQuery = (point: Point) =>
  queryOptions({
    queryKey: ['place-name', point.coordinates],
    queryFn: async ({ signal }) => {
      const [lng, lat] = toArea(point.coordinates)
      const [district] = await call(findNearbyDistricts, { query: { lng, lat, limit: 1 }, signal })
      if (!district || metresBetween(district.location, point) > maxFromDistrict) return null
      return `${district.name}, ${district.city}`
    },
    staleTime: Infinity,
  })

export const placesQuery = (q: string, near: Point | undefined) => {
  const [lng, lat] = near ? toArea(near.coordinates) : []
  return queryOptions({
    queryKey: ['places', q, lng, lat],
    queryFn: ({ signal }) => call(searchPlaces, { query: { q, lng, lat }, signal }),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
  })
}
