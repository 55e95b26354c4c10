import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { day } from '@i-one/game/durations'
import { listBlockingBookings } from '../../bookings/closures/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { withoutNulls } from '../../lib/database/without-nulls.ts'
import { queueTask } from '../../lib/queue.ts'
import { rewriteSumsOfMovedPitch } from '../../stats/actions.ts'
import { describePitches } from '../actions.ts'
import { type StoredOwnPitch, findRegisteredPitch } from './sql.ts'

export const toOwnPitches = async (db: Database, pitches: readonly StoredOwnPitch[], now: Date) => {
  const described = await describePitches(db, pitches, now)
  return described.map((pitch, n) => {
    const { openingHours, revision, centre, parts, review } = pitches[n]!
    return { ...pitch, openingHours, revision, centre, parts, ...withoutNulls({ review }) }
  })
}

export const getOwnPitch = async (db: Database, id: string, now: Date): Promise<OwnPitch> => {
  const stored = await findRegisteredPitch(db, id)
  const [pitch] = await toOwnPitches(db, stored ? [stored] : [], now)
  if (!pitch) throw new Error(`pitch ${id} is gone`)
  return pitch
}

const farAhead = 400 * day

/** With `ground`, includes bookings of combined pitches that contain this pitch. */
export const listUpcomingBookings = async (
  db: Database,
  pitchId: string,
  now: Date,
  within: 'pitch' | 'ground' = 'pitch',
) => {
  const end = new Date(now.getTime() + farAhead)
  const booked = await listBlockingBookings(db, { pitchId, start: now, end, now, within })
  return booked.filter(({ state }) => state !== 'blocked')
}

type PitchLocation = Pick<StoredOwnPitch, 'lng' | 'lat' | 'timeZone'>

export const recalculateStatsOfMovedPitch = async (
  db: Database,
  before: PitchLocation & { id: string },
  { lng, lat, timeZone }: PitchLocation,
) => {
  if (lng !== before.lng || lat !== before.lat) await rewriteSumsOfMovedPitch(db, before.id)
  if (timeZone !== before.timeZone)
    await queueTask(db, 'days-played', { pitch: before.id }, `days played on ${before.id}`)
}
