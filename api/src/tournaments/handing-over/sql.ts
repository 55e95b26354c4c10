import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow } from '../../lib/database/rows.ts'

export const listPossibleOrganizers = (db: Database, id: string) =>
  allRows<{ _id: string; name: string }>(db)`
    select u.id as _id, player.name from users u join players player on player.id = u.id
    where u.is_owner and u.suspended_at is null and u.id <> (select organizer_id from tournaments where id = ${id}) and (
      exists (select from tournament_entries e join team_members m on m.team_id = e.team_id
        where e.tournament_id = ${id} and e.state = 'entered' and m.user_id = u.id and m.state = 'member'
          and m.role <> 'member')
      or exists (select from tournament_matches tie join pitches p on p.id = tie.pitch_id
        where tie.tournament_id = ${id} and p.owner_id = u.id))
    order by player.name, u.id limit 50`

/** Prevents deletion of the new organizer's account. Must be acquired before all other locks. */
export const lockOrganizer = (db: Database, userId: string) =>
  firstRow<{ id: string }>(db)`select id from users where id = ${userId} and is_owner
    and suspended_at is null for key share`

export const updateOrganizer = (db: Database, id: string, userId: string) =>
  db.updateTable('tournaments').set({ organizer_id: userId }).where('id', '=', id).execute()
