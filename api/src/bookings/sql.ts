import type { BookingState, CancellationPolicy } from '@i-one/contract/bookings'
import type { Prices } from '@i-one/game/centres/prices'
import { sql } from 'kysely'
import { termsColumn } from '../at-centre.ts'
import { updateCustomers } from '../customer-bookings.ts'
import type { Database } from '../lib/database/database.ts'
import { prepareRead } from '../lib/database/prepared.ts'
import { firstRow } from '../lib/database/rows.ts'
import { hoursColumns, isBookable } from './opening-hours.ts'
import type { ZonedPitchHours, TimeRange } from './slots.ts'

export interface Bookable extends ZonedPitchHours {
  id: string
  listed: boolean
  priceAmount: number
  priceCurrency: string
  prices: Prices | null
  terms: CancellationPolicy | null
}

const bookablePitch = prepareRead<{ id: string }, Bookable>(
  ({ id }) => sql`
    select id, ${isBookable} as listed, ${hoursColumns}, price_amount as "priceAmount", price_currency as "priceCurrency", prices,
      ${termsColumn}
    from pitches where id = ${id}`,
)

export const findBookable = async (db: Database, id: string) => (await bookablePitch(db, { id }))[0]

export type BookingKind = 'session' | 'draft' | 'challenge' | 'desk'

export interface Booking extends TimeRange {
  id: string
  pitchId: string
  bookerId: string | null
  kind: BookingKind
  state: BookingState
  expiresAt: Date | null
  authorizeBy: Date | null
  priceAmount: number
  priceCurrency: string
  terms: CancellationPolicy | null
}

export const bookingColumns = sql`
  id, pitch_id as "pitchId", booker_id as "bookerId", lower(during) as start, upper(during) as "end", kind, state,
  expires_at as "expiresAt", authorize_by as "authorizeBy", price_amount as "priceAmount",
  price_currency as "priceCurrency", terms`

export const storedColumns = sql`id, pitch_id, booker_id, blocked_by, during, kind, state, expires_at, authorize_by, reason,
  price_amount, price_currency, terms, created_at`

export const missingDeposit = sql`
  case when b.state in ('pending', 'confirmed') and (b.terms ->> 'deposit')::int > 0 then greatest(0,
    least((b.terms ->> 'deposit')::int, b.price_amount) - (
      select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)::int
      from booking_payments where booking_id = b.id)) else 0 end`

export const findBooking = (db: Database, id: string) =>
  firstRow<Booking>(db)`select ${bookingColumns} from bookings where id = ${id}`

export interface BookingTransition {
  from: readonly BookingState[]
  to: BookingState
  bookerId?: string
  kinds?: readonly BookingKind[]
  authorizeBy?: Date
  reason?: string
  cancelFee?: number
  letDown?: 'cancelled-late' | undefined
  by: string | null
  now: Date
}

const ofCustomers: ReadonlySet<BookingState> = new Set(['pending', 'confirmed', 'cancelled'])

export const transitionBooking = async (db: Database, id: string, move: BookingTransition) => {
  const { from, to, bookerId = null, kinds = null, authorizeBy = null, reason = null, by, now } = move
  const { cancelFee = 0, letDown = null } = move
  const moved = await firstRow<Booking>(db)`
    with moved as (
      update bookings set
        state = ${to}, reason = coalesce(${reason}, reason),
        authorize_by = coalesce(${authorizeBy}::timestamptz, authorize_by), cancel_fee = ${cancelFee},
        let_down = ${letDown}
      where id = ${id}
        -- guard: concurrent requests change the state of a booking once
        and state = any (${from})
        -- guard: only the holder can use a hold
        and (${bookerId}::uuid is null or booker_id = ${bookerId})
        and (${kinds}::text[] is null or kind = any (${kinds}))
        -- guard: an expired hold cannot become a booking
        and (state <> 'held' or expires_at > ${now})
        -- guard: a booking can be confirmed only before its deadline
        and (state <> 'pending' or ${to} <> 'confirmed' or authorize_by > ${now})
      returning ${storedColumns}
    ), history as (
      insert into booking_changes (booking_id, at, by, state, reason)
      select id, ${now}::timestamptz, ${by}::uuid, state, ${reason} from moved
    )
    select ${bookingColumns} from moved`
  if (moved && [...from, to].some((state) => ofCustomers.has(state))) updateCustomers(db, [id])
  return moved
}
