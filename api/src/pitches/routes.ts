import {
  NearbyPitch,
  findNearbyDistricts,
  findNearbyPitches,
  getPitch,
  searchPlaces,
} from '@i-one/contract/pitches'
import * as z from 'zod/mini'
import { stringifyHours } from '../bookings/slots.ts'
import { ApiError } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { sendJson } from '../lib/http/etag.ts'
import { serve, getStringifier } from '../lib/http/serve.ts'
import { toVisitorPitch } from '../visitors.ts'
import { describePitches, findNearest } from './actions.ts'
import { toDistrict, toPlace } from './rules.ts'
import { findPitch, findPlaces, listNearestDistricts } from './sql.ts'

const maxDistricts = 100

const butHours = getStringifier(z.omit(NearbyPitch, { openingHours: true }))

/** Caches the JSON of opening hours: many pitches have the same hours, and hours are a third of the response. */
const writeNearby = (pitches: readonly NearbyPitch[]) => {
  const written = pitches.map(
    (pitch) => `${butHours(pitch).slice(0, -1)},"openingHours":${stringifyHours(pitch.openingHours)}}`,
  )
  return Buffer.from(`[${written.join()}]`)
}

export const pitches = (app: App) => {
  serve(app, findNearbyPitches, async ({ query: { lng, lat, radius, limit = 20 }, user, db, now, reply }) => {
    const near = await findNearest(db, { position: { lng, lat }, radius, limit }, now)
    return sendJson(writeNearby(user ? near : near.map(toVisitorPitch)), reply)
  })

  serve(app, findNearbyDistricts, async ({ query: { limit = maxDistricts, ...position }, db }) =>
    (await listNearestDistricts(db, position, limit)).map(toDistrict),
  )

  serve(app, getPitch, async ({ params, user, db, now }) => {
    const stored = await findPitch(db, params.id)
    const [pitch] = await describePitches(db, stored ? [stored] : [], now)
    if (!pitch) throw new ApiError('not-found')
    return user ? pitch : toVisitorPitch(pitch)
  })

  serve(app, searchPlaces, async ({ query: { q, lng, lat }, db }) => {
    const near = lng !== undefined && lat !== undefined ? { lng, lat } : null
    return (await findPlaces(db, q, near)).map(toPlace)
  })
}
