import { type Database, inTransaction } from '../lib/database.ts'
import { appearancesOf } from './rules.ts'
import { deleteAppearances, insertAppearances, listMatchIds, lockPlayedMatch } from './sql.ts'

/** Brings the statistics up to date with a match: at its finish, and at each correction of a finished one. */
export const rewriteAppearances = async (db: Database, matchId: string) => {
  const match = await lockPlayedMatch(db, matchId)
  await deleteAppearances(db, matchId)
  if (match) await insertAppearances(db, matchId, appearancesOf(match))
}

const atOnce = 500

/** All statistics again from events and lineups, match by match, while the server goes on. */
export const recomputeAll = async (db: Database) => {
  let ids = await listMatchIds(db, null, atOnce)
  while (ids.length) {
    for (const id of ids) await inTransaction(db, (transaction) => rewriteAppearances(transaction, id))
    ids = await listMatchIds(db, ids.at(-1) ?? null, atOnce)
  }
}
