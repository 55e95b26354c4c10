import type { Money } from '@i-one/contract/shapes'
import { sql } from 'kysely'
import { updateCustomers } from '../../customer-bookings.ts'
import type { Database } from '../../lib/database/database.ts'
import { allIds } from '../../lib/database/rows.ts'
import type { TimeRange } from '../slots.ts'

const lockMoves = (db: Database, pitchId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`moves on ${pitchId}`}, 0))`.execute(db)

/** Locks pitches in id order, so that two moves in opposite directions cannot deadlock. */
export const lockMovesBetween = async (db: Database, pitchIds: readonly string[]) => {
  const parts = await allIds(db)`
    select part_id as id from pitch_parts where pitch_id = any (${pitchIds}::uuid[])`
  for (const id of [...new Set([...pitchIds, ...parts])].toSorted()) await lockMoves(db, id)
}

export const lockBooking = (db: Database, id: string) =>
  db.selectFrom('bookings').select('id').where('id', '=', id).forUpdate().execute()

interface Shift extends TimeRange {
  pitchId: string
  authorizeBy: Date | null
  price?: Money | undefined
  by: string
  now: Date
}

/** Expires overdue holds at the new time. Violates the constraint slot_taken if the time is taken. */
export const shiftBooking = async (
  db: Database,
  id: string,
  { pitchId, start, end, authorizeBy, price, by, now }: Shift,
) => {
  await sql`
    with stale as (
      select id from bookings where id in (
        select coalesce(b.part_of, b.id) from bookings b
        where b.pitch_id in (select ${pitchId}::uuid union all select part_id from pitch_parts where pitch_id = ${pitchId})
          and b.during && tstzrange(${start}, ${end}) and b.state = 'held' and b.expires_at <= ${now})
      order by lower(during), id for update
    ), expired as (
      update bookings set state = 'expired' where id in (select id from stale) and state = 'held' returning id
    )
    insert into booking_changes (booking_id, at, by, state)
    select id, ${now}::timestamptz, null, 'expired' from expired`.execute(db)
  await sql`
    with before as (
      select lower(during) as start, pitch_id from bookings where id = ${id}
    ), moved as (
      update bookings set pitch_id = ${pitchId}, during = tstzrange(${start}, ${end}),
        price_amount = coalesce(${price?.amount ?? null}::int, price_amount),
        price_currency = coalesce(${price?.currency ?? null}::text, price_currency),
        authorize_by = case state when 'pending' then ${authorizeBy}::timestamptz else authorize_by end
      where id = ${id}
      returning id
    )
    insert into booking_changes (booking_id, at, by, state, moved_from, moved_from_pitch, moved_to)
    select id, ${now}::timestamptz, ${by}::uuid, 'moved', before.start, before.pitch_id, ${start}
    from moved, before`.execute(db)
  updateCustomers(db, [id])
}
