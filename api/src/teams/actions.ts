import type { Database } from '../lib/database/database.ts'
import { requireNotBlocked } from '../moderation/blocks/actions.ts'
import type { StoredTeam } from './sql.ts'

export const requireMayAsk = (db: Database, { members }: Pick<StoredTeam, 'members'>, userId: string) =>
  requireNotBlocked(db, {
    by: members.filter(({ role }) => role !== 'member').map((member) => member.userId),
    of: userId,
    or: 'cannot-ask-team',
  })
