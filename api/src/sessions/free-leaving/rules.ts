import { isGoing } from '@i-one/contract/sessions/states'
import { maxDebtOf } from '../../ledger/rules.ts'
import { capacityOf, payerOf } from '../rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'

export const maxShareOf = (session: StoredSession, { set }: Pick<StoredPlace, 'set'>) =>
  maxDebtOf({ ...session, capacity: capacityOf(session) }, set)

/** Returns places whose maximum share has risen, except captains' places, because captains pay the rest anyway. */
export const listOwingMore = (before: StoredSession, after: StoredSession) => {
  const leads = [after.captainId, after.opponentId]
  const was = new Map(before.places.map((place) => [place.id, maxShareOf(before, place)]))
  return after.places.filter(
    (place) =>
      isGoing(place.state) &&
      !leads.includes(payerOf(place)) &&
      maxShareOf(after, place) > (was.get(place.id) ?? 0),
  )
}
