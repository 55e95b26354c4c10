import type { Database } from '../lib/database/database.ts'
import { requireFound } from '../lib/http/api-error.ts'
import { requireNotBlocked } from '../moderation/blocks/actions.ts'
import { findPlayer } from './sql.ts'

/** Players who have blocked the reader appear not to exist. */
export const requireShown = async (db: Database, id: string, readerId: string) => {
  const player = requireFound(await findPlayer(db, id))
  await requireNotBlocked(db, { by: [player.id], of: readerId, or: 'not-found' })
  return player
}
