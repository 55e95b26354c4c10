import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './tables.ts'

const lot = 1000

/**
 * Deletes or changes all that is due, a thousand rows at a time, so that nobody waits long for a lock. `one` does one
 * statement for at most so many rows (`for update skip locked`) and answers how many it did.
 */
export const lotByLot = async (one: (most: number) => Promise<{ numAffectedRows?: bigint }>) => {
  while (((await one(lot)).numAffectedRows ?? 0n) >= BigInt(lot));
}

/** Deletes what is due of a table. Who sweeps waits for nobody: what somebody has in hand is left for the next time. */
export const deleteDue = (db: Database, table: keyof DB, due: RawBuilder<unknown>) =>
  lotByLot((most) =>
    sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${due} limit ${most} for update skip locked))`.execute(db),
  )
