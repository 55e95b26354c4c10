import {
  type CustomerBooking,
  type CustomerFilter,
  customersPerPage,
  maxVisits,
} from '@i-one/contract/centres/customers'
import type { Money } from '@i-one/contract/shapes'
import { day } from '@i-one/game/durations'
import { type RawBuilder, sql } from 'kysely'
import { transferBookingsToCustomer, transferAllBookingsToCustomer } from '../../bookings/keeping/sql.ts'
import { saveCustomerBookings, updateCustomers } from '../../customer-bookings.ts'
import { type Database, openTransaction } from '../../lib/database/database.ts'
import { runInBatches } from '../../lib/database/in-batches.ts'
import { allIds, allRows, firstRow, firstValue } from '../../lib/database/rows.ts'
import { moveLoggedCustomerNames } from '../../log-names.ts'

export interface StoredCustomer {
  id: string
  account: boolean
  name: string
  phone: string
  atDesk: { name: string; phone: string } | null
  note: string
  notWelcome: boolean
  visits: number
  cancelledLate: number
  noShows: number
  last: Date | null
  owed: Money[]
  at: Date
}

interface Sought {
  centreId: string
  search: string
  now: Date
}

// These expressions must match the index customers_listed.
const shownId = sql`coalesce(k.user_id, k.id)`
const at = sql`coalesce(k.last_booked, k.created_at)`

// Reads account names and phone numbers only for a search, because other lists do not need them.
const isSought = ({ centreId, search }: Omit<Sought, 'now'>) =>
  search === ''
    ? sql`k.centre_id = ${centreId}`
    : sql`k.centre_id = ${centreId} and exists (
        select from (select k.name, k.phone
          union all select nickname, phone_number from users where users.id = k.user_id) as person
        where position(searchable(${search}) in searchable(person.name)) > 0
          or length(regexp_replace(${search}, '\\D', '', 'g')) >= 3
            and position(regexp_replace(${search}, '^0|\\D', '', 'g') in person.phone) > 0)`

const owedNow = (now: Date) => sql`owed > 0 and owed_from <= ${now}`

interface Counts {
  people: number
  owe: number
  missed: number
  notWelcome: number
  fresh: number
  owed: Money[]
}

export const countCustomers = async (db: Database, { centreId, search, now }: Sought) => {
  const among = search === '' ? sql`true` : sql`customer_id in (select id from sought)`
  const counts = await firstRow<Counts>(db)`
    with sought as (
      select k.id, k.not_welcome_since, coalesce(k.first_booked, k.created_at) as first
      from customers k where ${isSought({ centreId, search })}
    ), owing as (
      select customer_id, currency, owed from customer_bookings
      where centre_id = ${centreId} and ${owedNow(now)} and ${among}
    )
    select count(*)::int as people, count(not_welcome_since)::int as "notWelcome",
      count(*) filter (where first > ${new Date(now.getTime() - 30 * day)})::int as fresh,
      (select count(distinct customer_id)::int from owing) as owe,
      (select count(distinct customer_id)::int from customer_bookings
        where centre_id = ${centreId} and came = 'no-show' and ${among}) as missed,
      (select coalesce(json_agg(json_build_object('amount', amount, 'currency', currency) order by currency), '[]')
        from (select currency, sum(owed) as amount from owing group by currency) as sums) as owed
    from sought`
  return counts!
}

const select = (db: Database, chosen: RawBuilder<unknown>, now: Date) =>
  allRows<StoredCustomer>(db)`
    with chosen as (
      select id, centre_id, user_id, name, phone, note, not_welcome_since, ${shownId} as shown_id, ${at} as at
      from customers k ${chosen}
    )
    select k.shown_id as id, k.user_id is not null as account, coalesce(u.nickname, k.name) as name,
      coalesce(u.phone_number, k.phone) as phone,
      case when k.user_id is not null and k.name <> '' then json_build_object('name', k.name, 'phone', k.phone) end as "atDesk",
      k.note, k.not_welcome_since is not null as "notWelcome",
      visits, "cancelledLate", "noShows", last, k.at,
      (select coalesce(json_agg(json_build_object('amount', amount, 'currency', currency) order by currency), '[]')
        from (select currency, sum(owed) as amount from customer_bookings
          where centre_id = k.centre_id and customer_id = k.id and ${owedNow(now)} group by currency) as sums) as owed
    from chosen k left join users u on u.id = k.user_id cross join lateral (
      select count(*) filter (where came = 'confirmed' and start <= ${now})::int as visits,
        count(*) filter (where came = 'cancelled-late')::int as "cancelledLate",
        count(*) filter (where came = 'no-show')::int as "noShows",
        max(start) filter (where came in ('pending', 'confirmed', 'no-show')) as last
      from customer_bookings where customer_id = k.id) as booked
    order by k.at desc, k.shown_id desc`

