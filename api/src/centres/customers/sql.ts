import { mostCustomers } from '@i-one/contract/centres/customers'
import type { Money } from '@i-one/contract/shapes'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'

export interface StoredCustomer {
  id: string
  account: boolean
  name: string
  phone: string
  note: string
  notWelcome: boolean
  visits: number
  cancelledLate: number
  noShows: number
  last: Date | null
  owed: Money[]
  /** Of all that were found. */
  people: number
}

/**
 * Who comes to a centre is found by what they booked there: for a customer at the desk, or by the captain of a session.
 * A captain of whom something was written down has a row of `customers` too.
 */
export const listKnown = (
  db: Database,
  centreId: string,
  { search = '', id = null, now }: { search?: string; id?: string | null; now: Date },
) =>
  allRows<StoredCustomer>(db)`
    with booked as (
      select case b.kind when 'desk' then b.customer_id end as customer_id,
        case when b.kind <> 'desk' then coalesce(s.captain_id, b.booker_id) end as user_id,
        b.state, b.let_down, b.price_currency, lower(b.during) as start,
        case when b.state = 'confirmed' and lower(b.during) <= ${now} then b.price_amount
          when b.state = 'cancelled' then b.cancel_fee else 0 end as due,
        (select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)
          from booking_payments where booking_id = b.id) as paid
      from pitches p join bookings b on b.pitch_id = p.id
        left join sessions s on s.booking_id = b.id
      where p.centre_id = ${centreId} and b.part_of is null and b.blocked_by is null
        and b.state in ('confirmed', 'pending', 'cancelled')
    ), person as (
      select k.id, null::uuid as user_id, k.id as customer_id, k.name, k.phone
      from customers k where k.centre_id = ${centreId} and k.user_id is null
      union all
      select u.id, u.id, k.id, u.nickname, u.phone_number
      from users u left join customers k on k.user_id = u.id and k.centre_id = ${centreId}
      where u.id in (select user_id from booked) or k.id is not null
    ), sought as (
      select person.id, person.user_id, person.name, person.phone, coalesce(k.note, '') as note, k.not_welcome_since is not null as "notWelcome"
      from person left join customers k on k.id = person.customer_id
      where (${id}::uuid is null or person.id = ${id})
        and (${search} = '' or position(searchable(${search}) in searchable(person.name)) > 0
          or length(regexp_replace(${search}, '\\D', '', 'g')) >= 3
            and position(regexp_replace(${search}, '^0|\\D', '', 'g') in person.phone) > 0)
    )
    select sought.id, sought.user_id is not null as account, sought.name, sought.phone, sought.note, sought."notWelcome",
      count(b.start) filter (where b.state = 'confirmed' and b.start <= ${now} and b.let_down is null)::int as visits,
      count(b.start) filter (where b.let_down = 'cancelled-late')::int as "cancelledLate",
      count(b.start) filter (where b.let_down = 'no-show')::int as "noShows",
      max(b.start) filter (where b.state <> 'cancelled') as last,
      coalesce((
        select json_agg(json_build_object('amount', amount, 'currency', currency) order by currency) from (
          select o.price_currency as currency, sum(o.due - o.paid) as amount from booked o
          where (o.customer_id = sought.id or o.user_id = sought.user_id) and o.due > o.paid
          group by o.price_currency) as sums), '[]') as owed,
      count(*) over ()::int as people
    from sought left join booked b on b.customer_id = sought.id or b.user_id = sought.user_id
    group by sought.id, sought.user_id, sought.name, sought.phone, sought.note, sought."notWelcome"
    order by max(b.start) desc nulls last, sought.name, sought.id
    limit ${mostCustomers}`

interface Change {
  note?: string | undefined
  notWelcome?: boolean | undefined
}

/** By the id it is known by: that of a customer, or of an account, of which this is the first that is written down. */
export const keepChange = (
  db: Database,
  { centreId, id, account, name }: { centreId: string; id: string; account: boolean; name: string },
  { note, notWelcome, now }: Change & { now: Date },
) => {
  const since = sql`case when ${notWelcome ?? null}::boolean is null then k.not_welcome_since
    when ${notWelcome ?? null} then coalesce(k.not_welcome_since, ${now}) end`
  const change = sql`note = coalesce(${note ?? null}, k.note), not_welcome_since = ${since}`
  return account
    ? sql`
        insert into customers as k (centre_id, user_id, name, created_at, note, not_welcome_since)
        values (${centreId}, ${id}, ${name}, ${now}, ${note ?? ''}, ${notWelcome ? now : null})
        on conflict (user_id, centre_id) where user_id is not null do update set ${change}`.execute(db)
    : sql`update customers k set ${change} where id = ${id} and centre_id = ${centreId}`.execute(db)
}
