import type { Database } from '../lib/database/database.ts'
import { allRows } from '../lib/database/rows.ts'
import type { StoredTie } from './sql.ts'

/** Who plays it, as far as that is known. */
export const keepSides = (db: Database, { id, teamOne, teamTwo }: StoredTie) =>
  db
    .updateTable('tournament_matches')
    .set({ team_one_id: teamOne, team_two_id: teamTwo })
    .where('id', '=', id)
    .execute()

/** Matches of the next day nobody was reminded of yet, with that written down; what others have locked is theirs. */
export const lockToRemind = (db: Database, { until, now }: { until: Date; now: Date }) =>
  allRows<{ id: string; tournament: string }>(db)`
    update tournament_matches set reminded_at = ${now}
    where id in (
      select id from tournament_matches
      where reminded_at is null and starts_at <= ${until} and result is null
      order by starts_at limit 100 for update skip locked)
    returning id, tournament_id as tournament`