interface Input extends Sought {
  only: CustomerFilter
  after?: { at: Date; id: string } | undefined
}

export const listMatchingCustomers = (db: Database, { only, after, ...sought }: Input) => {
  const isShown = {
    all: sql`true`,
    owe: sql`k.id in (select customer_id from customer_bookings
      where centre_id = ${sought.centreId} and ${owedNow(sought.now)})`,
    missed: sql`k.id in (select customer_id from customer_bookings
      where centre_id = ${sought.centreId} and came = 'no-show')`,
    'not-welcome': sql`k.not_welcome_since is not null`,
  }[only]
  const isAfter = after ? sql`(${at}, ${shownId}) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`
  return select(
    db,
    sql`
      where ${isSought(sought)} and ${isShown} and ${isAfter}
      order by ${at} desc, ${shownId} desc limit ${customersPerPage + 1}`,
    sought.now,
  )
}

const isOne = (centreId: string, id: string) =>
  sql`k.centre_id = ${centreId} and k.id = (
    select id from customers where id = ${id} and user_id is null
    union all select id from customers where user_id = ${id} and centre_id = ${centreId})`

export const findCustomer = async (db: Database, centreId: string, { id, now }: { id: string; now: Date }) =>
  (await select(db, sql`where ${isOne(centreId, id)}`, now))[0]

export interface StoredCustomerBooking {
  id: string
  pitch: string
  timeZone: string
  start: Date
  came: CustomerBooking['came']
  owed: number
  currency: string
}

export const listBookingsOf = (db: Database, centreId: string, customer: string, now: Date) => {
  const booked = sql`
    select booking_id, start, came, owed, currency, owed_from from customer_bookings
    where centre_id = ${centreId} and customer_id = (select k.id from customers k where ${isOne(centreId, customer)})`
  const last = sql`order by start desc, booking_id limit ${maxVisits}`
  return allRows<StoredCustomerBooking>(db)`
    select booking_id as id, p.name as pitch, p.time_zone as "timeZone", start, currency,
      case when owed_from <= ${now} then owed else 0 end as owed,
      case when came not in ('pending', 'confirmed') then came when start > ${now} then 'to-come' else 'came' end as came
    from ((${booked} ${last}) union (${booked} and ${owedNow(now)} ${last})) as shown
      join bookings b on b.id = booking_id join pitches p on p.id = b.pitch_id
    order by ${owedNow(now)} desc, start desc, booking_id limit ${maxVisits}`
}

interface Change {
  note?: string | undefined
  notWelcome?: boolean | undefined
}

