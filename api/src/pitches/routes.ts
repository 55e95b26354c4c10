import { findNearbyDistricts, findNearbyPitches, getPitch, searchPlaces } from '@i-one/contract/pitches'
import type { App } from '../lib/http/app.ts'
import { Refusal } from '../lib/http/refusal.ts'
import { serve } from '../lib/http/serve.ts'
import { pitchForVisitors } from '../visitors.ts'
import { describePitches, findNearest } from './actions.ts'
import { toDistrict, toPlace } from './rules.ts'
import { findPitch, findPlaces, listNearestDistricts } from './sql.ts'

const mostDistricts = 100

export const pitches = (app: App) => {
  serve(app, findNearbyPitches, async ({ query: { lng, lat, radius, limit = 20 }, user, db, now }) => {
    const near = await findNearest(db, { position: { lng, lat }, radius, limit }, now)
    return user ? near : near.map(pitchForVisitors)
  })

  serve(app, findNearbyDistricts, async ({ query: { limit = mostDistricts, ...position }, db }) =>
    (await listNearestDistricts(db, position, limit)).map(toDistrict),
  )

  serve(app, getPitch, async ({ params, user, db, now }) => {
    const stored = await findPitch(db, params.id)
    const [pitch] = await describePitches(db, stored ? [stored] : [], now)
    if (!pitch) throw new Refusal('not-found')
    return user ? pitch : pitchForVisitors(pitch)
  })

  serve(app, searchPlaces, async ({ query: { q, lng, lat }, db }) => {
    const near = lng !== undefined && lat !== undefined ? { lng, lat } : null
    return (await findPlaces(db, q, near)).map(toPlace)
  })
}
