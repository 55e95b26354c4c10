import type { CancellationPolicy } from '@i-one/contract/bookings'
import { sql } from 'kysely'
import { updateCustomers } from '../customer-bookings.ts'
import type { Database } from '../lib/database/database.ts'
import { prepareStatement, prepareRead } from '../lib/database/prepared.ts'
import { ApiError } from '../lib/http/api-error.ts'
import { isOccupying } from './occupied-sql.ts'
import type { TimeRange } from './slots.ts'
import { type Booking, type BookingKind, bookingColumns, storedColumns } from './sql.ts'

interface Input {
  pitchId: string
  bookerId: string | null
  start: Date
  end: Date
  now: Date
}

// Checks before the insert, because most requests for a popular slot fail and a failed insert costs 0.2 ms.
const findTaken = prepareRead<Input, { isTaken: boolean }>(
  ({ pitchId, bookerId, start, end, now }) => sql`
    select not exists (
      select from customers where not_welcome_since is not null and user_id = ${bookerId}::uuid
        and centre_id = (select centre_id from pitches where id = ${pitchId}::uuid)
    ) and (exists (
      select from bookings b where b.pitch_id = ${pitchId}::uuid and b.during && tstzrange(${start}, ${end})
        and b.${isOccupying} and (b.state <> 'held' or b.expires_at > ${now}::timestamptz)
    ) or exists (
      select from pitch_parts p join bookings b on b.pitch_id = p.part_id and b.during && tstzrange(${start}, ${end})
      where p.pitch_id = ${pitchId}::uuid and b.${isOccupying} and (b.state <> 'held' or b.expires_at > ${now}::timestamptz)
    )) as "isTaken"`,
)

interface Taking extends Input {
  blockedBy: string | null
  state: 'held' | 'blocked' | 'confirmed'
  expiresAt: Date | null
  reason: string | null
  priceAmount: number
  priceCurrency: string
  kind: BookingKind
  terms: string | null
  id: string | null
  customerId: string | null
  seriesId: string | null
  by: string | null
}

// Expires overdue holds, then inserts the booking. The constraint slot_taken lets only one concurrent insert succeed.
// Counting `ended` makes PostgreSQL finish the expiry before the insert. Locks the holds of a combined pitch before
// the holds of its parts, to avoid deadlocks. Changes nothing and returns a null id if the centre has blocked the user.
const occupyTimeRange = prepareStatement<Taking, Booking | { id: null }>(
  (input) => sql`
    with asked as (
      select ${input.pitchId}::uuid as pitch_id, ${input.bookerId}::uuid as booker_id, ${input.blockedBy}::uuid as blocked_by, tstzrange(${input.start}, ${input.end}) as during,
        ${input.state}::text as state, ${input.expiresAt}::timestamptz as expires_at, ${input.reason}::text as reason, ${input.priceAmount}::int as price_amount,
        ${input.priceCurrency}::text as price_currency, ${input.now}::timestamptz as now, ${input.kind}::text as kind, ${input.terms}::jsonb as terms,
        coalesce(${input.id}::uuid, gen_random_uuid()) as id, ${input.customerId}::uuid as customer_id, ${input.seriesId}::uuid as series_id, ${input.by}::uuid as by
    ), place as (
      select pitch_id from asked union all select part_id from asked join pitch_parts using (pitch_id)
    ), living as (
      select from asked a cross join place join bookings b on b.pitch_id = place.pitch_id and b.during && a.during
      where b.${isOccupying}
        -- guard: an expired hold does not occupy its slot
        and (b.state <> 'held' or b.expires_at > a.now)
      limit 1
    ), unwelcome as (
      select from customers where not_welcome_since is not null and user_id = ${input.bookerId}::uuid
        and centre_id = (select centre_id from pitches where id = ${input.pitchId}::uuid)
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
    where id is not null or exists (select from unwelcome)`,
)

interface Occupying extends TimeRange {
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
  terms?: CancellationPolicy | null
  now: Date
}

/** Returns false for a user blocked by the centre, so that `insertOccupyingBooking` throws `not-welcome`. */
export const isTaken = async (db: Database, input: Input) => (await findTaken(db, input))[0]?.isTaken === true

const noIds = { id: null, bookerId: null, blockedBy: null, customerId: null, by: null }
const defaults = { ...noIds, kind: 'session', priceAmount: 0, expiresAt: null, reason: null } as const

/** Returns undefined if the time is taken. Throws `not-welcome` if the centre has blocked the user. */
export const insertOccupyingBooking = async (db: Database, input: Occupying) => {
  const [taken] = await occupyTimeRange(db, {
    ...defaults,
    ...input,
    terms: input.terms ? JSON.stringify(input.terms) : null,
    seriesId: input.seriesId ?? null,
  })
  if (taken?.id === null) throw new ApiError('not-welcome')
  if (taken && input.state === 'confirmed') updateCustomers(db, [taken.id])
  return taken
}
