import { isGoing } from '@i-one/contract/sessions/states'
import { computeMaxDebt } from '../../ledger/rules.ts'
import { getCapacity, getPayer } from '../rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'

export const getMaxShare = (session: StoredSession, { set }: Pick<StoredPlace, 'set'>) =>
  computeMaxDebt({ ...session, capacity: getCapacity(session) }, set)

/** Returns places whose maximum share has risen. Leaves out captains, because captains pay for empty places anyway. */
export const listPlacesOwingMore = (before: StoredSession, after: StoredSession) => {
  const leads = [after.captainId, after.opponentId]
  const was = new Map(before.places.map((place) => [place.id, getMaxShare(before, place)]))
  return after.places.filter(
    (place) =>
      isGoing(place.state) &&
      !leads.includes(getPayer(place)) &&
      getMaxShare(after, place) > (was.get(place.id) ?? 0),
  )
}
