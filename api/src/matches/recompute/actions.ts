import { type Database, inTransaction } from '../../lib/database/database.ts'
import { inLots } from '../../lib/database/in-lots.ts'
import { replaceAppearances } from '../../stats/actions.ts'
import { recomputeSums } from '../../stats/leaderboard/actions.ts'
import { recomputeTeamSums, replaceTeamResults } from '../../stats/teams/actions.ts'
import { listTeamMatches } from '../../stats/teams/sql.ts'
import { rewriteAwards } from '../votes/sql.ts'
import { listMatchIds } from './sql.ts'

/** Whoever scores one of them waits for the others. */
const atOnce = 200

const recomputeMatches = async (db: Database, ids: readonly string[]) => {
  const { matches } = await replaceAppearances(db, ids)
  await rewriteAwards(db, ...ids)
  const byId = new Map(matches.map((match) => [match.id, match]))
  for (const id of await listTeamMatches(db, ids)) await replaceTeamResults(db, id, byId.get(id))
}

/**
 * All statistics and awards again from events, lineups and votes, while the server goes on: first of the matches, then
 * what they add up to. What is finished or corrected meanwhile is added up from what stands there then.
 */
export const recomputeAll = async (db: Database) => {
  await inLots(
    (after) => listMatchIds(db, after, atOnce),
    (ids) => inTransaction(db, (transaction) => recomputeMatches(transaction, ids)),
  )
  await recomputeSums(db)
  await recomputeTeamSums(db)
}
