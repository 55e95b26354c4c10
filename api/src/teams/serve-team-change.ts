import type { Endpoint, Schema } from '@i-one/contract/endpoint'
import type { Team } from '@i-one/contract/teams'
import type * as z from 'zod/mini'
import { type Database, inTransaction } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { stayWhile } from '../lib/http/log-in.ts'
import { found } from '../lib/http/refusal.ts'
import { type Asked, serve } from '../lib/http/serve.ts'
import type { Asker } from '../roles.ts'
import { findNext, nextView } from './next-sql.ts'
import { type StoredTeam, findLockedTeam, findTeam } from './sql.ts'
import { teamView } from './team-view.ts'

type TeamCall = Endpoint<z.ZodMiniType<{ id: string }>, Schema, Schema, typeof Team, 'login'>

/** The team as it stands, for the one who asked. */
export const showTeam = async (
  db: Database,
  id: string,
  { user: reader, now, code }: { user: Asker; now: Date; code?: string | undefined },
) => {
  const team = found(await findTeam(db, id))
  const next = await findNext(db, id, reader, now)
  return teamView(team, { reader, code, next: next && nextView(next, now) })
}

/**
 * A call that changes one team: `act` has it locked and fresh; the answer is the team after it. `first` runs before the team
 * is locked, for what has to be locked before it.
 */
export const serveTeamChange = <E extends TeamCall>(
  app: App,
  endpoint: E,
  act: (team: StoredTeam, asked: Asked<E>) => Promise<unknown>,
  first?: (asked: Asked<E>) => Promise<unknown>,
) =>
  serve<TeamCall>(app, endpoint, (asked) =>
    inTransaction(asked.db, async (db) => {
      await stayWhile(db, asked.user.id)
      await first?.({ ...asked, db } as Asked<E>)
      const team = found(await findLockedTeam(db, asked.params.id))
      await act(team, { ...asked, db } as Asked<E>)
      return showTeam(db, team.id, asked)
    }),
  )
