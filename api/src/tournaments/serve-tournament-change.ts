import type { Tournament } from '@i-one/contract/tournaments'
import type { Database } from '../lib/database/database.ts'
import { found } from '../lib/http/api-error.ts'
import { serveChangesOf } from '../lib/serve-changes.ts'
import type { Asker } from '../roles.ts'
import { type StoredTournament, lockTournament, findTournament } from './sql.ts'
import { tournamentView } from './tournament-view.ts'

export const showTournament = async (db: Database, id: string, reader: Asker | null, now: Date) =>
  tournamentView(found(await findTournament(db, id)), reader, now)

export const serveTournamentChange = serveChangesOf<StoredTournament, typeof Tournament>({
  lock: lockTournament,
  show: (db, id, { user, now }) => showTournament(db, id, user, now),
  topics: (id) => [`tournament:${id}`],
})
