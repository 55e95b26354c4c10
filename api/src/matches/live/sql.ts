import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { allRows } from '../../lib/database/rows.ts'

export interface SpectatorCount {
  match: string
  count: number
}

export const saveCounts = (db: Database, processId: string, here: readonly SpectatorCount[]) => {
  const matches = here.map(({ match }) => match)
  return allRows<SpectatorCount>(db)`
    with mine as (
      insert into spectators (process_id, match_id, count, at)
      select ${processId}::uuid, match_id, count, now()
      from unnest(${matches}::uuid[], ${here.map(({ count }) => count)}::int[]) as here (match_id, count)
      on conflict (process_id, match_id) do update set count = excluded.count, at = excluded.at
      returning match_id, count
    ), gone as (
      delete from spectators where process_id = ${processId} and match_id <> all (${matches}::uuid[])
    )
    select match_id as match, sum(count)::int as count
    from (
      select match_id, count from mine
      union all
      select match_id, count from spectators
      where match_id = any (${matches}::uuid[]) and process_id <> ${processId} and at > now() - interval '30 seconds'
    ) as everywhere
    group by match_id`
}

export const deleteOldCounts = (db: Database) =>
  deleteDueRows(db, 'spectators', sql`at < now() - interval '1 hour'`)
