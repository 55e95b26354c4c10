import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { atTheEnd } from '../waiting/sql.ts'

interface NewGuests {
  sessionId: string
  addedBy: string
  players: readonly string[]
  states: readonly string[]
  set: number | null
  now: Date
}

/** Guests are promoted automatically, because they cannot answer an offer. */
export const insertGuestPlaces = (
  db: Database,
  { sessionId, addedBy, players, states, set, now }: NewGuests,
) =>
  sql`
    insert into places (session_id, player_id, state, set_number, added_by, since)
    select ${sessionId}, player, state, ${set}::int, ${addedBy}, ${atTheEnd(sessionId, now)} + n * interval '1 microsecond'
    from unnest(${players}::uuid[], ${states}::text[]) with ordinality as guest (player, state, n)
  `.execute(db)
