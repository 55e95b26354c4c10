import { type Staffed, staffedColumns } from '../../at-centre.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'

export interface PitchBill extends Staffed {
  name: string
  timeZone: string
  state: string
  slots: number
  matches: number
  start: Date
  end: Date
  amount: number
  currency: string
  authorizeBy: Date | null
}

export const listBills = (db: Database, bookings: readonly string[]) =>
  allRows<PitchBill>(db)`
    select p.name, ${staffedColumns}, p.time_zone as "timeZone", min(b.state) as state, count(*)::int as slots,
      sum(lies.matches)::int as matches, min(lower(b.during)) as start, max(upper(b.during)) as "end",
      sum(b.price_amount)::int as amount, b.price_currency as currency, min(b.authorize_by) as "authorizeBy"
    from bookings b join pitches p on p.id = b.pitch_id
      cross join lateral (select count(*) as matches from tournament_matches where booking_id = b.id) as lies
    where b.id = any (${bookings}::uuid[])
    group by p.id, b.price_currency order by p.id`
