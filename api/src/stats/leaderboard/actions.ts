import { type Database, inTransaction } from '../../lib/database/database.ts'
import { inLots } from '../../lib/database/in-lots.ts'
import { moveTeamsPlayed } from '../teams/actions.ts'
import { deleteSums, insertSums, listPlayers, listPlayersOf, lockSums } from './sql.ts'

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

/** For a pitch that lies somewhere else now: what was played on it was played there. */
export const movePlayed = async (db: Database, pitchId: string) => {
  await rewriteSums(db, await listPlayersOf(db, pitchId))
  await moveTeamsPlayed(db, pitchId)
}

const atOnce = 200

export const recomputeSums = (db: Database) =>
  inLots(
    (after) => listPlayers(db, after, atOnce),
    (ids) => inTransaction(db, (transaction) => rewriteSums(transaction, ids)),
  )
