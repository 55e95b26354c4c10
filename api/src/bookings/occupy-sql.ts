import type { Terms } from '@i-one/contract/bookings'
import { updateCustomersOf } from '../customer-bookings.ts'
import type { Database } from '../lib/database/database.ts'
import { reading, statement } from '../lib/database/statement.ts'
import { Refusal } from '../lib/http/refusal.ts'
import { occupying } from './occupied-sql.ts'
import type { Stretch } from './slots.ts'
import { type Booking, type BookingKind, bookingColumns, storedColumns } from './sql.ts'

// Cheap check first: most requests for a popular slot fail, and the insert costs 0.2 ms even when it fails.
const seeTaken = reading<
  [pitchId: string, bookerId: string | null, start: Date, end: Date, now: Date],
  { isTaken: boolean }
>(`
  select not exists (
    select from customers where not_welcome_since is not null and user_id = $2::uuid
      and centre_id = (select centre_id from pitches where id = $1::uuid)
  ) and (exists (
    select from bookings b where b.pitch_id = $1::uuid and b.during && tstzrange($3, $4)
      and b.${occupying} and (b.state <> 'held' or b.expires_at > $5::timestamptz)
  ) or exists (
    select from pitch_parts p join bookings b on b.pitch_id = p.part_id and b.during && tstzrange($3, $4)
    where p.pitch_id = $1::uuid and b.${occupying} and (b.state <> 'held' or b.expires_at > $5::timestamptz)
  )) as "isTaken"`)

// Expires old holds, then inserts; the constraint lets one request win. Counting `ended` finishes that step first.
// Locks the holds of a combined pitch before those of its parts, against deadlocks.
// If the centre has blocked the booker, nothing changes and the row has no id.
const occupyStretch = statement<
  [
    pitchId: string,
    bookerId: string | null,
    blockedBy: string | null,
    start: Date,
    end: Date,
    state: 'held' | 'blocked' | 'confirmed',
    expiresAt: Date | null,
    reason: string | null,
    priceAmount: number,
    priceCurrency: string,
    now: Date,
    kind: BookingKind,
    terms: string | null,
    id: string | null,
    customerId: string | null,
    seriesId: string | null,
    by: string | null,
  ],
  Booking | { id: null }
>(`
  with asked as (
    select $1::uuid as pitch_id, $2::uuid as booker_id, $3::uuid as blocked_by, tstzrange($4, $5) as during,
      $6::text as state, $7::timestamptz as expires_at, $8::text as reason, $9::int as price_amount,
      $10::text as price_currency, $11::timestamptz as now, $12::text as kind, $13::jsonb as terms,
      coalesce($14::uuid, gen_random_uuid()) as id, $15::uuid as customer_id, $16::uuid as series_id, $17::uuid as by
  ), place as (
    select pitch_id from asked union all select part_id from asked join pitch_parts using (pitch_id)
  ), living as (
    select from asked a cross join place join bookings b on b.pitch_id = place.pitch_id and b.during && a.during
    where b.${occupying}
      -- guard: an expired hold occupies nothing
      and (b.state <> 'held' or b.expires_at > a.now)
    limit 1
  ), unwelcome as (
    select from customers where not_welcome_since is not null and user_id = $2::uuid
      and centre_id = (select centre_id from pitches where id = $1::uuid)
  ), stale as (
    select id from bookings where id in (
      select coalesce(b.part_of, b.id)
      from asked a cross join place join bookings b on b.pitch_id = place.pitch_id and b.during && a.during
      where b.state = 'held' and b.expires_at <= a.now
        and not exists (select from living) and not exists (select from unwelcome))
    order by lower(during), id
    for update
  ), ended as (
    update bookings set state = 'expired'
    where id in (select id from stale union all select b.id from stale join bookings b on b.part_of = stale.id)
      and state = 'held'
    returning id, part_of
  ), expired as (
    select id from ended where part_of is null
  ), taken as (
    insert into bookings
      (id, pitch_id, booker_id, blocked_by, during, kind, state, expires_at, reason, price_amount, price_currency,
       terms, customer_id, series_id, created_at)
    select id, pitch_id, booker_id, blocked_by, during, kind, state, expires_at, reason, price_amount, price_currency,
      terms, customer_id, series_id, now
    from asked
    where not exists (select from living) and not exists (select from unwelcome)
      and (select count(*) from ended) >= 0
    on conflict do nothing
    returning ${storedColumns}
  ), history as (
    insert into booking_changes (booking_id, at, by, state, reason)
    select expired.id, now, null::uuid, 'expired', null from expired, asked
    union all
    select taken.id, taken.created_at, coalesce(taken.booker_id, taken.blocked_by, asked.by), taken.state, taken.reason
    from taken, asked
  )
  select ${bookingColumns} from (select) as once left join taken on true
  where id is not null or exists (select from unwelcome)`)

interface Occupying extends Stretch {
  pitchId: string
  state: 'held' | 'blocked' | 'confirmed'
  kind?: BookingKind
  id?: string
  bookerId?: string
  customerId?: string
  seriesId?: string | undefined
  by?: string
  blockedBy?: string
  expiresAt?: Date
  reason?: string
  priceAmount?: number
  priceCurrency: string
  terms?: Terms | null
  now: Date
}

export const occupy = async (db: Database, asked: Occupying) => {
  const [seen] = await seeTaken(db, asked.pitchId, asked.bookerId ?? null, asked.start, asked.end, asked.now)
  if (seen?.isTaken) return undefined
  const [taken] = await occupyStretch(
    db,
    asked.pitchId,
    asked.bookerId ?? null,
    asked.blockedBy ?? null,
    asked.start,
    asked.end,
    asked.state,
    asked.expiresAt ?? null,
    asked.reason ?? null,
    asked.priceAmount ?? 0,
    asked.priceCurrency,
    asked.now,
    asked.kind ?? 'session',
    asked.terms ? JSON.stringify(asked.terms) : null,
    asked.id ?? null,
    asked.customerId ?? null,
    asked.seriesId ?? null,
    asked.by ?? null,
  )
  if (taken?.id === null) throw new Refusal('not-welcome')
  if (taken && asked.state === 'confirmed') updateCustomersOf(db, [taken.id])
  return taken
}
