import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allIds } from '../../lib/database/rows.ts'
import { toWaitlistEnd, updatePlaces } from '../place-updates.ts'

export const assignAllToFirstSide = (db: Database, sessionId: string) =>
  sql`
    update places set set_number = 1
    where session_id = ${sessionId} and state not in ('left', 'removed')
  `.execute(db)

export const inviteMembers = (
  db: Database,
  { sessionId, teamId, set, now }: { sessionId: string; teamId: string; set: number; now: Date },
) =>
  allIds(db)`
    insert into places (session_id, player_id, state, set_number, since)
    select ${sessionId}, user_id, 'invited', ${set},
      ${toWaitlistEnd(sessionId, now)} + row_number() over (order by user_id) * interval '1 microsecond'
    from team_members m where team_id = ${teamId} and state = 'member'
      and not exists (select from blocks join sessions s on blocker_id in (s.captain_id, s.opponent_id)
        where s.id = ${sessionId} and blocked_id = m.user_id)
    on conflict on constraint already_in do nothing
    returning player_id as id`

export const clearSecondSide = (db: Database, sessionId: string) =>
  sql`
    update places set set_number = null,
      state = case when state = 'removed' then state else 'left' end, offer_until = null,
      leave_free_until = null
    where session_id = ${sessionId} and set_number = 2
  `.execute(db)

export const markMaybe = (db: Database, sessionId: string, playerId: string, set: number | null) =>
  updatePlaces(db, sessionId, { state: 'maybe', set_number: set, offer_until: null, leave_free_until: null })
    .where('player_id', '=', playerId)
    .execute()
