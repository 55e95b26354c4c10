import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { toWaitlistEnd } from '../place-updates.ts'
import type { StoredPlace } from '../sql.ts'

interface NewPlace extends Pick<StoredPlace, 'playerId' | 'state' | 'takeMeIn'> {
  sessionId: string
  set?: number | null
  now: Date
}

export const savePlace = (db: Database, place: NewPlace) =>
  sql`
    insert into places (session_id, player_id, state, take_me_in, set_number, since)
    values (${place.sessionId}, ${place.playerId}, ${place.state}, ${place.takeMeIn}, ${place.set ?? null},
      ${toWaitlistEnd(place.sessionId, place.now)})
    on conflict on constraint already_in do update
      set state = excluded.state, take_me_in = excluded.take_me_in, set_number = excluded.set_number,
        since = excluded.since, offer_until = null, leave_free_until = null,
        -- players who rejoin pay their own share
        owed_by = null
  `.execute(db)

type Left = Omit<NewPlace, 'state' | 'takeMeIn' | 'now'> & { state: 'left' | 'late-left' | 'removed' }

export const leavePlace = (db: Database, { sessionId, playerId, state }: Left) =>
  sql`
    with forgotten as (
      delete from wishes where session_id = ${sessionId} and ${playerId} in (player_id, with_id))
    update places set state = ${state}, offer_until = null, leave_free_until = null,
      -- a player who leaves late keeps the set number, because the player owes a share of this set's side
      set_number = case when ${state} = 'late-left'
        and exists (select from sessions where id = ${sessionId} and opponent_id is not null) then set_number end
    where session_id = ${sessionId} and player_id = ${playerId}
  `.execute(db)

export const markAttendance = (db: Database, id: string, state: 'going' | 'checked-in' | 'no-show') =>
  db.updateTable('places').set({ state }).where('id', '=', id).execute()

/** If any player was checked in, marks the others as no-shows, except captains and players in match events. */
export const markNoShows = async (
  db: Database,
  { id, captainId, opponentId }: { id: string; captainId: string; opponentId: string | null },
  now: Date,
) => {
  await sql`
    with missing as (
      update places set state = 'no-show'
      where session_id = ${id} and state = 'going' and player_id <> all(${[captainId, opponentId].filter((one) => one !== null)}::uuid[])
        and exists (select from places came where came.session_id = ${id} and came.state = 'checked-in')
        and not exists (
          select from matches m join events e on e.match_id = m.id
          where m.session_id = ${id} and places.player_id in (e.player_id, e.on_id))
      returning player_id)
    insert into session_changes (session_id, at, change, player_id)
    select ${id}, ${now}, 'no-show', player_id from missing
  `.execute(db)
}

export const saveTeammates = async (
  db: Database,
  { sessionId, playerId }: { sessionId: string; playerId: string },
  wished: readonly string[],
) => {
  await db
    .deleteFrom('wishes')
    .where('session_id', '=', sessionId)
    .where('player_id', '=', playerId)
    .execute()
  await sql`
    insert into wishes (session_id, player_id, with_id)
    select distinct ${sessionId}::uuid, ${playerId}::uuid, wished from unnest(${wished}::uuid[]) as wished
  `.execute(db)
}

/**
 * Uses one statement, because rows of `wishes` refer to places by foreign key. The player who added the guest still pays,
 * except for waitlisted places.
 */
export const movePlaces = (db: Database, guestId: string, playerId: string) =>
  sql`
    with asked as (
      update wishes set with_id = ${playerId} where with_id = ${guestId})
    update places set player_id = ${playerId}, added_by = null,
      owed_by = case when state <> 'waitlisted' then added_by end,
      take_me_in = take_me_in and state <> 'waitlisted'
    where player_id = ${guestId}
  `.execute(db)

interface Guests {
  sessionId: string
  addedBy: string
  players: readonly string[]
  states: readonly string[]
  set: number | null
  now: Date
}

/** Leaves `take_me_in` at its default (automatic promotion), because guests cannot answer an offer. */
export const insertGuestPlaces = (db: Database, { sessionId, addedBy, players, states, set, now }: Guests) =>
  sql`
    insert into places (session_id, player_id, state, set_number, added_by, since)
    select ${sessionId}, player, state, ${set}::int, ${addedBy}, ${toWaitlistEnd(sessionId, now)} + n * interval '1 microsecond'
    from unnest(${players}::uuid[], ${states}::text[]) with ordinality as guest (player, state, n)
  `.execute(db)
