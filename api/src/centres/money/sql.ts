import type { CancellationPolicy, BookingState } from '@i-one/contract/bookings'
import type { BookingPayment, DeskPaymentMethod } from '@i-one/contract/centres/money'
import { sql } from 'kysely'
import { type Staffed, centresOfDecider, staffedColumns } from '../../at-centre.ts'
import type { TimeRange } from '../../bookings/slots.ts'
import { addPaymentToCentreLog } from '../../centre-log.ts'
import { updateCustomers, updateCustomersSinceFirstReceipt } from '../../customer-bookings.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow, firstValue } from '../../lib/database/rows.ts'
import { saveNamesOfPayment } from '../../log-names.ts'
import { formerPlayer } from '../../players/sql.ts'

export interface PaidBooking extends TimeRange, Staffed {
  id: string
  state: BookingState
  centreId: string
  pitchId: string
  pitchName: string
  address: string
  timeZone: string
  priceAmount: number
  priceCurrency: string
  cancelFee: number
  terms: CancellationPolicy | null
  /** Amount to refund to players whose shares have decreased. */
  refundDue: number
}

export const findPaidBooking = (db: Database, id: string) =>
  firstRow<PaidBooking>(db)`
    select b.id, b.state, lower(b.during) as start, upper(b.during) as "end", ${staffedColumns},
      p.centre_id as "centreId", p.id as "pitchId", p.name as "pitchName", p.address, p.time_zone as "timeZone",
      b.price_amount as "priceAmount", b.price_currency as "priceCurrency", b.cancel_fee as "cancelFee", b.terms,
      (select coalesce(sum(least(one.received, -one.open)), 0)::int
        from sessions s cross join lateral (
          -- offset 0 prevents PostgreSQL from flattening this subquery and summing the places of all sessions first
          select received, open from balances where session_id = s.id offset 0) one
        where s.booking_id = b.id and one.open < 0) as "refundDue"
    from bookings b join pitches p on p.id = b.pitch_id
    where b.id = ${id} and b.blocked_by is null and b.kind <> 'part'`

/** Serializes payments of a centre, so that receipt numbers stay in sequence. */
export const lockPayments = (db: Database, centreId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payments at ${centreId}`}, 0))`.execute(db)

export interface StoredPayment {
  id: string
  bookingId: string
  receipt: number
  kind: BookingPayment['kind']
  amount: number
  currency: string
  method: DeskPaymentMethod
  by: string
  payer: string | null
  at: Date
  player: string | null
  centreName: string
  centreAddress: string
  pitchId: string | null
  pitchName: string | null
  timeZone: string
  start: Date | null
  end: Date | null
  price: number | null
  paid: number
  refundOf: { payment: string; receipt: number; amount: number }[] | null
  rebuilt: boolean
}

const columns = sql.raw(`
  payment.id, payment.booking_id as "bookingId", payment.receipt, payment.kind, payment.amount, payment.currency,
  payment.method, coalesce(taker.name, person.name) as by, payer.name as payer, payment.at,
  case when payment.place_id is not null then coalesce(payer.name, '${formerPlayer.name}') end as player,
  payment.centre_name as "centreName", payment.centre_address as "centreAddress", payment.pitch_id as "pitchId",
  payment.pitch_name as "pitchName", payment.time_zone as "timeZone", payment.starts_at as start,
  payment.ends_at as "end", payment.price, payment.paid, payment.refund_of as "refundOf", payment.rebuilt`)

const receipts = sql.raw(`
  booking_payments payment
    join players person on person.id = payment.by
    left join log_names taker on taker.payment_id = payment.id and taker.role = 'by'
    left join log_names payer on payer.payment_id = payment.id and payer.role = 'about'`)

export const listPayments = (db: Database, bookingId: string) =>
  allRows<StoredPayment>(db)`
    select ${columns} from ${receipts} where payment.booking_id = ${bookingId} order by payment.receipt`

export const findPayment = (db: Database, id: string) =>
  db.selectFrom('booking_payments').select('booking_id as bookingId').where('id', '=', id).executeTakeFirst()

type Stored = 'id' | 'bookingId' | 'kind' | 'amount' | 'currency' | 'method' | 'by'

export interface NewPayment extends Pick<StoredPayment, Stored> {
  centreId: string
  now: Date
  placeId?: string
}

const signed = sql.raw("case kind when 'payment' then amount else -amount end")

/** Requires `lockPayments`. Returns false if the id is already in use. */
export const insertPayment = async (db: Database, payment: NewPayment) => {
  const { id, kind, amount } = payment
  const placeId = payment.placeId ?? null
  const receipt = await firstValue<number>(db)`
    insert into booking_payments (id, booking_id, centre_id, receipt, kind, amount, currency, method, by, at, place_id,
      centre_name, centre_address, pitch_id, pitch_name, time_zone, starts_at, ends_at, price, paid, refund_of)
    select ${id}, b.id, c.id,
      (select coalesce(max(receipt), 0) + 1 from booking_payments where centre_id = c.id),
      ${kind}, ${amount}::int, ${payment.currency}, ${payment.method}, ${payment.by}, ${payment.now}, ${placeId},
      coalesce(nullif(c.legal_name, ''), c.name), c.address, p.id, p.name, p.time_zone, lower(b.during), upper(b.during),
      case when b.state in ('pending', 'confirmed') then b.price_amount else b.cancel_fee end,
      (select coalesce(sum(${signed}), 0) from booking_payments where booking_id = b.id)
        + ${kind === 'payment' ? amount : -amount}::int,
      case ${kind} when 'refund' then receipts_to_refund(b.id, ${placeId}::uuid, ${amount}::int, 'infinity') end
    from bookings b join pitches p on p.id = b.pitch_id join centres c on c.id = ${payment.centreId}
    where b.id = ${payment.bookingId}
    on conflict (id) do nothing
    returning receipt`
  if (receipt === undefined) return false
  await saveNamesOfPayment(db, id)
  await addPaymentToCentreLog(db, id)
  updateCustomers(db, [payment.bookingId])
  if (receipt === 1) updateCustomersSinceFirstReceipt(db, payment.centreId)
  return true
}

export const listPaymentsAt = (db: Database, userId: string, { start, end }: TimeRange) =>
  allRows<StoredPayment>(db)`
    select ${columns} from ${receipts}
    where payment.centre_id in (${centresOfDecider(userId)}) and payment.at >= ${start} and payment.at < ${end}
    order by payment.at desc, payment.receipt desc`