export const lockCustomers = (db: Database, centreId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`customers of ${centreId}`}, 0))`.execute(db)

/** Lock order: the customer before the customer's bookings. */
export const lockCustomer = (db: Database, id: string) =>
  sql`select from customers where id = ${id} for update`.execute(db)

export interface MergedCustomer {
  note: string
  notWelcomeSince: string | null
  other?: {
    id: string
    name: string
    phone: string
    note: string
    notWelcomeSince: string | null
    createdAt: string
    bookings: string[]
  } | null
}

const factsOf = (table: 'k' | 'o') =>
  sql.raw(`'note', ${table}.note, 'notWelcomeSince', ${table}.not_welcome_since`)

const bothNotes = (one: string, other: string) =>
  sql`left(concat_ws('. ', nullif(${one}, ''), nullif(${other}, '')), 300)`

/**
 * Links the customer to the account and merges the account's other customer at this centre. Must be called last,
 * because other transactions wait for its locks until this transaction commits.
 */
export const linkAccount = async (db: Database, id: string, userId: string) => {
  const before = await firstValue<MergedCustomer>(db)`
    select json_build_object(${factsOf('k')}, 'other', (
      select json_build_object('id', o.id, 'name', o.name, 'phone', o.phone, ${factsOf('o')}, 'createdAt', o.created_at,
        'bookings', array(select id from bookings where customer_id = o.id))
      from customers o where o.centre_id = k.centre_id and o.user_id = ${userId}))
    from customers k where k.id = ${id} and k.user_id is null`
  const other = await firstRow<{ id: string; centreId: string; note: string; since: Date | null }>(db)`
    select o.id, o.centre_id as "centreId", o.note, o.not_welcome_since as since
    from customers o join customers k using (centre_id)
    where k.id = ${id} and k.user_id is null and o.user_id = ${userId}`
  let booked: string[] = []
  if (other) {
    await transferAllBookingsToCustomer(db, other.id, id)
    await moveLoggedCustomerNames(db, other.id, id)
    // without the lock, a concurrent transaction's booking would be deleted with the customer
    await sql`select lock_customer_bookings(array[${other.centreId}::uuid])`.execute(db)
    booked = await allIds(db)`select booking_id as id from customer_bookings where customer_id = ${other.id}`
    await db.deleteFrom('customers').where('id', '=', other.id).execute()
  }
  await sql`
    update customers set user_id = ${userId}, not_welcome_since = least(not_welcome_since, ${other?.since ?? null}),
      note = ${bothNotes(before?.note ?? '', other?.note ?? '')}
    where id = ${id} and user_id is null`.execute(db)
  updateCustomers(db, booked)
  return before
}

/** Undoes `linkAccount`, but keeps later changes to notes and blocks. Must be called last, like `linkAccount`. */
export const lockAndUnlinkAccount = async (db: Database, id: string, { other, ...was }: MergedCustomer) => {
  const since = other?.notWelcomeSince ?? null
  const now = await firstRow<{
    centreId: string
    userId: string
    noteChanged: boolean
    since: Date | null
    barred: boolean
  }>(db)`
    select centre_id as "centreId", user_id as "userId", not_welcome_since as since,
      note <> ${bothNotes(was.note, other?.note ?? '')} as "noteChanged",
      not_welcome_since is distinct from least(${was.notWelcomeSince}::timestamptz, ${since}::timestamptz) as barred
    from customers where id = ${id} and user_id is not null for update`
  if (!now) return
  await sql`select lock_customer_bookings(array[${now.centreId}::uuid])`.execute(db)
  const booked = await allIds(db)`select booking_id as id from customer_bookings where customer_id = ${id}`
  await sql`
    update customers set user_id = null,
      note = case when ${now.noteChanged} then note else ${was.note} end,
      not_welcome_since = case when ${now.barred} then not_welcome_since else ${was.notWelcomeSince}::timestamptz end
    where id = ${id}`.execute(db)
  const otherSince = now.barred ? now.since : since
  if (other || otherSince)
    await sql`
      insert into customers (id, centre_id, user_id, name, phone, note, not_welcome_since, created_at)
      select coalesce(${other?.id ?? null}::uuid, gen_random_uuid()), ${now.centreId}, ${now.userId}, ${other?.name ?? ''},
        case when exists (select from customers where centre_id = ${now.centreId} and phone = ${other?.phone ?? ''})
          then '' else ${other?.phone ?? ''} end,
        ${other?.note ?? ''}, ${otherSince}::timestamptz, coalesce(${other?.createdAt ?? null}::timestamptz, created_at)
      from customers where id = ${id}`.execute(db)
  if (other) await transferBookingsToCustomer(db, other.bookings, { from: id, to: other.id })
  updateCustomers(db, booked)
}

export const updateCustomer = (
  db: Database,
  { centreId, id }: { centreId: string; id: string },
  { note, notWelcome, now }: Change & { now: Date },
) =>
  sql`
    update customers k set note = coalesce(${note ?? null}, note),
      not_welcome_since = case when ${notWelcome ?? null}::boolean is null then not_welcome_since
        when ${notWelcome ?? null} then coalesce(not_welcome_since, ${now}) end
    where ${isOne(centreId, id)}`.execute(db)

export const deleteOldCustomers = (db: Database, before: Date) => {
  const due = sql`user_id is null and not_welcome_since is null and coalesce(last_booked, created_at) < ${before}
    and not exists (select from customer_bookings
      where centre_id = customers.centre_id and customer_id = customers.id and owed > 0)`
  return runInBatches((max) =>
    openTransaction(db, async (one) => {
      const ids = await allIds(one)`
        select id from customers where ${due} limit ${max} for update skip locked`
      // checks `due` again after locking, because the customer may have a new booking
      return sql`delete from customers where id = any (${ids}::uuid[]) and ${due}`.execute(one)
    }),
  )
}

// Bookings per transaction. Small, because new bookings at the centre wait for each transaction.
const batch = 500

export const moveCustomers = async (db: Database, pitchId: string) => {
  const pending = await allIds(db)`
    select id from bookings
    where pitch_id = ${pitchId} and state = 'pending' and authorize_by is not null and part_of is null`
  await saveCustomerBookings(db, pending)
  let after = { start: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const rows = await allRows<{ start: Date; id: string }>(db)`
      select lower(during) as start, id from bookings
      where pitch_id = ${pitchId} and state in ('confirmed', 'cancelled') and blocked_by is null and part_of is null
        and lower(during) >= ${after.start} and (lower(during), id) > (${after.start}::timestamptz, ${after.id}::uuid)
      order by lower(during), id limit ${batch}`
    const ids = rows.map(({ id }) => id)
    await saveCustomerBookings(db, ids)
    if (rows.length < batch) return
    after = rows.at(-1)!
  }
}
