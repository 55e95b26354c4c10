import type { BookingState } from '@i-one/contract/bookings'
import type { NewCentreClosure, BookingAtCentre } from '@i-one/contract/centres/closures'
import { sql } from 'kysely'
import { isOccupying } from '../../bookings/occupied-sql.ts'
import { hoursColumns } from '../../bookings/opening-hours.ts'
import type { ZonedPitchHours, TimeRange } from '../../bookings/slots.ts'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows, firstRow } from '../../lib/database/rows.ts'
import type { ClosedDays, ClosedTimeRange } from './rules.ts'

export interface PitchAtCentre extends ZonedPitchHours {
  id: string
  priceCurrency: string
  parts: string[]
}

export const listPitchesAt = (db: Database, centreId: string) =>
  allRows<PitchAtCentre>(db)`
    select id, ${hoursColumns}, price_currency as "priceCurrency", array(select part_id from pitch_parts where pitch_id = p.id) as parts
    from pitches p where centre_id = ${centreId} order by id`

export interface StoredCentreClosure extends ClosedDays {
  id: string
  centreId: string
  reason: string
  pitches: string[]
}

const columns = sql`id, centre_id as "centreId", reason, from_day as "from", to_day as "to", hours, yearly, pitches`

export const findClosure = (db: Database, id: string) =>
  firstRow<StoredCentreClosure>(db)`select ${columns} from centre_closures where id = ${id}`

export const listClosures = (db: Database, centreId: string) =>
  allRows<StoredCentreClosure>(db)`
    select ${columns} from centre_closures where centre_id = ${centreId} order by from_day, id`

const written = ({ reason, from, to, hours, yearly, pitches }: NewCentreClosure, due: Date) => ({
  reason,
  from_day: from,
  to_day: to,
  hours: hours ? JSON.stringify(hours) : null,
  yearly,
  pitches: [...pitches],
  due: yearly ? due : null,
})

export const insertClosure = async (db: Database, centreId: string, input: NewCentreClosure, due: Date) => {
  const { id } = await db
    .insertInto('centre_closures')
    .values({ centre_id: centreId, ...written(input, due) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateClosure = (db: Database, id: string, input: NewCentreClosure, due: Date) =>
  db.updateTable('centre_closures').set(written(input, due)).where('id', '=', id).execute()

export const deleteClosure = (db: Database, id: string) =>
  db.deleteFrom('centre_closures').where('id', '=', id).execute()

export const deleteClosuresOf = async (db: Database, userId: string) => {
  await sql`
    delete from centre_closures
    where centre_id in (select id from centres where owner_id = ${userId})`.execute(db)
  await sql`
    update centre_closures set reason = ${'Closed'} where id in (select row_id from text_authors
      where text = 'centre_closures.reason' and user_id = ${userId})`.execute(db)
}

export const listDueClosures = (db: Database, now: Date) =>
  allIds(db)`select id from centre_closures where due <= ${now} order by due`

export const claimDueClosure = (db: Database, id: string, { now, next }: { now: Date; next: Date }) =>
  firstRow<{ ownerId: string | null }>(db)`
    update centre_closures set due = ${next} from centres c
    where centre_closures.id = ${id} and due <= ${now} and c.id = centre_id
    returning c.owner_id as "ownerId"`

export const lockClosureBookings = (db: Database, id: string, now: Date) =>
  allIds(db)`
    select id from bookings where closure_id = ${id} and state = 'blocked' and upper(during) > ${now}
    order by pitch_id, lower(during) for update`

export const listClosureBookings = (db: Database, id: string) =>
  allRows<TimeRange & { id: string; pitchId: string; state: BookingState }>(db)`
    select id, pitch_id as "pitchId", state, lower(during) as start, upper(during) as "end" from bookings
    where closure_id = ${id}`

export const listConflictingBookings = async (
  db: Database,
  timeRanges: readonly ClosedTimeRange[],
  now: Date,
) => {
  const rows = await allRows<Omit<BookingAtCentre, 'start' | 'end'> & TimeRange>(db)`
    with asked as (
      select pitch_id, since, until, day from unnest(
        ${timeRanges.map(({ pitchId }) => pitchId)}::uuid[], ${timeRanges.map(({ start }) => start)}::timestamptz[],
        ${timeRanges.map(({ end }) => end)}::timestamptz[], ${timeRanges.map(({ day }) => day)}::text[]
      ) as a (pitch_id, since, until, day)
    )
    select b.id as booking, min(a.day) as day, lower(b.during) as start, upper(b.during) as "end", b.state,
      s.id as session, u.nickname as captain,
      (select t.name from tournament_matches tie join tournaments t on t.id = tie.tournament_id
        where tie.booking_id = b.id limit 1) as tournament,
      jsonb_build_object('_id', p.id, 'name', p.name) as pitch
    from asked a join bookings one on one.pitch_id = a.pitch_id and one.during && tstzrange(a.since, a.until)
      join bookings b on b.id = coalesce(one.part_of, one.id)
      join pitches p on p.id = b.pitch_id
      left join sessions s on s.booking_id = b.id
      left join users u on u.id = coalesce(s.captain_id, b.booker_id)
    where one.${isOccupying} and (one.state <> 'held' or one.expires_at > ${now})
    group by b.id, s.id, u.nickname, p.id order by lower(b.during), b.id`
  return rows.map((row) => ({ ...row, start: row.start.toISOString(), end: row.end.toISOString() }))
}
