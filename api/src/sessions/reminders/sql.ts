import { aheadStates } from '@i-one/contract/sessions/states'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allIds, literals } from '../../lib/database/rows.ts'

/** A session that begins before `soon` and of which nobody has been reminded; one that waits for its pitch waits. */
export const lockToRemind = async (db: Database, soon: Date, failed: readonly string[]) => {
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s join bookings b on b.id = s.booking_id
    where s.state in (${literals(aheadStates)}) and s.reminded_at is null
      and s.id <> all(${failed}::uuid[])
      -- never later than the start, and has the index
      and s.fill_by <= ${soon} and lower(b.during) <= ${soon} and b.state = 'confirmed'
    order by s.fill_by limit 1 for no key update of s skip locked
  `.execute(db)
  return rows[0]?.id
}

export const keepReminded = (db: Database, id: string, now: Date) =>
  db.updateTable('sessions').set({ reminded_at: now }).where('id', '=', id).execute()

/** Who is going and has been since before `since`. */
export const listGoingSince = (db: Database, sessionId: string, since: Date) =>
  allIds(db)`
    select player_id as id from places
    where session_id = ${sessionId} and state = 'going' and since <= ${since}`

/** One of two sides that begins before `soon` and whose members have not been asked again. */
export const lockToAskAgain = async (db: Database, soon: Date, failed: readonly string[]) => {
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s join bookings b on b.id = s.booking_id
    where s.state in (${literals(aheadStates)}) and s.asked_again_at is null and s.opponent_id is not null
      and s.id <> all(${failed}::uuid[])
      and s.fill_by <= ${soon} and lower(b.during) <= ${soon} and b.state = 'confirmed'
    order by s.fill_by limit 1 for no key update of s skip locked
  `.execute(db)
  return rows[0]?.id
}

export const keepAskedAgain = (db: Database, id: string, now: Date) =>
  db.updateTable('sessions').set({ asked_again_at: now }).where('id', '=', id).execute()

/** Who was asked before `since` and has not said. */
export const listUnsaid = (db: Database, sessionId: string, since: Date) =>
  allIds(db)`
    select player_id as id from places
    where session_id = ${sessionId} and state = 'invited' and since <= ${since}`
