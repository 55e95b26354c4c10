import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { atTheEnd } from '../waiting/sql.ts'

interface NewGuests {
  sessionId: string
  addedBy: string
  players: readonly string[]
  states: readonly string[]
  now: Date
}

/** They come to stand in the order given; a guest, who can answer no offer, is taken in without asking. */
export const insertGuestPlaces = (db: Database, { sessionId, addedBy, players, states, now }: NewGuests) =>
  sql`
    insert into places (session_id, player_id, state, added_by, since)
    select ${sessionId}, player, state, ${addedBy}, ${atTheEnd(sessionId, now)} + n * interval '1 microsecond'
    from unnest(${players}::uuid[], ${states}::text[]) with ordinality as guest (player, state, n)
  `.execute(db)
