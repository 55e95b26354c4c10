import type { Database } from '../../lib/database/database.ts'
import type { SessionRow } from '../sql.ts'

/** What its captain may change of a session until its start. */
export type Settings = Pick<
  SessionRow,
  | 'minutesPerMatch'
  | 'playersPerTeam'
  | 'sets'
  | 'aet'
  | 'penaltyShootout'
  | 'visibility'
  | 'minimum'
  | 'streakCap'
>

export const keepSettings = (db: Database, id: string, settings: Settings) =>
  db
    .updateTable('sessions')
    .set({
      minutes_per_match: settings.minutesPerMatch,
      players_per_team: settings.playersPerTeam,
      set_count: settings.sets,
      aet: settings.aet,
      penalty_shootout: settings.penaltyShootout,
      visibility: settings.visibility,
      minimum: settings.minimum,
      streak_cap: settings.streakCap,
    })
    .where('id', '=', id)
    .execute()

export const keepCaptain = (db: Database, id: string, captainId: string) =>
  db.updateTable('sessions').set({ captain_id: captainId }).where('id', '=', id).execute()

export const keepComingAnyway = (db: Database, id: string, now: Date) =>
  db.updateTable('sessions').set({ coming_anyway_at: now }).where('id', '=', id).execute()
