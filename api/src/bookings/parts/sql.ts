import type { BookingInTheWay } from '@i-one/contract/bookings/closures'
import { type RawBuilder, sql } from 'kysely'
import { type Staffed, lockCentres, staffedColumns } from '../../at-centre.ts'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows } from '../../lib/database/rows.ts'
import { isOccupying } from '../occupied-sql.ts'

export interface Combinable extends Staffed {
  id: string
  name: string
  centreId: string
  isCombined: boolean
  isPart: boolean
}

export const lockCombinable = async (db: Database, ids: readonly string[]) => {
  await lockCentres(db, { pitches: ids })
  await sql`select from pitches where id = any (${ids}::uuid[]) order by id for update`.execute(db)
  return allRows<Combinable>(db)`
    select id, name, ${staffedColumns}, centre_id as "centreId",
      exists (select from pitch_parts where pitch_id = p.id) as "isCombined",
      exists (select from pitch_parts where part_id = p.id) as "isPart"
    from pitches p where id = any (${ids}::uuid[])`
}

export const listParts = (db: Database, pitchId: string) =>
  allIds(db)`select part_id as id from pitch_parts where pitch_id = ${pitchId} order by part_id`

export const listPartConflicts = async (
  db: Database,
  { pitchId, partId, now }: { pitchId: string; partId: string; now: Date },
) => {
  const rows = await allRows<Omit<BookingInTheWay, 'start' | 'end'> & { start: Date; end: Date }>(db)`
    select lower(b.during) as start, upper(b.during) as "end", b.state, s.id as session,
      coalesce((select name from customers where id = coalesce(own.customer_id, b.customer_id)), u.nickname) as captain,
      null as tournament
    from bookings b
      left join bookings own on own.id = b.part_of
      left join sessions s on s.booking_id = coalesce(b.part_of, b.id)
      left join users u on u.id = coalesce(s.captain_id, b.booker_id)
    where b.pitch_id = ${partId} and b.during && tstzrange(${now}, null)
      and b.${isOccupying} and (b.state <> 'held' or b.expires_at > ${now})
      and exists (
        select from bookings other where other.pitch_id = ${pitchId} and other.during && b.during
          and other.${isOccupying} and (other.state <> 'held' or other.expires_at > ${now}))
    order by lower(b.during)`
  return rows.map((row) => ({ ...row, start: row.start.toISOString(), end: row.end.toISOString() }))
}

export const insertPart = async (
  db: Database,
  { pitchId, partId, centreId, now }: { pitchId: string; partId: string; centreId: string; now: Date },
) => {
  await sql`
    insert into pitch_parts (pitch_id, part_id, centre_id)
    values (${pitchId}, ${partId}, ${centreId})`.execute(db)
  await sql`
    insert into bookings
      (pitch_id, during, kind, part_of, state, expires_at, authorize_by, price_currency, created_at)
    select ${partId}, during, 'part', id, state, expires_at, authorize_by, price_currency, created_at
    from bookings b
    where b.pitch_id = ${pitchId} and b.during && tstzrange(${now}, null)
      and b.${isOccupying} and (b.state <> 'held' or b.expires_at > ${now})`.execute(db)
}

export const deletePart = async (db: Database, pitchId: string, partId: string) => {
  await deleteBookedParts(db, sql`pitch_id = ${pitchId} and part_id = ${partId}`)
  await sql`delete from pitch_parts where pitch_id = ${pitchId} and part_id = ${partId}`.execute(db)
}

export const deletePartsOf = async (db: Database, pitchIds: readonly string[]) => {
  const which = sql`pitch_id = any (${pitchIds}::uuid[]) or part_id = any (${pitchIds}::uuid[])`
  await deleteBookedParts(db, which)
  await sql`delete from pitch_parts where ${which}`.execute(db)
}

const deleteBookedParts = (db: Database, which: RawBuilder<unknown>) =>
  sql`
    delete from bookings b using (select pitch_id, part_id from pitch_parts where ${which}) as parted, bookings whole
    where b.pitch_id = parted.part_id
      and b.part_of = whole.id and whole.pitch_id = parted.pitch_id`.execute(db)
