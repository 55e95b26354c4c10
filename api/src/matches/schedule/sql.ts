import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'

/**
 * Who has to look again for matches that are new, go on again, or leave: whoever has a schedule of everywhere open, one of
 * the cell where they are played, or is in them.
 */
export const listTopics = async (db: Database, matches: readonly string[]) => {
  const rows = await allRows<{ topic: string }>(db)`
    select distinct heard.topic
    from matches m join pitches p on p.id = m.pitch_id cross join lateral (
      select 'matches' as topic
      union all
      select 'matches:' || floor(p.lng * 2)::int || ':' || floor(p.lat * 2)::int
      union all
      select 'matches-of:' || player_id from places where session_id = m.session_id and state <> 'removed'
      union all
      select 'matches-of:' || me.user_id from tournament_matches tie
        join team_members me on me.team_id in (tie.team_one_id, tie.team_two_id) and me.state = 'member'
      where tie.id = m.id
    ) as heard
    where m.id = any (${matches}::uuid[])`
  return rows.map(({ topic }) => topic)
}
