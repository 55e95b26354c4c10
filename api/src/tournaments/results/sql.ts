import type { Database } from '../../lib/database/database.ts'

export interface Entered {
  result: 'played' | 'walkover' | 'both-absent' | 'void'
  score: readonly [number, number]
  shootOut?: readonly [number, number] | undefined
}

export const keepResult = (db: Database, id: string, entered: Entered | undefined) =>
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

export const keepDeduction = (
  db: Database,
  {
    tournamentId,
    team,
    points,
    reason,
  }: { tournamentId: string; team: string; points: number; reason: string },
) =>
  db
    .updateTable('tournament_entries')
    .set({ deduction: points, deduction_reason: points ? reason : null })
    .where('tournament_id', '=', tournamentId)
    .where('team_id', '=', team)
    .execute()

export const insertLot = (
  db: Database,
  {
    tournamentId,
    teams,
    seed,
    now,
  }: { tournamentId: string; teams: readonly string[]; seed: string; now: Date },
) =>
  db
    .insertInto('tournament_lots')
    .values({ tournament_id: tournamentId, team_ids: [...teams], seed, at: now })
    .execute()
