import type { SessionState } from '@i-one/contract/sessions'
import { upcomingStates } from '@i-one/contract/sessions/states'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { allIds, allRows, firstRow, toSqlLiterals } from '../../lib/database/rows.ts'
import type { SessionEdit } from '../../session-edits.ts'
import { isTextOf } from '../../text-authors.ts'

export interface ChangeRow {
  id: string
  at: Date
  change: string
  by: { _id: string; name: string } | null
  player: { _id: string; name: string } | null
  reason: string | null
  words: string | null
  edits: SessionEdit[] | null
}

/** Includes only booking changes that `session_changes` does not record. */
export const listChanges = (db: Database, sessionId: string) =>
  allRows<ChangeRow>(db)`
    with changes as (
      select 's' || id as id, at, 1 as rank, id as number, by, change, player_id, reason, words, edits
      from session_changes where session_id = ${sessionId}
      union all
      select 'b' || c.id, c.at, 0, c.id, c.by, c.state, null, null, null, null
      from booking_changes c join sessions s on s.booking_id = c.booking_id
      where s.id = ${sessionId} and c.state in ('held', 'pending', 'declined', 'expired')
    )
    select c.id, c.at, c.change, c.reason, c.words, c.edits,
      case when author.id is not null then jsonb_build_object('_id', author.id, 'name', author.name) end as by,
      case when player.id is not null then jsonb_build_object('_id', player.id, 'name', player.name) end as player
    from changes c
    left join players author on author.id = c.by
    left join players player on player.id = c.player_id
    order by c.at, c.rank, c.number`

export type SessionChange =
  | SessionState
  | 'created'
  | 'joined'
  | 'waitlisted'
  | 'taken-in'
  | 'left'
  | 'late-left'
  | 'offered'
  | 'offer-ended'
  | 'guest-added'
  | 'removed'
  | 'checked-in'
  | 'no-show'
  | 'going'
  | 'claimed'
  | 'authorized'
  | 'drawn'
  | 'edited'
  | 'moved'
  | 'handed-over'
  | 'repeated'
  | 'coming-anyway'
  | 'new-link'
  | 'opponent-came'
  | 'opponent-left'
  | 'maybe'

interface NewChange {
  sessionId: string
  change: SessionChange
  by: string | null
  now: Date
  playerId?: string
  reason?: string
  words?: string
  edits?: readonly SessionEdit[]
}

export const insertChange = (
  db: Database,
  { sessionId, change, by, now, playerId, reason, words, edits }: NewChange,
) =>
  db
    .insertInto('session_changes')
    .values({
      session_id: sessionId,
      at: now,
      by,
      change,
      player_id: playerId,
      reason,
      words,
      edits: edits ? JSON.stringify(edits) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const hasBeenConfirmed = async (db: Database, sessionId: string) =>
  (await firstRow(db)`
    select from session_changes where session_id = ${sessionId} and change = 'confirmed' limit 1`) !==
  undefined

export const lockSessionsOf = (db: Database, userId: string) =>
  sql`
    select from sessions where id in (
      select session_id from places join sessions s on s.id = session_id
        where player_id = ${userId} and s.state in (${toSqlLiterals(upcomingStates)}, 'started') union all
      select row_id from text_authors where user_id = ${userId} union all
      select id from sessions where captain_id = ${userId} and (title <> '' or note <> ''))
    order by id for no key update`.execute(db)

/** Caller must hold the locks of `lockSessionsOf`. Returns the ids of sessions whose title or note was written by this user. */
export const deleteSessionTexts = async (db: Database, userId: string) => {
  await db
    .updateTable('session_changes')
    .set({ reason: null, words: null, edits: null })
    .where('by', '=', userId)
    .execute()
  const led = { id: 's.id', responsible: sql`s.captain_id` }
  return allIds(db)`
    with theirs as (
      select s.id, ${isTextOf(userId, 'sessions.title', led)} as title,
        ${isTextOf(userId, 'sessions.note', led)} as note
      from sessions s
      where id in (
        select row_id from text_authors where user_id = ${userId} union all
        select id from sessions where captain_id = ${userId} and (title <> '' or note <> ''))
      order by id for no key update)
    update sessions s set title = case when theirs.title then '' else s.title end,
      note = case when theirs.note then '' else s.note end
    from theirs where s.id = theirs.id returning s.id`
}

export const moveChanges = (db: Database, guestId: string, playerId: string) =>
  db.updateTable('session_changes').set({ player_id: playerId }).where('player_id', '=', guestId).execute()

export const deleteOldChanges = (db: Database, before: Date) =>
  deleteDueRows(db, 'session_changes', sql`at < ${before}`)
