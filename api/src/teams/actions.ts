import type { Database } from '../lib/database/database.ts'
import { requireNotBlocked } from '../moderation/blocks/actions.ts'
import { leadersOf } from './rules.ts'
import type { StoredTeam } from './sql.ts'

export const requireMayChallenge = (db: Database, team: Pick<StoredTeam, 'members'>, userId: string) =>
  requireNotBlocked(db, { by: leadersOf(team), of: userId, or: 'cannot-ask-team' })
