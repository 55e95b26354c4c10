import { type Database, inTransaction } from '../lib/database.ts'
import { recomputeSums, rewriteSums } from './leaderboard/actions.ts'
import { appearancesOf } from './rules.ts'
import { recomputeTeamSums, rewriteTeamResults } from './teams/actions.ts'
import { deleteAppearances, insertAppearances, listMatchIds, lockPlayedMatch } from './sql.ts'

/** Brings the statistics up to date with a match: at its finish, and at each correction of a finished one. */
export const rewriteAppearances = async (db: Database, matchId: string) => {
  const match = await lockPlayedMatch(db, matchId)
  const before = await deleteAppearances(db, matchId)
  const after = match ? appearancesOf(match) : []
  if (after.length) await insertAppearances(db, matchId, after)
  const touched = [...before, ...after]
  const players = new Set(touched.map(({ player }) => player))
  await rewriteSums(db, [...players], [...new Set(touched.map(({ season }) => season))])
  await rewriteTeamResults(db, matchId, match)
}

const atOnce = 500

/** All statistics again from events and lineups, match by match, while the server goes on. */
export const recomputeAll = async (db: Database) => {
  let ids = await listMatchIds(db, null, atOnce)
  while (ids.length) {
    for (const id of ids) await inTransaction(db, (transaction) => rewriteAppearances(transaction, id))
    ids = await listMatchIds(db, ids.at(-1) ?? null, atOnce)
  }
  await recomputeSums(db)
  await recomputeTeamSums(db)
}
