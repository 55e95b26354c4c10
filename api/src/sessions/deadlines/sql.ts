import { upcomingStates } from '@i-one/contract/sessions/states'
import { unfinishedStates } from '@i-one/game/matches/match-state'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow, firstValue, toSqlLiterals } from '../../lib/database/rows.ts'

const lockNext = (db: Database, due: RawBuilder<unknown>, failed: readonly string[]) =>
  firstValue<string>(db)`
    select s.id from sessions s join bookings b on b.id = s.booking_id
    where s.id <> all(${failed}::uuid[]) and ${due} limit 1 for no key update of s skip locked`

export const lockUnansweredSession = (db: Database, now: Date, failed: readonly string[]) =>
  lockNext(
    db,
    sql`b.state = 'pending' and b.authorize_by <= ${now} and s.state in (${toSqlLiterals(upcomingStates)})
      order by b.authorize_by`,
    failed,
  )

export const lockUnfilledSession = (db: Database, now: Date, failed: readonly string[]) =>
  lockNext(
    db,
    sql`s.state = 'open' and s.coming_anyway_at is null and s.fill_by <= ${now} order by s.fill_by`,
    failed,
  )

export const listUnwarnedSessions = (db: Database, now: Date, soon: Date) =>
  allRows<{ id: string; fillBy: Date; made: Date }>(db)`
    select id, fill_by as "fillBy", created_at as made from sessions
    where state = 'open' and warned_at is null and coming_anyway_at is null
      and fill_by > ${now} and fill_by <= ${soon}
    order by fill_by`

export const lockUnwarnedSession = (db: Database, id: string) =>
  firstRow<{ fillBy: Date; made: Date }>(db)`
    select fill_by as "fillBy", created_at as made from sessions
    where id = ${id} and state = 'open' and warned_at is null and coming_anyway_at is null
    for no key update skip locked`

export const lockUnfinishedSession = (db: Database, before: Date, failed: readonly string[]) =>
  lockNext(
    db,
    // the condition on `fill_by` is redundant, but lets PostgreSQL use the index
    sql`s.state in ('confirmed', 'started') and s.fill_by <= ${before}
      and b.state = 'confirmed' and upper(b.during) <= ${before}
      and not exists (select from matches where session_id = s.id
        and state in (${toSqlLiterals(unfinishedStates)}))
      order by s.fill_by`,
    failed,
  )

export const saveWarnedAt = (db: Database, id: string, now: Date) =>
  db.updateTable('sessions').set({ warned_at: now }).where('id', '=', id).execute()

export const updateDeadlines = (db: Database, id: string, { fillBy, now }: { fillBy: Date; now: Date }) =>
  db
    .updateTable('sessions')
    .set({ fill_by: fillBy, moved_at: now, warned_at: null, reminded_at: null })
    .where('id', '=', id)
    .execute()
