import type { District, PlaceSearchResult, NearbyPitch, PitchCentre, Pitch } from '@i-one/contract/pitches'
import { type Position, metresBetween } from '@i-one/game/distance'
import type { Candidate, District as StoredDistrict, NearPitch, StoredPitch, Suggestion } from './sql.ts'
import { type Hemisphere, projectCap, hemispheres, project, getMaxCapDistance } from './stereographic.ts'

export interface NearbySearch {
  position: Position
  radius: number | undefined
  limit: number
}

/** Adds a margin to the limit, because the order of distances in the projection is only approximate. */
export const toCandidateLimit = ({ limit }: NearbySearch) => limit + 8

const metres = (radius = Infinity) => radius * 1000

export interface PitchWithDistance<P> {
  pitch: P
  distance: number
}

export const selectNearest = <P extends NearPitch>(
  pitches: readonly P[],
  { position, radius, limit }: NearbySearch,
) =>
  pitches
    .map((pitch): PitchWithDistance<P> => ({ pitch, distance: metresBetween(position, pitch) }))
    .filter(({ distance }) => distance <= metres(radius))
    .toSorted((a, b) => a.distance - b.distance || (a.pitch.id < b.pitch.id ? -1 : 1))
    .slice(0, limit)

export const hemispheresByDistance = ({ lat }: Position): [own: Hemisphere, other: Hemisphere] =>
  lat >= 0 ? ['north', 'south'] : ['south', 'north']

export const toSearchCircle = (
  hemisphere: Hemisphere,
  near: readonly PitchWithDistance<NearPitch>[],
  search: NearbySearch,
) => {
  const farthest = near.length < search.limit ? metres(search.radius) : near.at(-1)!.distance
  return projectCap(hemisphere, search.position, farthest)
}

/** Returns a circle per hemisphere in which the search may have missed nearer pitches, or null if it cannot have missed any. */
export const findMissedCircles = (
  candidates: readonly Candidate[],
  near: readonly PitchWithDistance<NearPitch>[],
  search: NearbySearch,
) => {
  const circles = hemispheres.map((hemisphere) => {
    const circle = toSearchCircle(hemisphere, near, search)
    const here = candidates.filter((candidate) => candidate.hemisphere === hemisphere)
    const seen =
      here.length < toCandidateLimit(search) ? Infinity : Math.max(...here.map(({ apart }) => apart))
    return circle && getMaxCapDistance(project(hemisphere, search.position), circle) < seen ? null : circle
  })
  const [north = null, south = null] = circles
  return { north, south }
}

export const toPitch = (pitch: Omit<StoredPitch, 'partHours'>, booked: boolean): Pitch => ({
  _id: pitch.id,
  name: pitch.name,
  address: pitch.address,
  pitchPhoto: pitch.photo,
  booked,
  location: toPoint(pitch),
  timeZone: pitch.timeZone,
  surface: pitch.surface,
  facilities: pitch.facilities,
  phone: pitch.phone,
  slotMinutes: pitch.slotMinutes,
  openingHours: pitch.openingHours,
  price: { amount: pitch.priceAmount, currency: pitch.priceCurrency },
  autoAuthorize: pitch.autoAuthorize,
  owner: pitch.ownerId,
  listed: pitch.listed,
  // does not use `withoutNulls`, because its objects are slow to copy in long lists
  sessionsAhead: pitch.sessionsAhead ?? undefined,
  playersPerTeam: pitch.playersPerTeam ?? undefined,
  terms: pitch.terms ?? undefined,
})

const toPoint = ({ lng, lat }: Position): Pitch['location'] => ({ type: 'Point', coordinates: [lng, lat] })

export const toPlace = ({ kind, _id, name, address, centre, ...point }: Suggestion): PlaceSearchResult => ({
  kind,
  _id,
  name,
  address,
  location: toPoint(point),
  ...(centre && { centre }),
})

export const toDistrict = ({ name, city, ...position }: StoredDistrict): District => ({
  name,
  city,
  location: toPoint(position),
})

export const toNearby = (pitch: Pitch, distance: number, centre: PitchCentre | null): NearbyPitch =>
  Object.assign(pitch, { distance, centre: centre ?? undefined })
