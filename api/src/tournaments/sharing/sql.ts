import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'

export const listTieChangeTimes = async (db: Database, tournamentId: string) => {
  const rows = await allRows<{ id: string; at: Date }>(db)`
    with changes as (
      select match_id, max(at) as at from tournament_changes where tournament_id = ${tournamentId} group by match_id
    )
    select tie.id, greatest(own.at, whole.at,
        (select max(at) from booking_changes where booking_id = tie.booking_id)) as at
    from tournament_matches tie
      left join changes own on own.match_id = tie.id left join changes whole on whole.match_id is null
    where tie.tournament_id = ${tournamentId}`
  return new Map(rows.map(({ id, at }) => [id, at]))
}
