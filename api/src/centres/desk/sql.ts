import type { BookingState, CancellationPolicy } from '@i-one/contract/bookings'
import type { Customer, DeskBooking } from '@i-one/contract/centres/desk'
import { sql } from 'kysely'
import { type Staffed, staffedColumns } from '../../at-centre.ts'
import type { TimeRange } from '../../bookings/slots.ts'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows, firstRow, firstValue } from '../../lib/database/rows.ts'

/** Lock order: the pitch before its centre. Inserting a customer locks the centre. */
export const lockPitchInCentre = (db: Database, pitchId: string) =>
  sql`select from pitches where id = ${pitchId} for key share`.execute(db)

export interface NewCustomer {
  centreId: string
  name: string
  phone: string
  renamed: boolean
  now: Date
}

/** Prevents deletion of the customer, but allows concurrent bookings. A phone number has one customer per centre. */
export const lockOrCreateCustomer = async (
  db: Database,
  customer: NewCustomer,
): Promise<{ id: string; was: string }> => {
  const { centreId, name, phone, renamed, now } = customer
  const made = await firstValue<string>(db)`
    insert into customers (centre_id, name, phone, created_at) values (${centreId}, ${name}, ${phone}, ${now})
    on conflict (centre_id, phone) where phone <> '' do nothing returning id`
  if (made) return { id: made, was: name }
  const known = renamed
    ? await firstRow<{ id: string; was: string }>(db)`
        with before as (select id, name from customers where centre_id = ${centreId} and phone = ${phone})
        update customers set name = ${name} from before where customers.id = before.id
        returning customers.id, before.name as was`
    : await firstRow<{ id: string; was: string }>(db)`
        select id, ${name} as was from customers where centre_id = ${centreId} and phone = ${phone} for key share`
  // retries if the customer was deleted between the two statements
  return known ?? lockOrCreateCustomer(db, customer)
}

export interface StoredDeskBooking extends TimeRange {
  id: string
  pitchId: string
  state: BookingState
  priceAmount: number
  priceCurrency: string
  paid: number
  terms: CancellationPolicy | null
  customer: Customer | null
  seriesId: string | null
  letDown: DeskBooking['letDown']
}

const columns = sql`
  b.id, b.pitch_id as "pitchId", lower(b.during) as start, upper(b.during) as "end", b.state,
  b.price_amount as "priceAmount", b.price_currency as "priceCurrency", b.terms, b.series_id as "seriesId",
  b.let_down as "letDown",
  (select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)::int
    from booking_payments where booking_id = b.id) as paid,
  (select json_build_object('_id', id, 'name', name, 'phone', phone) from customers where id = b.customer_id) as customer`

export const listDeskBookings = (db: Database, ids: readonly string[]) =>
  allRows<StoredDeskBooking>(db)`
    select ${columns} from bookings b
    where b.id = any (${ids}::uuid[]) and b.kind = 'desk' order by lower(b.during), b.id`

export const findDeskBooking = (db: Database, id: string) =>
  firstRow<StoredDeskBooking & Staffed & { centreId: string; pitchName: string }>(db)`
    select ${columns}, ${staffedColumns}, p.centre_id as "centreId", p.name as "pitchName" from bookings b join pitches p on p.id = b.pitch_id
    where b.id = ${id} and b.kind = 'desk'`

export const findKnownIds = (db: Database, ids: readonly string[]) =>
  allIds(db)`select id from bookings where id = any (${ids}::uuid[])`

export const listSeriesFrom = (db: Database, { seriesId, start }: StoredDeskBooking) =>
  allRows<StoredDeskBooking>(db)`
    select ${columns} from bookings b
    where b.series_id = ${seriesId} and b.kind = 'desk' and lower(b.during) >= ${start} order by lower(b.during), b.id`
