import type { BookingState } from '@i-one/contract/bookings'
import type { DeskPaymentMethod } from '@i-one/contract/centres/money'
import type { ReportSum } from '@i-one/contract/centres/report'
import { sql } from 'kysely'
import type { TimeRange } from '../../bookings/slots.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstValue } from '../../lib/database/rows.ts'

export interface ReportRange extends TimeRange {
  centreId: string
  now: Date
}

export const findTimeZone = (db: Database, centreId: string) =>
  firstValue<string>(db)`select time_zone from centres where id = ${centreId}`

const bookings = ({ centreId, start, end, now }: ReportRange) => sql`
  select b.id, p.id as pitch_id, p.name as pitch, b.during, b.state, b.price_currency as currency,
    lower(b.during) at time zone p.time_zone as begins, upper(b.during) at time zone p.time_zone as finishes,
    case when b.kind = 'desk' then 'desk'
      when exists (select from tournament_matches tie where tie.booking_id = b.id) then 'tournament'
      else 'session' end as kind,
    coalesce(captain.nickname || coalesce(' (' || nullif(customer.name, '') || ')', ''), booker.name, customer.name) as customer,
    coalesce(s.captain_id, b.booker_id, b.customer_id) as customer_id,
    b.state = 'confirmed' as is_booked,
    b.state = 'confirmed' and upper(b.during) <= ${now} and b.let_down is null
      and (s.id is null or s.state in ('started', 'finished')) as is_played,
    case when b.state = 'confirmed' then b.price_amount else 0 end as price,
    case when known.owed_from <= ${now} then known.owed else 0 end as owed,
    coalesce(taken.amount, 0) as collected, coalesce(taken.of_places, 0) as from_players,
    s.code
  from pitches p
    join bookings b on b.pitch_id = p.id and lower(b.during) >= ${start} and lower(b.during) < ${end}
    left join sessions s on s.booking_id = b.id
    left join users captain on captain.id = s.captain_id
    left join players booker on booker.id = b.booker_id
    left join customers customer on customer.id = b.customer_id
    left join customer_bookings known on known.booking_id = b.id and known.centre_id = p.centre_id
    left join lateral (
      select sum(signed) as amount, sum(signed) filter (where place_id is not null) as of_places
      from booking_payments cross join lateral (
        select case kind when 'payment' then amount else -amount end as signed) as one
      where booking_id = b.id) taken on true
  where p.centre_id = ${centreId} and b.blocked_by is null and b.part_of is null
    and (b.state in ('confirmed', 'cancelled') or b.cancel_fee > 0)`

export interface SumRow extends ReportSum {
  part: 'total' | 'period' | 'pitch' | 'weekday' | 'hour' | 'kind' | 'customer'
  pitch_id: string
  pitch: string
  period: string
  weekday: number
  hour: number
  kind: 'session' | 'desk' | 'tournament'
  customer: string | null
}

export const listReportTotals = (db: Database, range: ReportRange, by: 'week' | 'month') =>
  allRows<SumRow>(db)`
    with one as (${bookings(range)}), parts as (
      select pitch_id, pitch, currency, kind, customer, customer_id, is_booked, is_played, price, owed, collected,
        from_players, to_char(date_trunc(${by}, begins), 'YYYY-MM-DD') as period,
        extract(isodow from begins)::int as weekday, extract(hour from begins)::int as hour
      from one)
    select case
        when grouping(pitch_id) = 0 then 'pitch' when grouping(period) = 0 then 'period'
        when grouping(weekday) = 0 then 'weekday' when grouping(hour) = 0 then 'hour'
        when grouping(kind) = 0 then 'kind' when grouping(customer_id) = 0 then 'customer' else 'total' end as part,
      currency, pitch_id, pitch, period, weekday, hour, kind, max(customer) as customer,
      count(*) filter (where is_booked)::int as booked, count(*) filter (where is_played)::int as played,
      count(*) filter (where not is_booked)::int as cancelled, sum(price)::float8 as price,
      sum(collected)::float8 as collected, sum(owed)::float8 as owed,
      sum(from_players)::float8 as "fromPlayers"
    from parts
    group by grouping sets ((currency), (currency, pitch_id, pitch), (currency, period), (currency, weekday),
      (currency, hour), (currency, kind), (currency, customer_id))
    order by currency, period, weekday, hour, booked desc, kind, pitch_id, customer_id`

export interface ReportRow {
  pitch: string
  begins: string
  ends: string
  kind: 'session' | 'desk' | 'tournament'
  customer: string | null
  state: BookingState
  code: string | null
  price: number
  currency: string
  owed: number
  collected: number
  fromPlayers: number
  payments: { receipt: number; kind: string; amount: number; method: DeskPaymentMethod }[] | null
}

export const listExportRows = (db: Database, range: ReportRange) =>
  allRows<ReportRow>(db)`
    with one as (${bookings(range)})
    select one.pitch, to_char(begins, 'YYYY-MM-DD HH24:MI') as begins,
      to_char(finishes, 'YYYY-MM-DD HH24:MI') as ends, kind, customer, state, code,
      price::float8, currency, owed::float8, collected::float8, from_players::float8 as "fromPlayers",
      (select json_agg(json_build_object('receipt', receipt, 'kind', payment.kind, 'amount', amount, 'method', method)
        order by receipt) from booking_payments payment where booking_id = one.id) as payments
    from one order by lower(during), one.pitch, one.id`
