import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { day } from '@i-one/game/durations'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { capOnPlane, distanceBetween } from '../../pitches/stereographic.ts'
import { sessionCard } from '../session-view.ts'
import { listSessionsWithin } from './sql.ts'

/** Where there is much to play, two days have enough of it, and weeks of bookings need not be read. */
const soonest = 2 * day

export const nearbySessions = (app: App) =>
  serve(app, findNearbySessions, async ({ query, db, now }) => {
    const { radius = 25, limit = 100, ...here } = query
    const [north, south] = [
      capOnPlane('north', here, radius * 1000),
      capOnPlane('south', here, radius * 1000),
    ]
    const search = { north, south, limit, now }
    const soon = await listSessionsWithin(db, { ...search, until: new Date(now.getTime() + soonest) })
    const rows = soon.length === limit ? soon : await listSessionsWithin(db, { ...search, until: null })
    return rows.map((row) => ({
      ...sessionCard(row, row.going, row.waiting, now),
      distance: distanceBetween(here, row),
    }))
  })
