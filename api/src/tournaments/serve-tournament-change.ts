import type { Endpoint, Schema } from '@i-one/contract/endpoint'
import type { Tournament } from '@i-one/contract/tournaments'
import type * as z from 'zod/mini'
import { type Database, inTransaction } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { stayWhile } from '../lib/http/log-in.ts'
import { found } from '../lib/http/refusal.ts'
import { type Asked, serve } from '../lib/http/serve.ts'
import { notifyTopics } from '../lib/live/live.ts'
import type { Asker } from '../roles.ts'
import { type StoredTournament, findLockedTournament, findTournament } from './sql.ts'
import { tournamentView } from './tournament-view.ts'

type TournamentCall = Endpoint<z.ZodMiniType<{ id: string }>, Schema, Schema, typeof Tournament, 'login'>

/** The tournament as it stands, for the one who asked. */
export const showTournament = async (db: Database, id: string, reader: Asker | null, now: Date) =>
  tournamentView(found(await findTournament(db, id)), reader, now)

/** A call that changes one tournament: `act` has it locked and fresh; the answer is the tournament after it. */
export const serveTournamentChange = <E extends TournamentCall>(
  app: App,
  endpoint: E,
  act: (tournament: StoredTournament, asked: Asked<E>) => Promise<unknown>,
) =>
  serve<TournamentCall>(app, endpoint, (asked) =>
    inTransaction(asked.db, async (db) => {
      await stayWhile(db, asked.user.id)
      const tournament = found(await findLockedTournament(db, asked.params.id))
      await act(tournament, { ...asked, db } as Asked<E>)
      await notifyTopics(db, `tournament:${tournament.id}`)
      return showTournament(db, tournament.id, asked.user, asked.now)
    }),
  )
