import type { Database } from '../../lib/database/database.ts'
import { allIds, firstValue } from '../../lib/database/rows.ts'
import { updatePlaces } from '../place-updates.ts'

export const saveFreeLeaveDeadline = (db: Database, sessionId: string, playerId: string, until: Date) =>
  updatePlaces(db, sessionId, { leave_free_until: until }).where('player_id', '=', playerId).execute()

export const waiveLateFees = async (db: Database, sessionId: string, now: Date) => {
  const forgiven = await allIds(db)`
    with forgiven as (
      update places set state = 'left', set_number = null
      where session_id = ${sessionId} and state = 'late-left' returning player_id)
    insert into session_changes (session_id, at, change, player_id)
    select ${sessionId}, ${now}, 'left', player_id from forgiven
    returning player_id as id`
  return forgiven.length > 0
}

export const limitFreeLeaving = (db: Database, sessionId: string, start: Date) =>
  updatePlaces(db, sessionId, { leave_free_until: start }).where('leave_free_until', '>', start).execute()

export const closeFreeLeaving = (db: Database, sessionId: string, now: Date) =>
  updatePlaces(db, sessionId, { leave_free_until: null }).where('leave_free_until', '<', now).execute()

export const lockEndedFreeLeaving = (db: Database, now: Date, failed: readonly string[]) =>
  firstValue<string>(db)`
    select s.id from places place join sessions s on s.id = place.session_id
    where place.leave_free_until < ${now} and s.id <> all(${failed}::uuid[])
    order by place.leave_free_until limit 1 for no key update of s skip locked`

/** Removes players who can still leave free of charge, because they have not agreed to a share. Returns their number. */
export const removeFreeLeavers = async (db: Database, sessionId: string, now: Date) => {
  const gone = await allIds(db)`
    with gone as (
      update places set state = 'left', set_number = null, leave_free_until = null
      where session_id = ${sessionId} and state = 'going' and leave_free_until >= ${now}
        and not exists (
          select from matches m join events e on e.match_id = m.id
          where m.session_id = ${sessionId} and places.player_id in (e.player_id, e.on_id))
      returning player_id)
    insert into session_changes (session_id, at, change, player_id)
    select ${sessionId}, ${now}, 'left', player_id from gone
    returning player_id as id`
  return gone.length
}
