import type { PlaceState } from '@i-one/contract/sessions'
import { upcomingStates } from '@i-one/contract/sessions/states'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allIds, firstValue, toSqlLiterals } from '../../lib/database/rows.ts'

const lockNext = (db: Database, soon: Date, failed: readonly string[], which: RawBuilder<unknown>) =>
  firstValue<string>(db)`
    select s.id from sessions s join bookings b on b.id = s.booking_id
    where s.state in (${toSqlLiterals(upcomingStates)}) and ${which} and s.id <> all(${failed}::uuid[])
      -- the condition on fill_by is redundant, but lets PostgreSQL use the index
      and s.fill_by <= ${soon} and lower(b.during) <= ${soon} and b.state = 'confirmed'
    order by s.fill_by limit 1 for no key update of s skip locked`

export const lockSessionToRemind = (db: Database, soon: Date, failed: readonly string[]) =>
  lockNext(db, soon, failed, sql`s.reminded_at is null`)

export const saveRemindedAt = (db: Database, id: string, now: Date) =>
  db.updateTable('sessions').set({ reminded_at: now }).where('id', '=', id).execute()

export const savePayersRemindedAt = (db: Database, id: string, now: Date) =>
  db.updateTable('sessions').set({ payers_reminded_at: now }).where('id', '=', id).execute()

export const lockSessionToAskAgain = (db: Database, soon: Date, failed: readonly string[]) =>
  lockNext(db, soon, failed, sql`s.asked_again_at is null and s.opponent_id is not null`)

export const saveAskedAgainAt = (db: Database, id: string, now: Date) =>
  db.updateTable('sessions').set({ asked_again_at: now }).where('id', '=', id).execute()

export const listPlayersSince = (db: Database, sessionId: string, state: PlaceState, since: Date) =>
  allIds(db)`
    select player_id as id from places
    where session_id = ${sessionId} and state = ${state} and since <= ${since}`
