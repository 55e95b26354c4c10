import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import type { Stretch } from '../slots.ts'

/** Until the end of the transaction: of two that move bookings on a pitch one sees what the other did. */
export const lockMoves = (db: Database, pitchId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`moves on ${pitchId}`}, 0))`.execute(db)

interface Shift extends Stretch {
  pitchId: string
  authorizeBy: Date | null
  by: string
  now: Date
}

/**
 * Puts a booking elsewhere; the constraint slot_taken refuses a stretch that is not free. Holds there that have run out
 * end first.
 */
export const shiftBooking = async (
  db: Database,
  id: string,
  { pitchId, start, end, authorizeBy, by, now }: Shift,
) => {
  await sql`
    with stale as (
      select id from bookings
      where pitch_id = ${pitchId} and during && tstzrange(${start}, ${end})
        and state = 'held' and expires_at <= ${now}
      order by lower(during) for update
    ), expired as (
      update bookings set state = 'expired' where id in (select id from stale) and state = 'held' returning id
    )
    insert into booking_changes (booking_id, at, by, state)
    select id, ${now}::timestamptz, null, 'expired' from expired`.execute(db)
  await sql`
    with moved as (
      update bookings set pitch_id = ${pitchId}, during = tstzrange(${start}, ${end}),
        authorize_by = case state when 'pending' then ${authorizeBy}::timestamptz else authorize_by end
      where id = ${id}
      returning id
    )
    insert into booking_changes (booking_id, at, by, state)
    select id, ${now}::timestamptz, ${by}::uuid, 'moved' from moved`.execute(db)
}
