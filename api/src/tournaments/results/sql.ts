import type { Database } from '../../lib/database/database.ts'
import { firstValue } from '../../lib/database/rows.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import { lotWinnerColumn } from '../../matches/decisions-sql.ts'

export interface EnteredResult {
  result: 'played' | 'walkover' | 'both-absent' | 'void' | 'lot'
  score: readonly [number, number]
  shootOut?: readonly [number, number] | undefined
}

export const saveResult = (db: Database, id: string, entered: EnteredResult | undefined) =>
  db
    .updateTable('tournament_matches')
    .set({
      result: entered?.result ?? null,
      score_one: entered?.score[0] ?? null,
      score_two: entered?.score[1] ?? null,
      shoot_out_one: entered?.shootOut?.[0] ?? null,
      shoot_out_two: entered?.shootOut?.[1] ?? null,
    })
    .where('id', '=', id)
    .execute()

interface Deduction {
  tournamentId: string
  team: string
  points: number
  reason?: string | undefined
}

export const saveDeduction = (db: Database, { tournamentId, team, points, reason }: Deduction) =>
  db
    .updateTable('tournament_entries')
    .set({ deduction: points, deduction_reason: points && reason ? reason : null })
    .where('tournament_id', '=', tournamentId)
    .where('team_id', '=', team)
    .execute()

interface Lot {
  tournamentId: string
  teams: readonly string[]
  seed: string
  match?: string
  now: Date
}

export const insertLot = (db: Database, { tournamentId, teams, seed, match, now }: Lot) =>
  db
    .insertInto('tournament_lots')
    .values({ tournament_id: tournamentId, team_ids: [...teams], seed, match_id: match ?? null, at: now })
    .execute()

export const findLotWinner = (db: Database, match: string) =>
  firstValue<string | null>(db)`select ${lotWinnerColumn} from tournament_matches tie where tie.id = ${match}`

export const insertReplay = async (db: Database, match: string, now: Date) => {
  await db
    .updateTable('tournament_matches')
    .set({ replayed_at: now })
    .where('id', '=', match)
    .executeTakeFirstOrThrow()
  const id = await firstValue<string>(db)`
    insert into tournament_matches (tournament_id, number, stage, round, group_name, third_place, source_one,
      source_two, team_one_id, team_two_id)
    select tournament_id, number, stage, round, group_name, third_place, source_one, source_two, team_one_id,
      team_two_id
    from tournament_matches where id = ${match} returning id`
  return requireFound(id)
}

export const deleteReplay = async (db: Database, { match, earlier }: { match: string; earlier: string }) => {
  await db.deleteFrom('tournament_matches').where('id', '=', match).execute()
  await db.updateTable('tournament_matches').set({ replayed_at: null }).where('id', '=', earlier).execute()
}
