import { randomUUID } from 'node:crypto'
import { minute } from '@i-one/game/durations'
import { type Insertable, sql } from 'kysely'
import { updateCustomersOf } from '../api/src/customer-bookings.ts'
import type { Database } from '../api/src/lib/database/database.ts'
import type { DB } from '../api/src/lib/database/tables.ts'
import { votingTime } from '../api/src/matches/player-of-the-match.ts'

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

export type Rows = { [Table in (typeof tables)[number]]: Insertable<DB[Table]>[] }

export const emptyRows = () => Object.fromEntries(tables.map((table) => [table, [] as object[]])) as Rows

const maxPerStatement = 500

export const insertRows = async (db: Database, rows: Rows) => {
  for (const [table, all] of Object.entries(rows) as [keyof Rows, object[]][])
    for (let from = 0; from < all.length; from += maxPerStatement) {
      const json = JSON.stringify(all.slice(from, from + maxPerStatement))
      const columns = sql.join(Object.keys(all[from] ?? {}).map((name) => sql.ref(name)))
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
      `.execute(db)
    }
  updateCustomersOf(
    db,
    rows.bookings.flatMap(({ id }) => id ?? []),
  )
}

export const closeVotes = (db: Database, now: Date) =>
  sql`
    update matches set awarded_at = full_time_at + ${votingTime} * interval '1 millisecond'
    where full_time_at <= ${new Date(now.getTime() - votingTime)}`.execute(db)

export const newId = () => randomUUID()

export const minutes = (count: number) => count * minute
export const later = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds)
export const range = (start: Date, end: Date) => `[${start.toISOString()},${end.toISOString()})`
