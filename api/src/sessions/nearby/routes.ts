import { findNearbySessions } from '@i-one/contract/sessions'
import type { App } from '../../lib/app.ts'
import { serve } from '../../lib/serve.ts'
import { capOnPlane, distanceBetween } from '../../pitches/stereographic.ts'
import { sessionCard } from '../session-view.ts'
import { listSessionsWithin } from './sql.ts'

export const nearbySessions = (app: App) =>
  serve(app, findNearbySessions, async ({ query, db, now }) => {
    const { radius = 25, limit = 100, ...here } = query
    const [north, south] = [
      capOnPlane('north', here, radius * 1000),
      capOnPlane('south', here, radius * 1000),
    ]
    const rows = await listSessionsWithin(db, { north, south, limit, now })
    return rows.map((row) => ({
      ...sessionCard(row, row.going, row.waiting, now),
      distance: distanceBetween(here, row),
    }))
  })
