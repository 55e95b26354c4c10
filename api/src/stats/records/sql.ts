import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import type { Meetings, Played } from './rules.ts'

/** All that a player played, the first one first. */
export const listPlayed = async (db: Database, playerId: string) => {
  const { rows } = await sql<Played>`
    select a.outcome, a.goals from appearances a join matches m on m.id = a.match_id
    where a.player_id = ${playerId} order by a.day, m.starts_at, m.number, m.id`.execute(db)
  return rows
}

/** At most two rows: on one side, and on two. */
export const sumMeetings = async (db: Database, playerId: string, otherId: string) => {
  const { rows } = await sql<Meetings & { together: boolean }>`
    select a.side = b.side as together, count(*)::int as played,
      (count(*) filter (where a.outcome = 'won'))::int as won,
      (count(*) filter (where a.outcome = 'drawn'))::int as drawn,
      (count(*) filter (where a.outcome = 'lost'))::int as lost,
      sum(a.goals)::int as goals, sum(b.goals)::int as "otherGoals"
    from appearances a join appearances b on b.match_id = a.match_id
    where a.player_id = ${playerId} and b.player_id = ${otherId} group by 1`.execute(db)
  return rows
}
