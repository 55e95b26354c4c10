import { hasPlace, isAhead } from '@i-one/contract/sessions/states'
import type { PaymentAct, PaymentState } from '@i-one/contract/payments'
import type { PlaceState, SessionState } from '@i-one/contract/sessions'
import { sharesOf } from '@i-one/game/payments/shares'
import { Refusal } from '../lib/http/refusal.ts'

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

/** Of one place, in minor units: `owed` is `open + said + paid + waived`. */
export interface Balance {
  owed: number
  open: number
  said: number
  paid: number
  waived: number
  /** All that was ever given back. */
  refunded: number
}

export const noBalance: Balance = { owed: 0, open: 0, said: 0, paid: 0, waived: 0, refunded: 0 }

/** Nothing where a place has neither owed nor given. */
export const stateOf = ({ open, said, paid, waived, refunded }: Balance): PaymentState | undefined => {
  if (said > 0) return 'said'
  if (open > 0) return 'unpaid'
  if (open < 0) return 'to-refund'
  if (paid > 0) return 'paid'
  if (refunded > 0) return 'refunded'
  return waived > 0 ? 'waived' : undefined
}

type Account = 'share' | 'open' | 'said' | 'paid' | 'waived'
export interface Transfer {
  from: Account
  to: Account
  amount: number
}

/** What has been given for a share that stands is given back by owing it no more. */
const refund = ({ open, paid }: Balance): Transfer[] => {
  const amount = open < 0 ? Math.min(paid, -open) : paid
  const back: Transfer = { from: 'paid', to: 'open', amount }
  return open < 0 ? [back] : [back, { from: 'open', to: 'waived', amount }]
}

const wanted: Record<PaymentAct, (balance: Balance, collects: boolean) => Transfer[]> = {
  say: ({ open }) => [{ from: 'open', to: 'said', amount: open }],
  confirm: ({ open, said }) => [
    said > 0 ? { from: 'said', to: 'paid', amount: said } : { from: 'open', to: 'paid', amount: open },
  ],
  waive: ({ open, said }) =>
    open < 0
      ? []
      : [
          { from: 'said', to: 'waived', amount: said },
          { from: 'open', to: 'waived', amount: open },
        ],
  refund,
  'take-back': ({ said, paid, waived }, collects) =>
    said > 0 || !collects
      ? [{ from: 'said', to: 'open', amount: said }]
      : [
          { from: 'paid', to: 'open', amount: paid },
          { from: 'waived', to: 'open', amount: waived },
        ],
}

/** What an act moves between the accounts of a place; nothing where it has nothing to move any more. */
export const transfersOf = (act: PaymentAct, balance: Balance, collects: boolean) =>
  wanted[act](balance, collects).filter(({ amount }) => amount > 0)

const ofCollector = new Set<PaymentAct>(['confirm', 'waive', 'refund'])

/** Saying is for who owes, the rest for who collects; either takes back. */
export const requireMayAct = (act: PaymentAct, is: { payer: boolean; collector: boolean }) => {
  if (ofCollector.has(act) ? !is.collector : act === 'say' && !is.payer) throw new Refusal('not-yours')
}
