import type { CancellationPolicy } from '@i-one/contract/bookings'
import { sql } from 'kysely'
import { type Staffed, staffedColumns } from '../../at-centre.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { runInBatches } from '../../lib/database/in-batches.ts'
import { prepareRead } from '../../lib/database/prepared.ts'
import { allIds, firstRow } from '../../lib/database/rows.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { insertOccupyingBooking } from '../occupy-sql.ts'
import type { TimeRange } from '../slots.ts'
import { type Booking, type BookingKind, bookingColumns } from '../sql.ts'

export type HoldKind = Exclude<BookingKind, 'challenge' | 'desk'>

// guard: concurrent holds of a user are counted one at a time
export const lockHolds = (db: Database, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${userId}`}, 0))`.execute(db)

export const countHolds = async (
  db: Database,
  { userId, kind, since, now }: { userId: string; kind: HoldKind; since: Date; now: Date },
) =>
  (await firstRow<{ live: number; unused: number }>(db)`
    select
      count(*) filter (where state = 'held' and expires_at > ${now})::int as live,
      count(*) filter (where created_at > ${since}
        and state not in ('pending', 'confirmed')
        and not exists (select from sessions where booking_id = bookings.id))::int as unused
    from bookings
    where booker_id = ${userId} and kind = ${kind} and created_at > ${since}`) ?? { live: 0, unused: 0 }

export interface NewHold extends TimeRange {
  pitchId: string
  bookerId: string
  kind?: BookingKind
  expiresAt: Date
  priceAmount: number
  priceCurrency: string
  terms: CancellationPolicy | null
  now: Date
}

export const listUnwelcome = prepareRead<{ userIds: readonly string[]; pitchId: string }, { id: string }>(
  ({ userIds, pitchId }) => sql`
    select user_id as id from customers
    where user_id = any (${userIds}::uuid[]) and not_welcome_since is not null
      and centre_id = (select centre_id from pitches where id = ${pitchId})`,
)

export const requireWelcome = async (
  db: Database,
  userId: string,
  { at, or }: { at: string; or: 'not-welcome' | 'cannot-lead-here' },
) => {
  const [unwelcome] = await listUnwelcome(db, { userIds: [userId], pitchId: at })
  if (unwelcome) throw new ApiError(or)
}

export const insertHold = (db: Database, hold: NewHold) =>
  insertOccupyingBooking(db, { ...hold, state: 'held' })

export const findDraft = (
  db: Database,
  { pitch, start, by, now }: UserActor & { pitch: string; start: Date },
) =>
  firstRow<Booking & { expiresAt: Date }>(db)`
    select ${bookingColumns} from bookings
    where booker_id = ${by} and kind = 'draft' and state = 'held' and expires_at > ${now}
      and pitch_id = ${pitch} and lower(during) = ${start}`

export const reuseDraft = (db: Database, { pitchId, bookerId, start, end, expiresAt, now }: NewHold) =>
  firstRow<{ id: string }>(db)`
    update bookings set kind = 'challenge', expires_at = ${expiresAt}
    where booker_id = ${bookerId} and kind = 'draft' and state = 'held' and expires_at > ${now}
      and pitch_id = ${pitchId} and during = tstzrange(${start}, ${end})
    returning id`

/** Skips locked rows, because another process may be expiring the same holds. */
export const expireHolds = async (db: Database, now: Date) => {
  await sql`
    with expired as (
      update bookings set state = 'expired'
      where state = 'held' and id in (
        select id from bookings where state = 'held' and expires_at <= ${now} and part_of is null
        order by expires_at
        limit 1000
        for update skip locked
      )
      returning id
    )
    insert into booking_changes (booking_id, at, by, state)
    select id, ${now}::timestamptz, null, 'expired' from expired`.execute(db)
}

export const listHolds = (db: Database, bookerId: string) =>
  allIds(db)`
    select id from bookings where booker_id = ${bookerId} and state = 'held' order by id`

export interface HeldSlot extends Staffed {
  id: string
  start: Date
  autoAuthorize: boolean
}

export const findHeldSlot = (
  db: Database,
  id: string,
  { bookerId, kind, now }: { bookerId: string; kind: 'session' | 'challenge'; now: Date },
) =>
  firstRow<HeldSlot>(db)`
    select b.id, lower(b.during) as start, p.auto_authorize as "autoAuthorize", ${staffedColumns}
    from bookings b join pitches p on p.id = b.pitch_id
    where b.id = ${id} and b.booker_id = ${bookerId} and b.kind = ${kind} and b.state = 'held' and b.expires_at > ${now}`

export const deleteEndedHolds = (db: Database, before: Date) =>
  runInBatches((max) =>
    sql`delete from bookings where id in (
      select id from bookings b
      where state in ('expired', 'released') and coalesce(expires_at, created_at) < ${before}
        and booker_id is not null
        -- keeps holds that belong to a challenge
        and kind <> 'challenge'
        -- uses scalar subqueries, so that PostgreSQL looks up each row by index instead of scanning the tables
        and (select true from sessions where booking_id = b.id limit 1) is null
        and (select true from booking_payments where booking_id = b.id limit 1) is null
        and (select true from challenge_slots where booking_id = b.id limit 1) is null
        and (select true from tournament_matches where booking_id = b.id limit 1) is null
      limit ${max} for update skip locked)`.execute(db),
  )
