import {
  type CustomerBooking,
  type KnownFilter,
  mostCustomers,
  mostVisits,
} from '@i-one/contract/centres/customers'
import type { Money } from '@i-one/contract/shapes'
import { day } from '@i-one/game/durations'
import { sql } from 'kysely'
import { handToCustomer } from '../../bookings/keeping/sql.ts'
import { type Database, inTransaction } from '../../lib/database/database.ts'
import { lotByLot } from '../../lib/database/lot-by-lot.ts'
import { allIds, allRows, firstRow } from '../../lib/database/rows.ts'

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
  /** When they were there last or will be, or were written down: the order of the list. */
  at: Date
}

interface Counts {
  people: number
  allWhoOwe: number
  allWhoMissed: number
  allNotWelcome: number
  allFresh: number
  allOwed: Money[]
}

interface Asked {
  search?: string
  only?: KnownFilter
  id?: string | null
  after?: { at: Date; id: string } | undefined
  now: Date
}

/** What one person may have booked, by an index on each way: the desk for them, a session they lead, or they themselves. */
const perhapsBy = (centreId: string, person: string) => sql`
  b.id in (
    select id from bookings where customer_id = ${person}
    union all select o.id from customers c join bookings o on o.customer_id = c.id
      where c.user_id = ${person} and c.centre_id = ${centreId}
    union all select booking_id from sessions where captain_id = ${person}
    union all select id from bookings where booker_id = ${person})`

/**
 * What was booked at a centre, and by whom: for a customer at the desk, or by the captain of a session. Where it is asked
 * of one person, all of theirs is there, and little else.
 */
const booked = (centreId: string, now: Date, person?: string | null) => sql`
  select case when b.kind = 'desk' then coalesce(k.user_id, b.customer_id)
      else coalesce(s.captain_id, b.booker_id) end as person_id,
    b.id, b.state, b.price_currency, lower(b.during) as start, p.name as pitch, p.time_zone,
    -- a captain cancels a session late as a customer does a booking of the desk
    case when b.kind <> 'desk' and b.state = 'cancelled' and s.reason = 'captain'
        and s.ended_at > lower(b.during) - make_interval(hours => coalesce((b.terms ->> 'freeHours')::int, 24))
      then 'cancelled-late' else b.let_down end as let_down,
    case when b.state <> 'confirmed' then b.cancel_fee
      -- what rain or a power cut ended is for the pitch to say
      when upper(b.during) <= ${now} and s.state is distinct from 'abandoned'
        and (b.kind = 'desk' or lower(b.during) >= kept.since) then b.price_amount
      else 0 end as due,
    (select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)
      from booking_payments where booking_id = b.id) as paid
  from pitches p join bookings b on b.pitch_id = p.id
    left join sessions s on s.booking_id = b.id
    left join customers k on k.id = b.customer_id and k.centre_id = p.centre_id
    -- of what captains paid before a centre wrote anything down here, nothing is known
    cross join (select min(at) as since from booking_payments where centre_id = ${centreId}) kept
  where p.centre_id = ${centreId} and b.part_of is null and b.blocked_by is null
    and (b.state in ('confirmed', 'pending', 'cancelled') or b.cancel_fee > 0)
    and ${person ? perhapsBy(centreId, person) : sql`true`}`

/**
 * Who comes to a centre is found by what they booked there: for a customer at the desk, or by the captain of a session.
 * A captain of whom something was written down has a row of `customers` too. One more than a page has, where there is one.
 */
