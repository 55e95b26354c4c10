import type { Team } from '@i-one/contract/teams'
import type { Database } from '../lib/database/database.ts'
import { found } from '../lib/http/api-error.ts'
import { serveChangesOf } from '../lib/serve-changes.ts'
import type { Asker } from '../roles.ts'
import { findNext, nextView } from './next-sql.ts'
import { type StoredTeam, lockTeam, findTeam } from './sql.ts'
import { teamView } from './team-view.ts'

export const showTeam = async (
  db: Database,
  id: string,
  { user: reader, now, code }: { user: Asker; now: Date; code?: string | undefined },
) => {
  const team = found(await findTeam(db, id))
  const next = await findNext(db, id, reader, now)
  return teamView(team, { reader, code, next: next && nextView(next, now) })
}

export const serveTeamChange = serveChangesOf<StoredTeam, typeof Team>({
  lock: lockTeam,
  show: showTeam,
})
