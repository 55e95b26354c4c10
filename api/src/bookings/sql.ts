import type { BookingState, Terms } from '@i-one/contract/bookings'
import type { Prices } from '@i-one/game/centres/prices'
import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { firstRow } from '../lib/database/rows.ts'
import { reading, statement } from '../lib/database/statement.ts'
import { Refusal } from '../lib/http/refusal.ts'
import type { Hours, Stretch } from './slots.ts'

export interface Bookable extends Hours {
  id: string
  listed: boolean
  /** The base price of a slot. */
  priceAmount: number
  priceCurrency: string
  /** `null` where every slot costs the base price. */
  prices: Prices | null
  /** Of its centre; `null` where cancelling costs nothing. */
  terms: Terms | null
}

const bookablePitch = reading<[id: string], Bookable>(`
  select id, listed, time_zone as "timeZone", slot_minutes as "slotMinutes", opening_hours as "openingHours",
    price_amount as "priceAmount", price_currency as "priceCurrency", prices, terms
  from pitches where id = $1`)

/** What taking a slot has to know of a pitch. */
export const findBookable = async (db: Database, id: string) => (await bookablePitch(db, id))[0]

/** What it is for; rows of the parts of a combined pitch are of none of these. A `draft` is offered in a challenge that is being written, a `desk` booking is a customer's. */
export type BookingKind = 'session' | 'draft' | 'challenge' | 'desk'

export interface Booking extends Stretch {
  id: string
  pitchId: string
  bookerId: string | null
  kind: BookingKind
  state: BookingState
  expiresAt: Date | null
  authorizeBy: Date | null
  priceAmount: number
  priceCurrency: string
  terms: Terms | null
}

const bookingColumns = `
  id, pitch_id as "pitchId", booker_id as "bookerId", lower(during) as start, upper(during) as "end", kind, state,
  expires_at as "expiresAt", authorize_by as "authorizeBy", price_amount as "priceAmount",
  price_currency as "priceCurrency", terms`
export const asBooking = sql.raw(bookingColumns)

const storedColumns = `id, pitch_id, booker_id, blocked_by, during, kind, state, expires_at, authorize_by, reason,
  price_amount, price_currency, terms, created_at`
const stored = sql.raw(storedColumns)

/** What occupies a pitch: the states of the constraint slot_taken, so that its index answers. */
export const occupying = `state in ('held', 'pending', 'confirmed', 'blocked')`
export const occupies = sql.raw(occupying)

/** Of the booking `b` that stands: what its terms ask for before the game less what was paid, in the smallest unit. */
export const missingDeposit = `
  case when b.state in ('pending', 'confirmed') and (b.terms ->> 'deposit')::int > 0 then greatest(0,
    least((b.terms ->> 'deposit')::int, b.price_amount) - (
      select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)::int
      from booking_payments where booking_id = b.id)) else 0 end`

export const findBooking = (db: Database, id: string) =>
  firstRow<Booking>(db)`select ${asBooking} from bookings where id = ${id}`

export interface Window extends Stretch {
  pitchId: string
}

export interface Occupied extends Stretch {
  pitchId: string
  state: 'held' | 'pending' | 'confirmed' | 'blocked'
}

type Windows = [pitchIds: string[], starts: string[], ends: string[], now: Date]

/** Columns of what occupies each pitch or a part of it in its own window: of the window `w` and the booking `b`. */
const occupiedIn = (columns: string) => `
  with windows as materialized (
    select pitch_id, since, until from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as w (pitch_id, since, until)
  ), looked_at as (
    select pitch_id, pitch_id as place, since, until from windows
    union all
    select w.pitch_id, part_id, since, until from windows w join pitch_parts using (pitch_id)
  )
  select ${columns}
  from looked_at w join bookings b on b.pitch_id = w.place and b.during && tstzrange(w.since, w.until)
  where b.${occupying} and (b.state <> 'held' or b.expires_at > $4)`

const occupiedWithin = reading<Windows, Occupied>(`
  ${occupiedIn('w.pitch_id as "pitchId", lower(b.during) as start, upper(b.during) as "end", b.state')}
  order by lower(b.during)`)

const valuesOf = (windows: readonly Window[], now: Date): Windows => [
  windows.map(({ pitchId }) => pitchId),
  windows.map(({ start }) => start.toISOString()),
  windows.map(({ end }) => end.toISOString()),
  now,
]

