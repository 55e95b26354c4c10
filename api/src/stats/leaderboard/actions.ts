import { type Database, inTransaction } from '../../lib/database/database.ts'
import { inLots } from '../../lib/database/in-lots.ts'
import { deleteSums, insertSums, listPlayers, lockSums } from './sql.ts'

/** Adds up again what these players did, in all seasons unless some are named. */
export const rewriteSums = async (
  db: Database,
  playerIds: readonly string[],
  seasons: readonly string[] | null = null,
) => {
  if (playerIds.length === 0) return
  await lockSums(db, playerIds)
  await deleteSums(db, playerIds, seasons)
  await insertSums(db, playerIds, seasons)
}

const atOnce = 200

export const recomputeSums = (db: Database) =>
  inLots(
    (after) => listPlayers(db, after, atOnce),
    (ids) => inTransaction(db, (transaction) => rewriteSums(transaction, ids)),
  )