export const listKnown = async (
  db: Database,
  centreId: string,
  { search = '', only = 'all', id = null, after, now }: Asked,
) => {
  // where nobody is on the page, one row has the counts alone
  const rows = await allRows<Counts & (StoredCustomer | { id: null })>(db)`
    with booked as (
      ${booked(centreId, now, id)}
    ), visited as (
      select person_id, max(start) as at, min(start) as first,
        count(*) filter (where state = 'confirmed' and start <= ${now} and let_down is null)::int as visits,
        count(*) filter (where let_down = 'cancelled-late')::int as cancelled_late,
        count(*) filter (where let_down = 'no-show')::int as no_shows,
        max(start) filter (where state in ('confirmed', 'pending')) as last
      from booked group by person_id
    ), owing as (
      select person_id, json_agg(json_build_object('amount', amount, 'currency', currency) order by currency) as owed
      from (select person_id, price_currency as currency, sum(due - paid) as amount
        from booked where due > paid group by person_id, price_currency) as sums
      group by person_id
    ), person as (
      select k.id, false as account, k.name, k.phone, k.note, k.not_welcome_since, k.created_at
      from customers k where k.centre_id = ${centreId} and k.user_id is null
      union all
      select u.id, true, u.nickname, u.phone_number, coalesce(k.note, ''), k.not_welcome_since,
        coalesce(k.created_at, u.created_at)
      from users u left join customers k on k.user_id = u.id and k.centre_id = ${centreId}
      where u.id in (select person_id from visited) or k.id is not null
    ), sought as (
      select person.id, account, name, phone, note, not_welcome_since is not null as "notWelcome",
        coalesce(visits, 0) as visits, coalesce(cancelled_late, 0) as "cancelledLate",
        coalesce(no_shows, 0) as "noShows", last, coalesce(owed, '[]') as owed, owed is not null as owes,
        coalesce(at, created_at) as at, coalesce(first, created_at) as first
      from person left join visited on visited.person_id = id left join owing on owing.person_id = id
      where (${id}::uuid is null or id = ${id})
        and (${search} = '' or position(searchable(${search}) in searchable(name)) > 0
          or length(regexp_replace(${search}, '\\D', '', 'g')) >= 3
            and position(regexp_replace(${search}, '^0|\\D', '', 'g') in phone) > 0)
    ), counts as (
      select count(*)::int as people, count(*) filter (where owes)::int as "allWhoOwe",
        count(*) filter (where "noShows" > 0)::int as "allWhoMissed",
        count(*) filter (where "notWelcome")::int as "allNotWelcome",
        count(*) filter (where first > ${new Date(now.getTime() - 30 * day)})::int as "allFresh",
        (select coalesce(json_agg(json_build_object('amount', amount, 'currency', currency) order by currency), '[]')
          from (select sum((one ->> 'amount')::bigint) as amount, one ->> 'currency' as currency
            from sought, json_array_elements(sought.owed) as one group by 2) as sums) as "allOwed"
      from sought
    )
    select people, "allWhoOwe", "allWhoMissed", "allNotWelcome", "allFresh", "allOwed", id, account, name, phone, note, "notWelcome", visits, "cancelledLate",
      "noShows", last, owed, at
    from counts left join sought on (${only} = 'all' or ${only} = 'owe' and owes
        or ${only} = 'missed' and "noShows" > 0 or ${only} = 'not-welcome' and "notWelcome")
      and (${after?.id ?? null}::uuid is null or (at, id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by at desc, id desc
    limit ${mostCustomers + 1}`
  const { people, allWhoOwe, allWhoMissed, allNotWelcome, allFresh, allOwed } = rows[0]!
  const known = rows.filter((row): row is Counts & StoredCustomer => row.id !== null)
  return {
    people,
    owe: allWhoOwe,
    missed: allWhoMissed,
    notWelcome: allNotWelcome,
    fresh: allFresh,
    owed: allOwed,
    known,
  }
}

export interface StoredVisit {
  id: string
  pitch: string
  timeZone: string
  start: Date
  came: CustomerBooking['came']
  owed: number
  currency: string
}

/** The last that they booked, and before these what they owe for. */
export const listBookingsOf = (db: Database, centreId: string, customer: string, now: Date) =>
  allRows<StoredVisit>(db)`
    with booked as (
      ${booked(centreId, now, customer)}
    )
    select id, pitch, time_zone as "timeZone", start, price_currency as currency, greatest(due - paid, 0)::int as owed,
      case when let_down is not null then let_down when state = 'cancelled' then 'cancelled'
        when start > ${now} then 'to-come' else 'came' end as came
    from booked where person_id = ${customer}
    order by due > paid desc, start desc, id limit ${mostVisits}`

interface Change {
  note?: string | undefined
  notWelcome?: boolean | undefined
}

/** Until the end of the transaction: of two who say whose a customer is, one sees what the other said. */
export const lockCustomers = (db: Database, centreId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`customers of ${centreId}`}, 0))`.execute(db)

/**
 * A customer turns out to be an account. What was written down of that account before becomes one with it. Who has an
 * account already keeps it: somebody else has come in their place.
 */
export const keepAccount = async (db: Database, id: string, userId: string) => {
  const other = await firstRow<{ id: string; note: string; since: Date | null }>(db)`
    select o.id, o.note, o.not_welcome_since as since from customers o join customers k using (centre_id)
    where k.id = ${id} and k.user_id is null and o.user_id = ${userId}`
  if (other) {
    await handToCustomer(db, other.id, id)
    await db.deleteFrom('customers').where('id', '=', other.id).execute()
  }
  await sql`
    update customers set user_id = ${userId}, not_welcome_since = least(not_welcome_since, ${other?.since ?? null}),
      note = left(concat_ws('. ', nullif(note, ''), nullif(${other?.note ?? ''}, '')), 300)
    where id = ${id} and user_id is null`.execute(db)
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

/**
 * Who has no account and booked nothing that ended later is forgotten with name, telephone and note, unless they owe or
 * are not welcome. What they booked stays, of nobody. Who is booked for just now is locked, and left for the next time.
 */
export const forgetOldCustomers = (db: Database, before: Date) => {
  const due = sql`user_id is null and not_welcome_since is null and created_at < ${before} and not exists (
    select from bookings b where b.customer_id = customers.id and (upper(b.during) >= ${before}
      or case when b.state = 'confirmed' then b.price_amount else b.cancel_fee end > (
        select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)
        from booking_payments where booking_id = b.id)))`
  return lotByLot((most) =>
    inTransaction(db, async (one) => {
      const ids = await allIds(
        one,
      )`select id from customers where ${due} limit ${most} for update skip locked`
      // asked again under the lock: somebody may have booked for them since it was looked for
      return sql`delete from customers where id = any (${ids}::uuid[]) and ${due}`.execute(one)
    }),
  )
}
