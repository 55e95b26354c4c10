import { type Database, openTransaction } from '../../lib/database/database.ts'
import { forEachBatch } from '../../lib/database/for-each-batch.ts'
import { replaceAppearances } from '../../stats/actions.ts'
import { recomputeSums, rewriteSums } from '../../stats/leaderboard/actions.ts'
import { recomputeTeamSums, replaceTeamResults, rewriteTeamResults } from '../../stats/teams/actions.ts'
import { listTeamMatches } from '../../stats/teams/sql.ts'
import { replaceAwards } from '../votes/sql.ts'
import { listMatchIds, listMatchIdsAtPitch } from './sql.ts'

/** Matches per batch. Small, because scorekeepers of these matches must wait until the batch is committed. */
const atOnce = 200
const atOnceOnPitch = 20

const recomputeMatches = async (db: Database, ids: readonly string[]) => {
  const { matches } = await replaceAppearances(db, ids)
  await replaceAwards(db, ...ids)
  const byId = new Map(matches.map((match) => [match.id, match]))
  for (const id of await listTeamMatches(db, ids)) await replaceTeamResults(db, id, byId.get(id))
}

const recomputeDays = async (db: Database, ids: readonly string[]) => {
  const { matches, touched } = await replaceAppearances(db, ids)
  const players = new Set(touched.map(({ player }) => player))
  await rewriteSums(db, [...players], [...new Set(touched.map(({ season }) => season))])
  const byId = new Map(matches.map((match) => [match.id, match]))
  for (const id of await listTeamMatches(db, ids)) await rewriteTeamResults(db, id, byId.get(id))
}

export const recomputeMatchesAtPitch = async (db: Database, pitchId: string) => {
  let last: string | null = null
  for (;;) {
    const ids: string[] = await listMatchIdsAtPitch(db, pitchId, last, atOnceOnPitch)
    if (ids.length === 0) return
    await openTransaction(db, (transaction) => recomputeDays(transaction, ids))
    last = ids.at(-1) ?? null
  }
}

/** Can run while the server is running. By default, each batch is a transaction of its own. */
export const recomputeAll = async (db: Database, inBatch = openTransaction) => {
  await forEachBatch(
    (after) => listMatchIds(db, after, atOnce),
    (ids) => inBatch(db, (transaction) => recomputeMatches(transaction, ids)),
  )
  await recomputeSums(db, inBatch)
  await recomputeTeamSums(db, inBatch)
}
