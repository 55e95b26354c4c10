import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { findOpponentsWanted } from '@i-one/contract/sessions/opponents'
import { type Position, metresBetween } from '@i-one/game/distance'
import { day, hour } from '@i-one/game/durations'
import type * as z from 'zod/mini'
import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { listBlockersOf } from '../../moderation/blocks/sql.ts'
import { projectCap } from '../../pitches/stereographic.ts'
import type { Caller } from '../../roles.ts'
import { toTeamSummary } from '../../stats/teams/rules.ts'
import { toVisitorCard } from '../../visitors.ts'
import { toSessionCard } from '../session-view.ts'
import { createVisitorQuota } from '../sharing/visitor-turns.ts'
import { toFixtureView } from './fixtures.ts'
import { listFixturesWithin, listSessionsWithin, listTakenSides, listTeamsOfFirstSets } from './sql.ts'

/** First searches only the next two days, because their sessions fill the list in busy regions. */
const soonest = 2 * day
/** In km. With a larger radius, first searches only the next hour, because the area can have ten thousand pitches. */
const region = 50

const takenSidesShownFor = 3 * hour

interface Search extends Omit<Parameters<typeof listSessionsWithin>[1], 'until' | 'notLedBy'> {
  reader: Caller | null
  ahead: number
}

const toSearch = (
  { lng, lat, radius = 25, limit = 100, ...filters }: z.output<typeof findNearbySessions.query>,
  { user: reader, now }: { user: Caller | null; now: Date },
): Search => {
  const north = projectCap('north', { lng, lat }, radius * 1000)
  const south = projectCap('south', { lng, lat }, radius * 1000)
  return { north, south, limit, now, filters, reader, ahead: radius > region ? hour : soonest }
}

const listSoonestFirst = async <Row>(
  { limit, now, ahead }: Pick<Search, 'limit' | 'now' | 'ahead'>,
  list: (until: Date | null) => Promise<readonly Row[]>,
) => {
  for (let until = ahead; until <= soonest; until *= 2) {
    const soon = await list(new Date(now.getTime() + until))
    if (soon.length === limit) return soon
  }
  return list(null)
}

const listSessions = async (db: Database, here: Position, { reader, ...search }: Search) => {
  const notLedBy = reader ? await listBlockersOf(db, reader.id) : []
  const rows = await listSoonestFirst(search, (until) =>
    listSessionsWithin(db, { ...search, until, notLedBy }),
  )
  return rows.map((row) => {
    const card = toSessionCard(row, row.going, row.waiting, search.now)
    return { ...(reader ? card : toVisitorCard(card)), distance: metresBetween(here, row) }
  })
}

const listFixtures = async (db: Database, here: Position, search: Search) => {
  const rows = await listSoonestFirst(search, (until) => listFixturesWithin(db, { ...search, until }))
  return rows.map((row) => ({ ...toFixtureView(row, search.now), distance: metresBetween(here, row) }))
}

export const nearbySessions = (app: App) => {
  const consumeQuota = createVisitorQuota(app)

  serve(app, findNearbySessions, async ({ query, user, db, now, request }) => {
    consumeQuota(user, request)
    const search = toSearch(query, { user, now })
    const isFiltered = Object.values(search.filters).some((filter) => filter !== undefined)
    if (isFiltered) return listSessions(db, query, search)
    const found = await Promise.all([listSessions(db, query, search), listFixtures(db, query, search)])
    return found
      .flat()
      .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
      .slice(0, search.limit)
  })

  serve(app, findOpponentsWanted, async ({ query, user, db, now, request }) => {
    consumeQuota(user, request)
    const wantedSince = new Date(now.getTime() - takenSidesShownFor)
    const sessions = await listSessions(db, query, { ...toSearch(query, { user, now }), wantedSince })
    const ids = sessions.map(({ _id }) => _id)
    const [teams, taken] = await Promise.all([listTeamsOfFirstSets(db, ids), listTakenSides(db, ids)])
    return sessions.map((session) => {
      const [team, took] = [teams.get(session._id), taken.get(session._id)]
      return { ...session, ...(team && { team: toTeamSummary(team) }), ...(took && { taken: took }) }
    })
  })
}
