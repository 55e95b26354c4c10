import type { NearbyQuery } from '@i-one/contract/pitches'
import type { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { upcomingStates, goingStates, waitingStates } from '@i-one/contract/sessions/states'
import type { TeamColour } from '@i-one/contract/teams'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../../lib/database/database.ts'
import { allRows, toSqlLiterals } from '../../lib/database/rows.ts'
import type { Circle } from '../../pitches/stereographic.ts'
import { type SessionRow, sessionColumns, sessionTables } from '../sql.ts'
import { type FixtureRow, fixtureColumns, fixtureTables, isUpcoming } from './fixtures.ts'

export type NearbyFilters = Omit<
  z.output<typeof findNearbySessions.query>,
  keyof z.output<typeof NearbyQuery>
>

type Circles = Record<'north' | 'south', Circle | null>

interface Nearby extends Circles {
  limit: number
  now: Date
  until: Date | null
}

interface Search extends Nearby {
  wantedSince?: Date
  notLedBy: readonly string[]
  filters: NearbyFilters
}

const localStart = sql`(lower(b.during) at time zone p.time_zone)`
const going = sql`
  (select count(*)::int from places where session_id = s.id and state in (${toSqlLiterals(goingStates)}))`
const capacity = sql`s.players_per_team * s.set_count`

const conditions = (filters: NearbyFilters) => {
  const { from, to, after, before, price, free, playersPerTeam, surface, level, whoPlays } = filters
  const some = [
    from !== undefined && sql`${localStart}::date >= ${from}::date`,
    to !== undefined && sql`${localStart}::date <= ${to}::date`,
    after !== undefined && sql`${localStart}::time >= ${after}::time`,
    before !== undefined && sql`${localStart}::time <= ${before}::time`,
    price !== undefined && sql`b.price_amount <= ${price}::bigint * ${capacity}`,
    free !== undefined && sql`${capacity} - ${going} >= ${free}`,
    playersPerTeam !== undefined && sql`s.players_per_team = ${playersPerTeam}`,
    surface !== undefined && sql`p.surface = ${surface}`,
    level !== undefined && level !== 'any' && sql`s.level = ${level}`,
    whoPlays !== undefined && whoPlays !== 'any' && sql`s.who_plays = ${whoPlays}`,
  ].filter((one) => one !== false)
  return some.length > 0 ? sql`and ${sql.join(some, sql` and `)}` : sql``
}

const circle = (drawn: Circle | null) => (drawn ? `<(${drawn.x},${drawn.y}),${drawn.radius}>` : null)

const within = ({ north, south }: Circles) => sql`
  p.listed and p.review is null and (p.lat >= 0 and p.north <@ ${circle(north)}::circle
    or p.lat < 0 and p.south <@ ${circle(south)}::circle)`

const takenAt = sql<Date | null>`
  (select max(at) from session_changes where session_id = s.id and change = 'opponent-came')`

export const listSessionsWithin = (
  db: Database,
  { limit, now, until, wantedSince, filters, notLedBy, ...around }: Search,
) =>
  allRows<SessionRow & { going: number; waiting: number }>(db)`
    select ${sessionColumns},
      ${going} as going,
      (select count(*)::int from places where session_id = s.id and state in (${toSqlLiterals(waitingStates)})) as waiting
    from ${sessionTables}
    where ${within(around)}
      and b.state = 'confirmed' and b.during && tstzrange(${now}, ${until})
      and s.visibility = 'public' and s.state in (${toSqlLiterals(upcomingStates)})
      ${wantedSince ? sql`and (s.set_count = 1 or s.opponent_id is not null and ${takenAt} > ${wantedSince})` : sql``}
      ${notLedBy.length > 0 ? sql`and s.captain_id <> all(${notLedBy}::uuid[])` : sql``}
      ${conditions(filters)}
    order by lower(b.during), s.id
    limit ${limit}`

export const listFixturesWithin = (db: Database, { limit, now, until, ...around }: Nearby) =>
  allRows<FixtureRow>(db)`
    select ${fixtureColumns} from ${fixtureTables}
    where m.id in (
      select m.id from matches m join pitches p on p.id = m.pitch_id
      where ${within(around)} and ${isUpcoming(now)}
        and m.starts_at < coalesce(${until}::timestamptz, 'infinity')
      order by m.starts_at, m.id
      limit ${limit})
    order by m.starts_at, m.id`

export const listTakenSides = async (db: Database, sessions: readonly string[]) => {
  const rows = await allRows<{ session: string; at: Date; by: string }>(db)`
    select s.id as session, ${takenAt} as at, sets.name as by
    from sessions s join sets on sets.session_id = s.id and sets.number = 2
    where s.id = any(${sessions}::uuid[]) and s.opponent_id is not null`
  return new Map(rows.map(({ session, at, by }) => [session, { at: at.toISOString(), by }]))
}

export const listTeamsOfFirstSets = async (db: Database, sessions: readonly string[]) => {
  const rows = await allRows<{ session: string; id: string; name: string; colour: TeamColour | null }>(db)`
    select sets.session_id as session, t.id, t.name, t.colour
    from sets join teams t on t.id = sets.team_id
    where sets.session_id = any(${sessions}::uuid[]) and sets.number = 1`
  return new Map(rows.map(({ session, ...team }) => [session, team]))
}
