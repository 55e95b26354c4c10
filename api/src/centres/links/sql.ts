import { sql } from 'kysely'
import { type Staffed, staffedColumns } from '../../at-centre.ts'
import type { Booking } from '../../bookings/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { deleteDue } from '../../lib/database/lot-by-lot.ts'
import { firstRow } from '../../lib/database/rows.ts'
import { type PitchRow, pitchColumns } from '../../sessions/pitch-row.ts'

/** One made before works no more. */
export const keepLink = (db: Database, bookingId: string, linkHash: Buffer) =>
  db
    .insertInto('booking_links')
    .values({ booking_id: bookingId, link_hash: linkHash })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ link_hash: linkHash }))
    .execute()

export interface StoredLinked
  extends
    PitchRow,
    Staffed,
    Pick<Booking, 'id' | 'kind' | 'state' | 'start' | 'end' | 'priceAmount' | 'priceCurrency'> {
  centreId: string
  customerId: string | null
  paid: number
  /** Of the session it has become. */
  sessionId: string | null
  captainId: string | null
}

/** Where a link leads to, whatever has become of it. */
export const findLinked = (db: Database, linkHash: Buffer) =>
  firstRow<StoredLinked>(db)`
    select b.id, b.kind, b.state, lower(b.during) as start, upper(b.during) as "end",
      b.price_amount as "priceAmount", b.price_currency as "priceCurrency", b.customer_id as "customerId",
      p.centre_id as "centreId", ${pitchColumns}, ${staffedColumns}, s.id as "sessionId", s.captain_id as "captainId",
      (select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)::int
        from booking_payments where booking_id = b.id) as paid
    from booking_links link
      join bookings b on b.id = link.booking_id
      join pitches p on p.id = b.pitch_id
      left join sessions s on s.booking_id = b.id
    where link.link_hash = ${linkHash}`

export const forgetLinks = (db: Database, now: Date) =>
  deleteDue(
    db,
    'booking_links',
    sql`exists (select from bookings where id = booking_id and upper(during) <= ${now})`,
  )
