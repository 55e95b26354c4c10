import type { Database } from '../lib/database/database.ts'
import { allIds, firstValue } from '../lib/database/rows.ts'
import type { StoredTie } from './sql.ts'

export const saveSides = (db: Database, { id, teamOne, teamTwo }: StoredTie) =>
  db
    .updateTable('tournament_matches')
    .set({ team_one_id: teamOne, team_two_id: teamTwo })
    .where('id', '=', id)
    .execute()

export const listDueReminders = (db: Database, until: Date) =>
  allIds(db)`
    select id from tournament_matches
    where reminded_at is null and starts_at <= ${until} and result is null and replayed_at is null
    order by starts_at`

export const claimReminder = (db: Database, id: string, now: Date) =>
  firstValue<string>(db)`
    update tournament_matches set reminded_at = ${now} where id = ${id} and reminded_at is null
    returning tournament_id`
