import type { Database } from '../../lib/database/database.ts'

export const keepCaptain = (db: Database, id: string, captainId: string) =>
  db.updateTable('sessions').set({ captain_id: captainId }).where('id', '=', id).execute()

export const keepComingAnyway = (db: Database, id: string, now: Date) =>
  db.updateTable('sessions').set({ coming_anyway_at: now }).where('id', '=', id).execute()
