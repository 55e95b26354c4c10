import { findNearbyDistricts, findNearbyPitches, getPitch, searchPlaces } from '@i-one/contract/pitches'
import type { App } from '../lib/http/app.ts'
import { Refusal } from '../lib/http/refusal.ts'
import { serve } from '../lib/http/serve.ts'
import { describePitches, findNearest } from './actions.ts'
import { toDistrict, toPlace } from './rules.ts'
import { findPitch, findPlaces, listNearestDistricts } from './sql.ts'

const mostDistricts = 100

export const pitches = (app: App) => {
  serve(app, findNearbyPitches, ({ query: { lng, lat, radius, limit = 20 }, db, now }) =>
    findNearest(db, { position: { lng, lat }, radius, limit }, now),
  )

  serve(app, findNearbyDistricts, async ({ query: { limit = mostDistricts, ...position }, db }) =>
    (await listNearestDistricts(db, position, limit)).map(toDistrict),
  )

  serve(app, getPitch, async ({ params, db, now }) => {
    const stored = await findPitch(db, params.id)
    const [pitch] = await describePitches(db, stored ? [stored] : [], now)
    if (!pitch) throw new Refusal('not-found')
    return pitch
  })

  serve(app, searchPlaces, async ({ query: { q, lng, lat }, db }) => {
    const near = lng !== undefined && lat !== undefined ? { lng, lat } : null
    return (await findPlaces(db, q, near)).map(toPlace)
  })
}
