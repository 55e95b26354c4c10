import { type Database, inTransaction } from '../../lib/database.ts'
import { replaceAppearances } from '../../stats/actions.ts'
import { recomputeSums } from '../../stats/leaderboard/actions.ts'
import { recomputeTeamSums, replaceTeamResults } from '../../stats/teams/actions.ts'
import { listTeamMatches } from '../../stats/teams/sql.ts'
import { rewriteAwards } from '../votes/sql.ts'
import { listMatchIds } from './sql.ts'

/** Whoever scores one of them waits for the others. */
const atOnce = 200

/**
 * All statistics and awards again from events, lineups and votes, while the server goes on: first of the matches, then
 * what they add up to. What is finished or corrected meanwhile is added up from what stands there then.
 */
export const recomputeAll = async (db: Database) => {
  let ids = await listMatchIds(db, null, atOnce)
  while (ids.length) {
    const some = ids
    await inTransaction(db, async (transaction) => {
      const { matches } = await replaceAppearances(transaction, some)
      await rewriteAwards(transaction, ...some)
      for (const id of await listTeamMatches(transaction, some))
        await replaceTeamResults(
          transaction,
          id,
          matches.find((match) => match.id === id),
        )
    })
    ids = await listMatchIds(db, ids.at(-1) ?? null, atOnce)
  }
  await recomputeSums(db)
  await recomputeTeamSums(db)
}
