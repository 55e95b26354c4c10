import type { Database } from '../lib/database/database.ts'
import type { StoredTie } from './sql.ts'

/** Who plays it, as far as that is known. */
export const keepSides = (db: Database, { id, teamOne, teamTwo }: StoredTie) =>
  db
    .updateTable('tournament_matches')
    .set({ team_one_id: teamOne, team_two_id: teamTwo })
    .where('id', '=', id)
    .execute()
