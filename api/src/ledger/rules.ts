import type { PlaceState, SessionState } from '@i-one/contract/sessions'
import { hasPlace, isAhead } from '@i-one/contract/sessions/states'
import { sharesOf } from '@i-one/game/payments/shares'

export interface Owing {
  state: SessionState
  capacity: number
  priceAmount: number
  places: readonly { id: string; state: PlaceState }[]
}

/** Who left late owes as long as nobody has the place: whoever joined first among them is replaced first. */
const whoOwes = ({ capacity, places }: Owing) => {
  const there = places.filter(({ state }) => hasPlace(state))
  const late = places.filter(({ state }) => state === 'late-left')
  const replaced = Math.max(0, late.length - Math.max(0, capacity - there.length))
  const owing = new Set([...there, ...late.slice(replaced)])
  return places.filter((place) => owing.has(place))
}

/**
 * The share of each place that owes; the others owe nothing. Shares are whole naira (or euros) where the price is:
 * nobody has kobo at a pitch.
 */
export const sharesOfPlaces = (session: Owing): Map<string, number> => {
  if (session.state === 'cancelled') return new Map()
  const owing = whoOwes(session)
  // before the start a share is what it costs when the session is full
  const among = isAhead(session.state) ? Math.max(session.capacity, owing.length) : owing.length
  const unit = session.priceAmount % 100 === 0 ? 100 : 1
  const shares = sharesOf(session.priceAmount / unit, among)
  return new Map(owing.map(({ id }, n) => [id, (shares[n] ?? 0) * unit]))
}

/** Of one place, in minor units: `owed` is `open + said + paid + waived`, and of `paid` the pitch has `received`. */
export interface Balance {
  owed: number
  open: number
  said: number
  paid: number
  received: number
  waived: number
  /** All that was ever given back. */
  refunded: number
}

export const noBalance: Balance = { owed: 0, open: 0, said: 0, paid: 0, received: 0, waived: 0, refunded: 0 }

type Account = 'share' | 'open' | 'said' | 'paid' | 'received' | 'waived'
export interface Transfer {
  from: Account
  to: Account
  amount: number
}
