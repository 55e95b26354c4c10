import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './tables.ts'

const batchSize = 1000

export const runInBatches = async (one: (max: number) => Promise<{ numAffectedRows?: bigint }>) => {
  while (((await one(batchSize)).numAffectedRows ?? 0n) >= BigInt(batchSize));
}

export const deleteDueRows = (db: Database, table: keyof DB, due: RawBuilder<unknown>) =>
  runInBatches((max) =>
    sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${due} limit ${max} for update skip locked))`.execute(db),
  )
