import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'
import type { TimeRange } from '../slots.ts'

export interface BookingWithRevenue extends TimeRange {
  state: 'confirmed' | 'blocked'
  isPart: boolean
  priceAmount: number
  priceCurrency: string
  received: number
}

export const listBookingsWithRevenue = (
  db: Database,
  pitchId: string,
  { start, end }: { start: Date; end: Date | null },
) =>
  allRows<BookingWithRevenue>(db)`
    select lower(b.during) as start, upper(b.during) as "end", b.state,
      b.part_of is not null as "isPart", b.price_amount as "priceAmount", b.price_currency as "priceCurrency",
      (select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)
        from booking_payments where booking_id = b.id)::int as received
    from bookings b
    where b.pitch_id = ${pitchId} and b.during && tstzrange(${start}, ${end}) and lower(b.during) >= ${start}
      and b.state in ('confirmed', 'blocked')
    order by lower(b.during)`
