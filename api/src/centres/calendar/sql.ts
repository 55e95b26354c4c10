import { sql } from 'kysely'
import { type OccupiedRange, isOccupying } from '../../bookings/occupied-sql.ts'
import { hoursColumns } from '../../bookings/opening-hours.ts'
import type { Bookable } from '../../bookings/sql.ts'
import { prepareRead } from '../../lib/database/prepared.ts'
import { type HostRow, hostColumns, hostJoins } from '../bookings/sql.ts'

export interface StoredPitch extends Omit<Bookable, 'listed' | 'terms'> {
  name: string
  parts: string[]
}

export const listPitchesOf = prepareRead<{ centre: string }, StoredPitch>(
  ({ centre }) => sql`
    select id, name, ${hoursColumns}, price_amount as "priceAmount", price_currency as "priceCurrency", prices,
      array(select part_id from pitch_parts where pitch_id = p.id) as parts
    from pitches p where centre_id = ${centre} order by searchable(name), id`,
)

export interface DayRow extends HostRow {
  state: OccupiedRange['state']
  phone: string | null
  paid: number
}

export const listBookingsOf = prepareRead<{ centre: string; start: Date; end: Date; now: Date }, DayRow>(
  ({ centre, start, end, now }) => sql`
    select ${hostColumns},
      coalesce(case when coalesce(own.kind, b.kind) = 'desk' then customer.phone end, account.phone_number) as phone,
      (select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)::int
        from booking_payments where booking_id = coalesce(b.part_of, b.id)) as paid
    from pitches p
    join bookings b on b.pitch_id = p.id and b.during && tstzrange(${start}, ${end})
      and b.${isOccupying} and (b.state <> 'held' or b.expires_at > ${now})
    ${hostJoins}
    left join users account on account.id = person.id
    where p.centre_id = ${centre}
    order by lower(b.during), b.id`,
)
