import type { BookingState } from '@i-one/contract/bookings'
import type { HostBooking } from '@i-one/contract/centres/bookings'
import type { SessionState } from '@i-one/contract/sessions'
import { goingStates } from '@i-one/contract/sessions/states'
import { sql } from 'kysely'
import { decidesForPitch, worksAtCentre } from '../../at-centre.ts'
import { isOccupying } from '../../bookings/occupied-sql.ts'
import { hoursColumns } from '../../bookings/opening-hours.ts'
import type { ZonedPitchHours, TimeRange } from '../../bookings/slots.ts'
import { missingDeposit } from '../../bookings/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, toSqlLiterals } from '../../lib/database/rows.ts'

export interface HostPitch extends ZonedPitchHours {
  id: string
  name: string
}

export const listHostPitches = (db: Database, userId: string) =>
  allRows<HostPitch>(db)`
    select id, name, ${hoursColumns}
    from pitches p where ${worksAtCentre(userId)} order by searchable(name), id`

export interface HostRow<Instant extends Date | string = Date> {
  pitchId: string
  pitchName: string
  timeZone: string
  id: string
  start: Instant
  end: Instant
  state: BookingState
  priceAmount: number
  priceCurrency: string
  missingDeposit: number
  reason: string | null
  expiresAt: Instant | null
  authorizeBy: Instant | null
  captain: string | null
  /** Name of the desk's customer, if a captain has taken over the booking. */
  bookedFor: string | null
  desk: NonNullable<HostBooking['desk']> | null
  sessionId: string | null
  code: string
  sessionState: SessionState
  capacity: number
  going: number
  tournament: { _id: string; code: string; name: string; matches: number } | null
  partOf: { _id: string; pitch: { _id: string; name: string } } | null
}

export const hostColumns = sql`
  p.id as "pitchId", p.name as "pitchName", p.time_zone as "timeZone",
  b.id, b.state, lower(b.during) as start, upper(b.during) as "end",
  b.price_amount as "priceAmount", b.price_currency as "priceCurrency",
  coalesce(own.reason, b.reason) as reason,
  case b.state when 'held' then b.expires_at end as "expiresAt",
  case b.state when 'pending' then b.authorize_by end as "authorizeBy",
  coalesce(case when coalesce(own.kind, b.kind) = 'desk' then customer.name end, person.name) as captain,
  case when coalesce(own.kind, b.kind) <> 'desk' then customer.name end as "bookedFor", ${missingDeposit} as "missingDeposit",
  case when coalesce(own.kind, b.kind) = 'desk' then json_build_object(
    'customer', case when customer.id is not null then json_build_object('_id', customer.id, 'name', customer.name) end,
    'by', case when customer.phone <> '' then 'phone' else 'gate' end,
    'series', coalesce(own.series_id, b.series_id), 'letDown', coalesce(own.let_down, b.let_down)) end as desk,
  case when b.part_of is not null then json_build_object('_id', b.part_of, 'pitch', (
    select json_build_object('_id', id, 'name', name) from pitches where id = own.pitch_id)) end as "partOf",
  s.id as "sessionId", s.code, s.state as "sessionState", s.players_per_team * s.set_count as capacity,
  (select count(*)::int from places where session_id = s.id
    and state in (${toSqlLiterals(goingStates)})) as going,
  (select json_build_object('_id', t.id, 'code', t.code, 'name', t.name, 'matches', count(*))
    from tournament_matches tie join tournaments t on t.id = tie.tournament_id
    where tie.booking_id = coalesce(b.part_of, b.id) group by t.id) as tournament`

export const hostJoins = sql`
  left join bookings own on own.id = b.part_of
  left join sessions s on s.booking_id = coalesce(b.part_of, b.id)
  left join customers customer on customer.id = coalesce(own.customer_id, b.customer_id)
  left join players person on person.id = coalesce(s.captain_id, own.booker_id, b.booker_id)`

export type HostRowWithRights<Instant extends Date | string = Date> = HostRow<Instant> & { acts: boolean }
type During = TimeRange & { now: Date }

const bookingsOf = (userId: string, { start, end, now }: During) => sql<HostRowWithRights>`
  select ${hostColumns}, ${decidesForPitch(userId)} as acts
  from pitches p
  join bookings b on b.pitch_id = p.id and b.during && tstzrange(${start}, ${end})
    and b.${isOccupying} and (b.state <> 'held' or b.expires_at > ${now})
  ${hostJoins}
  where ${worksAtCentre(userId)}
  order by searchable(p.name), p.id, lower(b.during)`

export const listHostBookings = async (db: Database, userId: string, during: During) =>
  (await bookingsOf(userId, during).execute(db)).rows

/** Reads the bookings as one JSON value, because decoding many rows is slower. */
export const listHostWeek = async (db: Database, userId: string, during: During) => {
  const [row] = await allRows<{ bookings: HostRowWithRights<string>[] }>(db)`
    select coalesce(json_agg(booking), '[]') as bookings from (${bookingsOf(userId, during)}) as booking`
  return row!.bookings
}

export const findSessionOfBooking = (db: Database, bookingId: string) =>
  db.selectFrom('sessions').select('id').where('booking_id', '=', bookingId).executeTakeFirst()
