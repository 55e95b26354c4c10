import { type Kysely, sql } from 'kysely'
import { moveCustomersOfPitch } from '../src/centres/registration/actions.ts'
import type { DB } from '../src/lib/database/tables.ts'

export const moveWaitingBookings = async (db: Kysely<DB>) => {
  const { rows } = await sql<{ moved: Parameters<typeof moveCustomersOfPitch>[1] }>`
    select payload as moved from graphile_worker._private_jobs job join graphile_worker._private_tasks task
      on task.id = job.task_id and task.identifier = 'customers-of-pitch'
    order by job.id`.execute(db)
  for (const { moved } of rows) await moveCustomersOfPitch(db, moved)
  return rows.length
}

const saved = sql.raw('booking_id, centre_id, customer_id, start, came, owed, currency, owed_from')

export const listCustomerMismatches = async (db: Kysely<DB>): Promise<unknown[]> => {
  await moveWaitingBookings(db)
  const bookings = await sql`
    (select 'is kept' as what, ${saved} from customer_bookings
      except select 'is kept', ${saved} from customer_bookings_by_now)
    union all (select 'is so', ${saved} from customer_bookings_by_now
      except select 'is so', ${saved} from customer_bookings)`.execute(db)
  const bounds = await sql`
    select k.id, first_booked, last_booked, first, last
    from customers k cross join lateral (
      select min(start) as first, max(start) as last from customer_bookings where customer_id = k.id) as booked
    where (first_booked, last_booked) is distinct from (first, last)`.execute(db)
  const parts = await sql`
    select id as pitch, part_hours, parts_listed from pitches
    where (part_hours, parts_listed) is distinct from (hours_of_parts(id), are_parts_listed(id))`.execute(db)
  return [...bookings.rows, ...bounds.rows, ...parts.rows]
}
