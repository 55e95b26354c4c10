import { isGoing } from '@i-one/contract/sessions/states'
import { mostOwed } from '../../ledger/rules.ts'
import { capacityOf, payerOf } from '../rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'

export const mostOf = (session: StoredSession, { set }: Pick<StoredPlace, 'set'>) =>
  mostOwed({ ...session, capacity: capacityOf(session) }, set)

/** Captains of the sides are left out, because they pay the rest anyway. */
export const owingMore = (before: StoredSession, after: StoredSession) => {
  const leads = [after.captainId, after.opponentId]
  const was = new Map(before.places.map((place) => [place.id, mostOf(before, place)]))
  return after.places.filter(
    (place) =>
      isGoing(place.state) &&
      !leads.includes(payerOf(place)) &&
      mostOf(after, place) > (was.get(place.id) ?? 0),
  )
}
