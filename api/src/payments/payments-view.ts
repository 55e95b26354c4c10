import type { Payments, PlacePayment } from '@i-one/contract/payments'
import { isUpcoming } from '@i-one/contract/sessions/states'
import type { Collector } from '@i-one/game/payments/transfers'
import { sum } from '@i-one/game/sum'
import { canActForPitch } from '../at-centre.ts'
import { isAllowed } from '../is-allowed.ts'
import type { PlaceBalance } from '../ledger/sql.ts'
import { ApiError } from '../lib/http/api-error.ts'
import type { Caller } from '../roles.ts'
import { maySee, getPayer, getRoles } from '../sessions/rules.ts'
import type { StoredPlace, StoredSession } from '../sessions/sql.ts'
import { toPaymentState } from './rules.ts'

export const findCollector = (session: StoredSession, user: Caller): Collector | undefined => {
  const roles = getRoles(session, user)
  if (!isAllowed('recordPlacePayment', roles)) return undefined
  return canActForPitch(roles) ? 'pitch' : 'captain'
}

/** Only the pitch owner can confirm their own payment. If the pitch has no owner, any collector can. */
export const canConfirmOwn = (
  { ownerId }: Pick<StoredSession, 'ownerId'>,
  collector: Collector | undefined,
  { id }: Pick<Caller, 'id'>,
) => collector !== undefined && (ownerId === null || ownerId === id)

export const isPayer = (place: StoredPlace, { id }: Pick<Caller, 'id'>) => getPayer(place) === id

const maySeeAll = (session: StoredSession, user: Caller) => isAllowed('getPayments', getRoles(session, user))

/** Removed players can see payments only if they owe or have paid for the session themselves. */
export const requireCanSeePayments = (
  session: StoredSession,
  balances: readonly PlaceBalance[],
  user: Caller,
) => {
  if (maySeeAll(session, user)) return
  const own = new Set(session.places.filter((place) => isPayer(place, user)).map(({ id }) => id))
  if (!balances.some((balance) => own.has(balance.placeId) && toPaymentState(balance)))
    throw new ApiError(maySee(session, user) ? 'not-yours' : 'not-found')
}

export const toPlacePayment = (
  place: StoredPlace,
  balance: PlaceBalance,
  user: Caller,
): PlacePayment | undefined => {
  const state = toPaymentState(balance)
  if (!state) return undefined
  const { owed: share, open, said, paid, received, waived, method } = balance
  const player = { _id: place.playerId, name: place.name }
  const payment = { place: place.id, player, mine: isPayer(place, user), state, share }
  return { ...payment, open, said, paid, received, waived, ...(method && { method }) }
}

export const toPayments = (
  session: StoredSession,
  balances: readonly PlaceBalance[],
  user: Caller,
): Payments => {
  const byPlace = new Map(balances.map((balance) => [balance.placeId, balance]))
  const all = session.places.flatMap((place) => {
    const balance = byPlace.get(place.id)
    const payment = balance && toPlacePayment(place, balance, user)
    return payment ? [payment] : []
  })
  const mine = all.filter((one) => one.mine)
  const summed = maySeeAll(session, user) ? all : mine
  const total = (amount: (one: PlacePayment) => number) => sum(summed.map(amount))
  const collector = findCollector(session, user)
  return {
    session: session.id,
    currency: session.priceCurrency,
    forecast: isUpcoming(session.state),
    collects: collector !== undefined,
    receives: collector === 'pitch',
    ...(collector === 'pitch' && { booking: session.bookingId }),
    confirmsOwn: canConfirmOwn(session, collector, user),
    ...(collector && session.payersRemindedAt && { remindedAt: session.payersRemindedAt.toISOString() }),
    places: collector ? all : mine,
    totals: {
      owed: total(({ share }) => share),
      unpaid: total(({ open }) => Math.max(open, 0)),
      said: total(({ said }) => said),
      paid: total(({ paid }) => paid),
      received: total(({ received }) => received),
      waived: total(({ waived }) => waived),
      toRefund: total(({ open }) => Math.max(-open, 0)),
    },
  }
}