/** What occupies each pitch or a part of it in its own window, in order of time, whatever the number of pitches. */
export const findOccupied = (db: Database, windows: readonly Window[], now: Date) =>
  occupiedWithin(db, ...valuesOf(windows, now))

type OnOne = [start: number, end: number, state: Occupied['state'], expires: number | null]

const epoch = (instant: string) => `date_part('epoch', ${instant}) * 1000`

/** One row, however much it is. */
const occupiedOnOne = reading<Windows, { occupied: OnOne[] }>(
  occupiedIn(`coalesce(json_agg(
    json_build_array(${epoch('lower(b.during)')}, ${epoch('upper(b.during)')}, b.state,
      case b.state when 'held' then ${epoch('b.expires_at')} end)
    order by lower(b.during)), '[]') as occupied`),
)

/** The same of one pitch, where there may be much of it; `expires` is the end of a hold. */
export const findOccupiedOn = async (db: Database, window: Window, now: Date) => {
  const [row] = await occupiedOnOne(db, ...valuesOf([window], now))
  return row!.occupied.map(([start, end, state, expires]) => ({
    pitchId: window.pitchId,
    start: new Date(start),
    end: new Date(end),
    state,
    expires: expires ?? Infinity,
  }))
}

/**
 * Takes a stretch of a pitch, or nothing where it is taken. Who sees it taken writes nothing and waits for nobody;
 * others end its stale holds, in order of time, and the constraint lets one of them insert. `ended` is counted so
 * that it has come to its end before the insert begins. Of a combined pitch the same goes for its parts; a hold of one is
 * locked before the rows of its parts, so that two who end it do not wait for each other. A booker who is not welcome at the
 * centre of the pitch changes nothing and gets a row without an id.
 */
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
    where b.${occupying} and (b.state <> 'held' or b.expires_at > a.now) limit 1
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
    where (id in (select id from stale) or part_of in (select id from stale)) and state = 'held'
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
  /** Made by a device, where it is. */
  id?: string
  bookerId?: string
  customerId?: string
  seriesId?: string | undefined
  /** Who took it for them. */
  by?: string
  blockedBy?: string
  expiresAt?: Date
  reason?: string
  priceAmount?: number
  priceCurrency: string
  terms?: Terms | null
  now: Date
}

/** Takes a stretch, or nothing where it is taken; a booker has to be welcome there, whatever it is for. */
export const occupy = async (db: Database, asked: Occupying) => {
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
  return taken
}

export interface Move {
  from: readonly BookingState[]
  to: BookingState
  bookerId?: string
  /** Of a hold: what it may be held for. */
  kinds?: readonly BookingKind[]
  authorizeBy?: Date
  reason?: string
  /** What is owed for ending it. */
  cancelFee?: number
  /** What came of it instead of a visit. */
  letDown?: 'cancelled-late' | undefined
  /** `null` where a timer does it. */
  by: string | null
  now: Date
}

/**
 * Moves a booking on, with its history, unless the world has moved first: its state has changed, its hold has run
 * out, or it is to be confirmed after the time to do so. Answers the booking moved, or nothing.
 */
export const moveBooking = async (db: Database, id: string, move: Move) => {
  const { from, to, bookerId = null, kinds = null, authorizeBy = null, reason = null, by, now } = move
  const { cancelFee = 0, letDown = null } = move
  return firstRow<Booking>(db)`
    with moved as (
      update bookings set
        state = ${to}, reason = coalesce(${reason}, reason),
        authorize_by = coalesce(${authorizeBy}::timestamptz, authorize_by), cancel_fee = ${cancelFee},
        let_down = ${letDown}
      where id = ${id} and state = any (${from})
        and (${bookerId}::uuid is null or booker_id = ${bookerId})
        and (${kinds}::text[] is null or kind = any (${kinds}))
        and (state <> 'held' or expires_at > ${now})
        and (state <> 'pending' or ${to} <> 'confirmed' or authorize_by > ${now})
      returning ${stored}
    ), history as (
      insert into booking_changes (booking_id, at, by, state, reason)
      select id, ${now}::timestamptz, ${by}::uuid, state, ${reason} from moved
    )
    select ${asBooking} from moved`
}
