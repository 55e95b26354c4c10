import type { Database } from '../lib/database/database.ts'
import { requireFound } from '../lib/http/api-error.ts'
import { requireNotBlocked } from '../moderation/blocks/actions.ts'
import { findPlayer } from './sql.ts'

/** Throws `not-found` for a player who has blocked the reader, so that the block stays hidden. */
export const requireVisiblePlayer = async (db: Database, id: string, readerId: string) => {
  const player = requireFound(await findPlayer(db, id))
  await requireNotBlocked(db, { by: [player.id], of: readerId, or: 'not-found' })
  return player
}
