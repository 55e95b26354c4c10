import type { NearbyPitch } from '@i-one/contract/pitches'
import { type Occupied, type Window, findOccupied, parseOccupied } from '../bookings/occupied-sql.ts'
import { currentHours } from '../bookings/opening-hours.ts'
import { hasFree } from '../bookings/rules.ts'
import { type TimeRange, parseHours, listSlotsOfCurrentDay } from '../bookings/slots.ts'
import type { Database } from '../lib/database/database.ts'
import { lagosDistricts } from './lagos-districts.ts'
import {
  type Search,
  candidatesFor,
  circleOf,
  hemispheresByDistance,
  nearestOf,
  toNearby,
  toPitch,
  findMissedCircles,
} from './rules.ts'
import {
  type NearPitch,
  type StoredPitch,
  findFound,
  findNearestOnPlane,
  findWithin,
  upsertDistricts,
} from './sql.ts'

export const describePitches = async (db: Database, pitches: readonly StoredPitch[], now: Date) => {
  const days = pitches.map((pitch) => ({
    pitch,
    slots: pitch.listed && pitch.partsListed ? listSlotsOfCurrentDay(pitch, now) : [],
  }))
  const windows = days.map(({ pitch, slots }) => windowOf(pitch.id, slots, now))
  const occupied = byPitch(await findOccupied(db, windows, now))
  return days.map(({ pitch, slots }) => ({
    ...toPitch(pitch, !hasFree(slots, occupied.get(pitch.id) ?? [])),
    openingHours: currentHours(pitch),
  }))
}

const windowOf = (pitchId: string, slots: readonly TimeRange[], now: Date): Window => ({
  pitchId,
  start: slots[0]?.start ?? now,
  end: slots.at(-1)?.end ?? now,
})

const byPitch = (occupied: readonly Occupied[]) => {
  const pitches = new Map<string, Occupied[]>()
  for (const booking of occupied) {
    const bookings = pitches.get(booking.pitchId) ?? []
    bookings.push(booking)
    pitches.set(booking.pitchId, bookings)
  }
  return pitches
}

export const findNearest = async (db: Database, search: Search, now: Date): Promise<NearbyPitch[]> => {
  const near = (await nearest(db, search)).map(({ pitch, distance }) => {
    const { id, timeZone, slotMinutes, partHours } = pitch
    const hours = { timeZone, slotMinutes, partHours, openingHours: parseHours(pitch.hours) }
    const slots = pitch.partsListed ? listSlotsOfCurrentDay(hours, now) : []
    return { id, openingHours: currentHours(hours), distance, slots }
  })
  const windows = near.map(({ id, slots }) => windowOf(id, slots, now))
  const found = await findFound(db, windows, now)
  return near.flatMap(({ id, openingHours, distance, slots }) => {
    const pitch = found.get(id)
    if (!pitch) return []
    const booked = !hasFree(slots, parseOccupied(id, pitch.occupied))
    return [toNearby(toPitch(Object.assign(pitch, { openingHours }), booked), distance, pitch.centre)]
  })
}

const nearest = async (db: Database, search: Search) => {
  const [own, other] = hemispheresByDistance(search.position)
  const candidates = await findNearestOnPlane(db, own, search.position, candidatesFor(search))
  let near = nearestOf(candidates, search)
  if (circleOf(other, near, search)) {
    candidates.push(...(await findNearestOnPlane(db, other, search.position, candidatesFor(search))))
    near = nearestOf(candidates, search)
  }
  const missed = findMissedCircles(candidates, near, search)
  if (!missed.north && !missed.south) return near
  const within = await findWithin(db, missed, search.position, candidatesFor(search))
  const known = new Map<string, NearPitch>([...candidates, ...within].map((pitch) => [pitch.id, pitch]))
  return nearestOf([...known.values()], search)
}

export const seedDistricts = (db: Database) => upsertDistricts(db, lagosDistricts)
