import { type Database, inTransaction } from '../../lib/database/database.ts'
import type { PlayedMatch } from '../rules.ts'
import { teamResultsOf } from './rules.ts'
import {
  deleteTeamResults,
  deleteTeamSums,
  insertTeamResults,
  insertTeamSums,
  listTeamIds,
  listTeamSides,
  listTeamsOn,
  lockTeamSums,
} from './sql.ts'

/** Adds up again what these teams did, in all seasons unless some are named. */
export const rewriteTeamSums = async (
  db: Database,
  teamIds: readonly string[],
  seasons: readonly string[] | null = null,
) => {
  if (teamIds.length === 0) return
  await lockTeamSums(db, teamIds)
  await deleteTeamSums(db, teamIds, seasons)
  await insertTeamSums(db, teamIds, seasons)
}

/** As the players' appearances are, and of the same match as it is locked. What they add up to is not rewritten. */
export const replaceTeamResults = async (db: Database, matchId: string, match: PlayedMatch | undefined) => {
  const before = await deleteTeamResults(db, matchId)
  const after = match ? teamResultsOf(match, await listTeamSides(db, matchId)) : []
  if (after.length) await insertTeamResults(db, matchId, after)
  return [...before, ...after]
}

export const rewriteTeamResults = async (db: Database, matchId: string, match: PlayedMatch | undefined) => {
  const touched = await replaceTeamResults(db, matchId, match)
  const teams = new Set(touched.map(({ team }) => team))
  await rewriteTeamSums(db, [...teams], [...new Set(touched.map(({ season }) => season))])
}

/** For a pitch that lies somewhere else now. */
export const moveTeamsPlayed = async (db: Database, pitchId: string) =>
  rewriteTeamSums(db, await listTeamsOn(db, pitchId))

const atOnce = 200

export const recomputeTeamSums = async (db: Database) => {
  let ids = await listTeamIds(db, null, atOnce)
  while (ids.length) {
    const some = ids
    await inTransaction(db, (transaction) => rewriteTeamSums(transaction, some))
    ids = await listTeamIds(db, ids.at(-1) ?? null, atOnce)
  }
}
