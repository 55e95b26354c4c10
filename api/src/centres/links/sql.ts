import type { CancellationPolicy } from '@i-one/contract/bookings'
import type { Customer } from '@i-one/contract/centres/desk'
import { sql } from 'kysely'
import { type Staffed, staffedColumns } from '../../at-centre.ts'
import type { Booking } from '../../bookings/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { firstRow } from '../../lib/database/rows.ts'
import { type PitchRow, pitchColumns } from '../../sessions/pitch-row.ts'
import type { MergedCustomer } from '../customers/sql.ts'

export const saveLink = (db: Database, bookingId: string, linkHash: Buffer) =>
  db
    .insertInto('booking_links')
    .values({ booking_id: bookingId, link_hash: linkHash })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ link_hash: linkHash }))
    .execute()

export interface StoredLinkedBooking
  extends
    PitchRow,
    Staffed,
    Pick<Booking, 'id' | 'kind' | 'state' | 'start' | 'end' | 'priceAmount' | 'priceCurrency'> {
  centreId: string
  terms: CancellationPolicy | null
  customerId: string | null
  paid: number
  sessionId: string | null
  captainId: string | null
}

export const findLinkedBooking = (db: Database, linkHash: Buffer) =>
  firstRow<StoredLinkedBooking>(db)`
    select b.id, b.kind, b.state, lower(b.during) as start, upper(b.during) as "end",
      b.price_amount as "priceAmount", b.price_currency as "priceCurrency", b.customer_id as "customerId", b.terms,
      p.centre_id as "centreId", ${pitchColumns}, ${staffedColumns}, s.id as "sessionId", s.captain_id as "captainId",
      (select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)::int
        from booking_payments where booking_id = b.id) as paid
    from booking_links link
      join bookings b on b.id = link.booking_id
      join pitches p on p.id = b.pitch_id
      left join sessions s on s.booking_id = b.id
    where link.link_hash = ${linkHash}`

const isOver = (now: Date) =>
  sql`exists (select from bookings where id = booking_id and upper(during) <= ${now})`

export const deleteExpiredLinks = (db: Database, now: Date) => deleteDueRows(db, 'booking_links', isOver(now))

export const insertTakeover = (
  db: Database,
  bookingId: string,
  joined: MergedCustomer | undefined,
  now: Date,
) =>
  db
    .insertInto('take_overs')
    .values({ booking_id: bookingId, at: now, joined: joined ? JSON.stringify(joined) : null })
    .execute()

export interface StoredTakeover extends Staffed {
  at: Date
  start: Date
  centreId: string
  sessionId: string
  customer: Customer | null
  account: { _id: string; name: string; phone: string }
  joined: MergedCustomer | null
}

export const findTakeover = (db: Database, bookingId: string) =>
  firstRow<StoredTakeover>(db)`
    select t.at, t.joined, lower(b.during) as start, p.centre_id as "centreId", ${staffedColumns}, s.id as "sessionId",
      (select json_build_object('_id', id, 'name', name, 'phone', phone) from customers where id = b.customer_id) as customer,
      json_build_object('_id', s.captain_id, 'name', captain.name, 'phone', coalesce(u.phone_number, '')) as account
    from take_overs t
      join bookings b on b.id = t.booking_id
      join pitches p on p.id = b.pitch_id
      join sessions s on s.booking_id = b.id
      join players captain on captain.id = s.captain_id
      left join users u on u.id = s.captain_id
    where t.booking_id = ${bookingId} and b.kind = 'session'`

export const deleteLink = (db: Database, bookingId: string) =>
  db.deleteFrom('booking_links').where('booking_id', '=', bookingId).execute()

export const deleteTakeover = (db: Database, bookingId: string) =>
  db.deleteFrom('take_overs').where('booking_id', '=', bookingId).execute()

export const deleteOldTakeovers = (db: Database, now: Date) => deleteDueRows(db, 'take_overs', isOver(now))
