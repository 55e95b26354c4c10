import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'
import type { HeadToHeadTotals, PlayedResult } from './rules.ts'

export const listPlayedResults = (db: Database, playerId: string) =>
  allRows<PlayedResult>(db)`
    select a.outcome, a.goals from appearances a join matches m on m.id = a.match_id
    where a.player_id = ${playerId} order by a.day, m.starts_at, m.number, m.id`

export const sumHeadToHead = (db: Database, playerId: string, otherId: string) =>
  allRows<HeadToHeadTotals & { together: boolean }>(db)`
    select a.side = b.side as together, count(*)::int as played,
      (count(*) filter (where a.outcome = 'won'))::int as won,
      (count(*) filter (where a.outcome = 'drawn'))::int as drawn,
      (count(*) filter (where a.outcome = 'lost'))::int as lost,
      sum(a.goals)::int as goals, sum(b.goals)::int as "otherGoals"
    from appearances a join appearances b on b.match_id = a.match_id
    where a.player_id = ${playerId} and b.player_id = ${otherId} group by 1`
