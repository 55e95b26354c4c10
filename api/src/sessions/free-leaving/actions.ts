import { freeAfterPromotion, freeLeaving } from '@i-one/game/sessions/deadlines'
import type { Database } from '../../lib/database/database.ts'
import { quietUntil } from '../../notifications/quiet-hours/rules.ts'
import { listQuietHours } from '../../notifications/quiet-hours/sql.ts'
import { payerOf } from '../rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'
import { saveFreeLeaving } from './sql.ts'

/**
 * A player who got or keeps a place without a tap of their own can leave it freely for a while: whoever answers for its money
 * must be able to refuse it. Returns until when.
 */
export const grantFreeLeaving = async (
  db: Database,
  { id, start, movedAt }: Pick<StoredSession, 'id' | 'start' | 'movedAt'>,
  place: StoredPlace,
  now: Date,
): Promise<Date> => {
  const payer = payerOf(place)
  const quiet = (await listQuietHours(db, [payer])).get(payer)
  const until = freeAfterPromotion(start, now, quiet && quietUntil(quiet, now))
  if (until > freeLeaving(start, movedAt)) await saveFreeLeaving(db, id, place.playerId, until)
  return freeLeaving(start, movedAt, until)
}
