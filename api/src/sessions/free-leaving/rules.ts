import { isGoing } from '@i-one/contract/sessions/states'
import { mostOwed } from '../../ledger/rules.ts'
import { capacityOf, payerOf } from '../rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'

/** The most that the place can come to owe. */
export const mostOf = (session: StoredSession, { set }: Pick<StoredPlace, 'set'>) =>
  mostOwed({ ...session, capacity: capacityOf(session) }, set)

/** Places whose players could owe more after a change than they joined for. The leaders of the sides answer for the rest. */
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
