import type { Database } from '../lib/database/database.ts'
import { rewriteSums } from './leaderboard/actions.ts'
import { listPlayersAtPitch } from './leaderboard/sql.ts'
import { toAppearances } from './rules.ts'
import { deleteAppearances, insertAppearances, lockPlayedMatches } from './sql.ts'
import { rewriteTeamSumsOfMovedPitch, rewriteTeamResults } from './teams/actions.ts'

/** Does not rewrite the season sums. Returns the matches and the changed appearances. */
export const replaceAppearances = async (db: Database, matchIds: readonly string[]) => {
  const matches = await lockPlayedMatches(db, matchIds)
  const before = await deleteAppearances(db, matchIds)
  const after = matches.flatMap((match) => toAppearances(match).map((one) => ({ match: match.id, ...one })))
  if (after.length) await insertAppearances(db, after)
  return { matches, touched: [...before, ...after] }
}

export const rewriteAppearances = async (db: Database, matchId: string) => {
  const { matches, touched } = await replaceAppearances(db, [matchId])
  const players = new Set(touched.map(({ player }) => player))
  await rewriteSums(db, [...players], [...new Set(touched.map(({ season }) => season))])
  await rewriteTeamResults(db, matchId, matches[0])
}

/** Call after moving a pitch, so that its matches count at the new location. */
export const rewriteSumsOfMovedPitch = async (db: Database, pitchId: string) => {
  await rewriteSums(db, await listPlayersAtPitch(db, pitchId))
  await rewriteTeamSumsOfMovedPitch(db, pitchId)
}
