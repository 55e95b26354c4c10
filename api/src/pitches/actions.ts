import type { NearbyPitch, Pitch } from '@i-one/contract/pitches'
import { type Occupied, findOccupied } from '../bookings/occupied-sql.ts'
import { hasFree } from '../bookings/rules.ts'
import { type Stretch, slotsOfCurrentDay } from '../bookings/slots.ts'
import type { Database } from '../lib/database/database.ts'
import { lagosDistricts } from './lagos-districts.ts'
import {
  type Search,
  candidatesFor,
  circleOf,
  fromNearer,
  nearestOf,
  toNearby,
  toPitch,
  whereMissed,
} from './rules.ts'
import { type NearPitch, type StoredPitch, findNearestOnPlane, findWithin, putDistricts } from './sql.ts'

/** Pitches as on the wire, in the order given; whether they are booked takes one more query for all of them. */
export const describePitches = async (
  db: Database,
  pitches: readonly StoredPitch[],
  now: Date,
): Promise<Pitch[]> => {
  const days = pitches.map((pitch) => ({ pitch, slots: pitch.listed ? slotsOfCurrentDay(pitch, now) : [] }))
  const windows = days.flatMap(({ pitch, slots }) => windowOf(pitch.id, slots))
  const occupied = byPitch(await findOccupied(db, windows, now))
  return days.map(({ pitch, slots }) => toPitch(pitch, !hasFree(slots, occupied.get(pitch.id) ?? [])))
}

const windowOf = (pitchId: string, slots: readonly Stretch[]) => {
  const [first, last] = [slots[0], slots.at(-1)]
  return first && last ? [{ pitchId, start: first.start, end: last.end }] : []
}

const byPitch = (occupied: readonly Occupied[]) => {
  const pitches = new Map<string, Occupied[]>()
  for (const booking of occupied) {
    const bookings = pitches.get(booking.pitchId) ?? []
    bookings.push(booking)
    pitches.set(booking.pitchId, bookings)
  }
  return pitches
}

/** The listed pitches nearest to a position by the great circle, with their distance in metres. */
export const findNearest = async (db: Database, search: Search, now: Date): Promise<NearbyPitch[]> => {
  const near = await nearest(db, search)
  const described = await describePitches(
    db,
    near.map(({ pitch }) => pitch),
    now,
  )
  return described.map((pitch, n) => toNearby(pitch, near[n]!))
}

const nearest = async (db: Database, search: Search) => {
  const [own, other] = fromNearer(search.position)
  const candidates = await findNearestOnPlane(db, own, search.position, candidatesFor(search))
  let near = nearestOf(candidates, search)
  if (circleOf(other, near, search)) {
    candidates.push(...(await findNearestOnPlane(db, other, search.position, candidatesFor(search))))
    near = nearestOf(candidates, search)
  }
  const missed = whereMissed(candidates, near, search)
  if (!missed.north && !missed.south) return near
  const within = await findWithin(db, missed, search.position, candidatesFor(search))
  const known = new Map<string, NearPitch>([...candidates, ...within].map((pitch) => [pitch.id, pitch]))
  return nearestOf([...known.values()], search)
}

/** Lays the districts of Lagos into the database, or brings them up to date. */
export const seedDistricts = (db: Database) => putDistricts(db, lagosDistricts)
