import type { Database } from '../lib/database/database.ts'
import { requireNotBlocked } from '../moderation/blocks/actions.ts'
import { listLeaders } from './rules.ts'
import type { StoredTeam } from './sql.ts'

export const requireMayAsk = (db: Database, team: Pick<StoredTeam, 'members'>, userId: string) =>
  requireNotBlocked(db, { by: listLeaders(team), of: userId, or: 'cannot-ask-team' })
