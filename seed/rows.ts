import { randomUUID } from 'node:crypto'
import { minute } from '@i-one/game/durations'
import { type Insertable, sql } from 'kysely'
import { updateCustomers } from '../api/src/customer-bookings.ts'
import type { Database } from '../api/src/lib/database/database.ts'
import type { DB } from '../api/src/lib/database/tables.ts'
import { votingDuration } from '../api/src/matches/player-of-the-match.ts'

const tables = [
  'teams',
  'team_members',
  'bookings',
  'booking_changes',
  'sessions',
  'sets',
  'places',
  'session_changes',
  'matches',
  'lineups',
  'events',
  'votes',
  'tournaments',
  'tournament_entries',
  'tournament_squads',
  'tournament_matches',
] as const satisfies (keyof DB)[]

export type SeedRows = { [Table in (typeof tables)[number]]: Insertable<DB[Table]>[] }

export const createEmptyRows = () =>
  Object.fromEntries(tables.map((table) => [table, [] as object[]])) as SeedRows

const maxPerStatement = 500

export const insertRows = async (db: Database, rows: SeedRows) => {
  for (const [table, all] of Object.entries(rows) as [keyof SeedRows, object[]][])
    for (let from = 0; from < all.length; from += maxPerStatement) {
      const json = JSON.stringify(all.slice(from, from + maxPerStatement))
      const columns = sql.join(Object.keys(all[from] ?? {}).map((name) => sql.ref(name)))
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
      `.execute(db)
    }
  const bookings = rows.bookings.flatMap(({ id }) => id ?? [])
  updateCustomers(db, bookings)
}

export const closeVotes = (db: Database, now: Date) =>
  sql`
    update matches set awarded_at = full_time_at + ${votingDuration} * interval '1 millisecond'
    where full_time_at <= ${new Date(now.getTime() - votingDuration)}`.execute(db)

export const createId = () => randomUUID()

export const minutes = (count: number) => count * minute
export const addMilliseconds = (instant: Date, milliseconds: number) =>
  new Date(instant.getTime() + milliseconds)
export const toRangeLiteral = (start: Date, end: Date) => `[${start.toISOString()},${end.toISOString()})`
