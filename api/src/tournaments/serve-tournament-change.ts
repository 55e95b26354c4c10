import type { Tournament } from '@i-one/contract/tournaments'
import type { Database } from '../lib/database/database.ts'
import { requireFound } from '../lib/http/api-error.ts'
import { createServeChange } from '../lib/serve-changes.ts'
import type { Caller } from '../roles.ts'
import { type StoredTournament, lockTournament, findTournament } from './sql.ts'
import { toTournamentView } from './tournament-view.ts'

export const getTournamentView = async (db: Database, id: string, reader: Caller | null, now: Date) =>
  toTournamentView(requireFound(await findTournament(db, id)), reader, now)

export const serveTournamentChange = createServeChange<StoredTournament, typeof Tournament>({
  lock: lockTournament,
  show: (db, id, { user, now }) => getTournamentView(db, id, user, now),
  topics: (id) => [`tournament:${id}`],
})
