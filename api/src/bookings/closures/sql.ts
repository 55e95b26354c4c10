import type { BookingInTheWay } from '@i-one/contract/bookings/closures'
import { sql } from 'kysely'
import { type Staffed, staffedColumns } from '../../at-centre.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow } from '../../lib/database/rows.ts'
import { isOccupying } from '../occupied-sql.ts'
import { insertOccupyingBooking } from '../occupy-sql.ts'
import type { TimeRange } from '../slots.ts'

interface OwnedPitch extends Staffed {
  id: string
  name: string
  centreId: string
  priceCurrency: string
  timeZone: string
  createdAt: Date
}

export const findOwnedPitch = (db: Database, pitchId: string) =>
  firstRow<OwnedPitch>(db)`
    select id, name, centre_id as "centreId", ${staffedColumns}, price_currency as "priceCurrency",
      time_zone as "timeZone", created_at as "createdAt"
    from pitches p where id = ${pitchId}`

export interface NewClosure extends TimeRange {
  pitchId: string
  blockedBy: string
  reason: string
  priceCurrency: string
  now: Date
}

export const insertClosure = (db: Database, closure: NewClosure) =>
  insertOccupyingBooking(db, { ...closure, state: 'blocked' })

export const setCentreClosure = (db: Database, ids: readonly string[], closureId: string) =>
  sql`update bookings set closure_id = ${closureId} where id = any (${ids}::uuid[])`.execute(db)

export const updateClosureEnd = (db: Database, id: string, end: Date) =>
  sql`
    update bookings closure set during = tstzrange(lower(closure.during), ${end})
    where id = ${id} and state = 'blocked' and not exists (
      select from bookings one
      where one.pitch_id = closure.pitch_id and one.id <> closure.id
        and one.during && tstzrange(lower(closure.during), ${end}) and one.${isOccupying})`.execute(db)

export interface StoredPitchClosure extends TimeRange {
  id: string
  pitchId: string
  reason: string | null
}

export const listClosuresOf = (db: Database, pitchId: string, now: Date) =>
  allRows<StoredPitchClosure>(db)`
    select id, pitch_id as "pitchId", lower(during) as start, upper(during) as "end", reason from bookings
    where pitch_id = ${pitchId} and state = 'blocked' and part_of is null and during && tstzrange(${now}, null)
    order by lower(during)`

export const findClosure = (db: Database, id: string) =>
  db
    .selectFrom('bookings')
    .select('pitch_id as pitchId')
    .where('id', '=', id)
    .where('blocked_by', 'is not', null)
    .executeTakeFirst()

type InTheWay = TimeRange & Pick<BookingInTheWay, 'state' | 'session' | 'captain' | 'tournament'>

export const listBlockingBookings = async (
  db: Database,
  {
    pitchId,
    start,
    end,
    now,
    within = 'parts',
  }: TimeRange & { pitchId: string; now: Date; within?: 'pitch' | 'ground' | 'parts' },
) => {
  const { rows } = await sql<InTheWay>`
    select lower(b.during) as start, upper(b.during) as "end", b.state, s.id as session,
      coalesce((select name from customers where id = b.customer_id), u.nickname) as captain,
      (select t.name from tournament_matches tie join tournaments t on t.id = tie.tournament_id
        where tie.booking_id = b.id limit 1) as tournament
    from bookings b left join sessions s on s.booking_id = b.id
      left join users u on u.id = coalesce(s.captain_id, b.booker_id)
    where b.id in (
        select coalesce(one.part_of, one.id) from bookings one
        where one.pitch_id in (
            select ${pitchId}::uuid union all select part_id from pitch_parts where pitch_id = ${pitchId})
          and one.during && tstzrange(${start}, ${end})
          and (${within} = 'parts' or one.pitch_id = ${pitchId})
          and (${within} <> 'pitch' or one.part_of is null)
          and one.${isOccupying} and (one.state <> 'held' or one.expires_at > ${now}))
    order by lower(b.during), b.id`.execute(db)
  return rows.map((row) => ({ ...row, start: row.start.toISOString(), end: row.end.toISOString() }))
}
