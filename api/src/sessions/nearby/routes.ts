import { findNearbySessions } from '@i-one/contract/sessions'
import type { App } from '../../lib/app.ts'
import { serve } from '../../lib/serve.ts'
import { sessionCard } from '../session-view.ts'
import { circlesAround, metresBetween } from './rules.ts'
import { listSessionsWithin } from './sql.ts'

export const nearbySessions = (app: App) =>
  serve(app, findNearbySessions, async ({ query, db, now }) => {
    const { radius = 25, limit = 100, ...here } = query
    const rows = await listSessionsWithin(db, { ...circlesAround(here, radius), limit, now })
    return rows.map((row) => ({
      ...sessionCard(row, row.going, row.waiting, now),
      distance: metresBetween(here, row),
    }))
  })
