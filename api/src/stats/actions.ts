import type { Database } from '../lib/database/database.ts'
import { rewriteSums } from './leaderboard/actions.ts'
import { listPlayersOf } from './leaderboard/sql.ts'
import { appearancesOf } from './rules.ts'
import { deleteAppearances, insertAppearances, lockPlayedMatches } from './sql.ts'
import { moveTeamsPlayed, rewriteTeamResults } from './teams/actions.ts'

/**
 * The appearances of these matches again, from their events and lineups. What they add up to is not rewritten. Answers
 * the matches, and whose appearances were or are among them.
 */
export const replaceAppearances = async (db: Database, matchIds: readonly string[]) => {
  const matches = await lockPlayedMatches(db, matchIds)
  const before = await deleteAppearances(db, matchIds)
  const after = matches.flatMap((match) => appearancesOf(match).map((one) => ({ match: match.id, ...one })))
  if (after.length) await insertAppearances(db, after)
  return { matches, touched: [...before, ...after] }
}

/** Brings the statistics up to date with a match: at its finish, and at each correction of a finished one. */
export const rewriteAppearances = async (db: Database, matchId: string) => {
  const { matches, touched } = await replaceAppearances(db, [matchId])
  const players = new Set(touched.map(({ player }) => player))
  await rewriteSums(db, [...players], [...new Set(touched.map(({ season }) => season))])
  await rewriteTeamResults(db, matchId, matches[0])
}

/** For a pitch that lies somewhere else now: what was played on it was played there. */
export const movePlayed = async (db: Database, pitchId: string) => {
  await rewriteSums(db, await listPlayersOf(db, pitchId))
  await moveTeamsPlayed(db, pitchId)
}
