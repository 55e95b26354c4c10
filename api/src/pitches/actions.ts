import type { NearbyPitch } from '@i-one/contract/pitches'
import {
  type OccupiedRange,
  type OccupancyWindow,
  listOccupiedRanges,
  parseOccupiedRanges,
} from '../bookings/occupied-sql.ts'
import { toEffectiveHours } from '../bookings/opening-hours.ts'
import { hasFreeSlot } from '../bookings/rules.ts'
import { type TimeRange, parseHours, listSlotsOfCurrentDay } from '../bookings/slots.ts'
import type { Database } from '../lib/database/database.ts'
import { lagosDistricts } from './lagos-districts.ts'
import {
  type NearbySearch,
  toCandidateLimit,
  toSearchCircle,
  hemispheresByDistance,
  selectNearest,
  toNearby,
  toPitch,
  findMissedCircles,
} from './rules.ts'
import {
  type NearPitch,
  type StoredPitch,
  listNearbyDetails,
  findNearestOnPlane,
  listPitchesWithin,
  upsertDistricts,
} from './sql.ts'

export const describePitches = async (db: Database, pitches: readonly StoredPitch[], now: Date) => {
  const days = pitches.map((pitch) => ({
    pitch,
    slots: pitch.listed && pitch.partsListed ? listSlotsOfCurrentDay(pitch, now) : [],
  }))
  const windows = days.map(({ pitch, slots }) => windowOf(pitch.id, slots, now))
  const occupied = byPitch(await listOccupiedRanges(db, windows, now))
  return days.map(({ pitch, slots }) => ({
    ...toPitch(pitch, !hasFreeSlot(slots, occupied.get(pitch.id) ?? [])),
    openingHours: toEffectiveHours(pitch),
  }))
}

const windowOf = (pitchId: string, slots: readonly TimeRange[], now: Date): OccupancyWindow => ({
  pitchId,
  start: slots[0]?.start ?? now,
  end: slots.at(-1)?.end ?? now,
})

const byPitch = (occupied: readonly OccupiedRange[]) => {
  const pitches = new Map<string, OccupiedRange[]>()
  for (const booking of occupied) {
    const bookings = pitches.get(booking.pitchId) ?? []
    bookings.push(booking)
    pitches.set(booking.pitchId, bookings)
  }
  return pitches
}

export const findNearest = async (db: Database, search: NearbySearch, now: Date): Promise<NearbyPitch[]> => {
  const near = (await nearest(db, search)).map(({ pitch, distance }) => {
    const { id, timeZone, slotMinutes, partHours } = pitch
    const hours = { timeZone, slotMinutes, partHours, openingHours: parseHours(pitch.hours) }
    const slots = pitch.partsListed ? listSlotsOfCurrentDay(hours, now) : []
    return { id, openingHours: toEffectiveHours(hours), distance, slots }
  })
  const windows = near.map(({ id, slots }) => windowOf(id, slots, now))
  const found = await listNearbyDetails(db, windows, now)
  return near.flatMap(({ id, openingHours, distance, slots }) => {
    const pitch = found.get(id)
    if (!pitch) return []
    const booked = !hasFreeSlot(slots, parseOccupiedRanges(id, pitch.occupied))
    return [toNearby(toPitch(Object.assign(pitch, { openingHours }), booked), distance, pitch.centre)]
  })
}

const nearest = async (db: Database, search: NearbySearch) => {
  const [own, other] = hemispheresByDistance(search.position)
  const candidates = await findNearestOnPlane(db, own, search.position, toCandidateLimit(search))
  let near = selectNearest(candidates, search)
  if (toSearchCircle(other, near, search)) {
    candidates.push(...(await findNearestOnPlane(db, other, search.position, toCandidateLimit(search))))
    near = selectNearest(candidates, search)
  }
  const missed = findMissedCircles(candidates, near, search)
  if (!missed.north && !missed.south) return near
  const within = await listPitchesWithin(db, missed, search.position, toCandidateLimit(search))
  const known = new Map<string, NearPitch>([...candidates, ...within].map((pitch) => [pitch.id, pitch]))
  return selectNearest([...known.values()], search)
}

export const seedDistricts = (db: Database) => upsertDistricts(db, lagosDistricts)
