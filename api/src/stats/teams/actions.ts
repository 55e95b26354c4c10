import type { Database } from '../../lib/database/database.ts'
import type { Caller } from '../../roles.ts'
import { type PlayedMatch, getCurrentSeason } from '../rules.ts'
import { createSumStatements } from '../sums.ts'
import { formLength, toTeamResults } from './rules.ts'
import {
  deleteTeamResults,
  insertTeamResults,
  insertTeamSums,
  listForms,
  listTeamSides,
  listTeamsAtPitch,
} from './sql.ts'

export const { rewrite: rewriteTeamSums, recompute: recomputeTeamSums } = createSumStatements({
  table: 'team_sums',
  of: 'team_id',
  all: 'teams',
  insert: insertTeamSums,
})

export const replaceTeamResults = async (db: Database, matchId: string, match: PlayedMatch | undefined) => {
  const before = await deleteTeamResults(db, matchId)
  const after = match ? toTeamResults(match, await listTeamSides(db, matchId)) : []
  if (after.length) await insertTeamResults(db, matchId, after)
  return [...before, ...after]
}

export const rewriteTeamResults = async (db: Database, matchId: string, match: PlayedMatch | undefined) => {
  const touched = await replaceTeamResults(db, matchId, match)
  const teams = new Set(touched.map(({ team }) => team))
  await rewriteTeamSums(db, [...teams], [...new Set(touched.map(({ season }) => season))])
}

export const rewriteTeamSumsOfMovedPitch = async (db: Database, pitchId: string) =>
  rewriteTeamSums(db, await listTeamsAtPitch(db, pitchId))

export const findForms = async (db: Database, teams: readonly string[], reader: Caller, now: Date) => {
  const season = getCurrentSeason(now)
  const rows = teams.length ? await listForms(db, { teams, season, reader, max: formLength }) : []
  return new Map(rows.map(({ team, form }) => [team, form]))
}
