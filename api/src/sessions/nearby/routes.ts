import type { Around } from '@i-one/contract/pitches'
import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { findOpponentsWanted } from '@i-one/contract/sessions/opponents'
import { day } from '@i-one/game/durations'
import type * as z from 'zod/mini'
import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { capOnPlane, distanceBetween } from '../../pitches/stereographic.ts'
import { teamName } from '../../stats/teams/rules.ts'
import { sessionCard } from '../session-view.ts'
import { type Filters, listSessionsWithin, listTeamsOfFirstSets } from './sql.ts'

/** Where there is much to play, two days have enough of it, and weeks of bookings need not be read. */
const soonest = 2 * day

/** Soonest first, each with its distance. */
const listAround = async (
  db: Database,
  { lng, lat, radius = 25, limit = 100, ...filters }: z.output<typeof Around> & Filters,
  { now, oneSet }: { now: Date; oneSet?: true },
) => {
  const here = { lng, lat }
  const [north, south] = [capOnPlane('north', here, radius * 1000), capOnPlane('south', here, radius * 1000)]
  const search = { north, south, limit, now, filters, ...(oneSet && { oneSet }) }
  const soon = await listSessionsWithin(db, { ...search, until: new Date(now.getTime() + soonest) })
  const rows = soon.length === limit ? soon : await listSessionsWithin(db, { ...search, until: null })
  return rows.map((row) => ({
    ...sessionCard(row, row.going, row.waiting, now),
    distance: distanceBetween(here, row),
  }))
}

export const nearbySessions = (app: App) => {
  serve(app, findNearbySessions, ({ query, db, now }) => listAround(db, query, { now }))

  serve(app, findOpponentsWanted, async ({ query, db, now }) => {
    const sessions = await listAround(db, query, { now, oneSet: true })
    const teams = await listTeamsOfFirstSets(
      db,
      sessions.map(({ _id }) => _id),
    )
    return sessions.map((session) => {
      const team = teams.get(session._id)
      return { ...session, ...(team && { team: teamName(team) }) }
    })
  })
}
