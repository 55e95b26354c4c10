import type { PlaceState } from '@i-one/contract/sessions'
import { sql } from 'kysely'
import type { Database } from '../../lib/database.ts'

/** Later than everyone's so far, so that two within one millisecond keep their order. Under the session's lock. */
const atTheEnd = (sessionId: string, now: Date) => sql`
  greatest(${now}::timestamptz,
    (select max(since) + interval '1 microsecond' from places where session_id = ${sessionId}))`

/** Puts somebody at the end of those who go or of those who wait, also somebody who was there before. */
export const takePlace = (
  db: Database,
  place: { sessionId: string; playerId: string; state: PlaceState; now: Date },
) =>
  sql`
    insert into places (session_id, player_id, state, since)
    values (${place.sessionId}, ${place.playerId}, ${place.state}, ${atTheEnd(place.sessionId, place.now)})
    on conflict on constraint already_in do update
      set state = excluded.state, since = excluded.since, take_me_in = true, offer_until = null
  `.execute(db)

export const leavePlace = (
  db: Database,
  place: { sessionId: string; playerId: string; state: 'left' | 'late-left' },
) =>
  db
    .updateTable('places')
    .set({ state: place.state, set_number: null, offer_until: null })
    .where('session_id', '=', place.sessionId)
    .where('player_id', '=', place.playerId)
    .execute()

/** Those first in line who asked to be taken in without asking go now, as many as places are free; who they are. */
export const takeInWaiting = async (db: Database, sessionId: string, free: number, now: Date) => {
  const { rows } = await sql<{ player_id: string }>`
    with first as (
      select id, row_number() over (order by since, id) as rank from places
      where session_id = ${sessionId} and state = 'waitlisted' and take_me_in
      order by since, id limit ${free})
    update places set state = 'going',
      since = ${atTheEnd(sessionId, now)} + first.rank * interval '1 microsecond'
    from first where places.id = first.id
    returning player_id
  `.execute(db)
  return rows.map((row) => row.player_id)
}
