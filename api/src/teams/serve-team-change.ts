import type { Team } from '@i-one/contract/teams'
import type { Database } from '../lib/database/database.ts'
import { requireFound } from '../lib/http/api-error.ts'
import { createServeChange } from '../lib/serve-changes.ts'
import type { Caller } from '../roles.ts'
import { findNextFixture, toNextFixture } from './next-sql.ts'
import { type StoredTeam, lockTeam, findTeam } from './sql.ts'
import { toTeamView } from './team-view.ts'

export const getTeamView = async (
  db: Database,
  id: string,
  { user: reader, now, code }: { user: Caller; now: Date; code?: string | undefined },
) => {
  const team = requireFound(await findTeam(db, id))
  const next = await findNextFixture(db, id, reader, now)
  return toTeamView(team, { reader, code, next: next && toNextFixture(next, now) })
}

export const serveTeamChange = createServeChange<StoredTeam, typeof Team>({
  lock: lockTeam,
  show: getTeamView,
})
