import { sql } from 'kysely'
import { type Database, openTransaction } from '../lib/database/database.ts'
import { forEachBatch } from '../lib/database/for-each-batch.ts'
import { allIds } from '../lib/database/rows.ts'

type Seasons = readonly string[] | null

interface StoredSums {
  table: 'season_sums' | 'team_sums'
  of: 'player_id' | 'team_id'
  all: 'players' | 'teams'
  insert: (db: Database, ids: readonly string[], seasons: Seasons) => Promise<unknown>
}

const batchSize = 200

export const createSumStatements = ({ table, of, all, insert }: StoredSums) => {
  // locks in id order, so that only one transaction at a time rewrites a player's or team's totals
  const lockSums = (db: Database, ids: readonly string[]) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`${table} `}::text || id, 0))
      from (select id from unnest(${ids}::uuid[]) as asked (id) group by id order by id) as one`.execute(db)

  const rewrite = async (db: Database, ids: readonly string[], seasons: Seasons = null) => {
    if (ids.length === 0) return
    await lockSums(db, ids)
    await sql`delete from ${sql.table(table)} where ${sql.ref(of)} = any (${ids}::uuid[])
      and (${seasons}::text[] is null or season = any (${seasons}::text[]))`.execute(db)
    await insert(db, ids, seasons)
  }
  const recompute = (db: Database, inBatch = openTransaction) =>
    forEachBatch(
      (after) =>
        allIds(db)`
          select id from ${sql.table(all)}
          where id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
          order by id limit ${batchSize}`,
      (ids) => inBatch(db, (transaction) => rewrite(transaction, ids)),
    )
  return { rewrite, recompute }
}
