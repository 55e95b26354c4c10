import type { PlaceState, SessionState } from '@i-one/contract/sessions'
import { hasPlace, isUpcoming } from '@i-one/contract/sessions/states'
import { getSharingUnit } from '@i-one/game/payments/money'
import { splitShares } from '@i-one/game/payments/shares'
import type { TransferBalance } from '@i-one/game/payments/transfers'
import { getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import { sum } from '@i-one/game/sum'

export interface SharedCost {
  state: SessionState
  capacity: number
  priceAmount: number
  priceCurrency: string
  captainId: string
  opponentId?: string | null
  payingSide?: 1 | 2 | null
  min?: number
  places: readonly OwingPlace[]
}

interface OwingPlace {
  id: string
  playerId: string
  state: PlaceState
  set?: number | null
  leaveFreeUntil?: string | null
}

const canLeaveFreely = ({ state, leaveFreeUntil }: OwingPlace, now: Date) =>
  state === 'going' && leaveFreeUntil != null && now <= new Date(leaveFreeUntil)

const listDebtors = ({ capacity, places }: SharedCost, now: Date) => {
  const there = places.filter(({ state }) => hasPlace(state))
  const promoted = there.filter((place) => canLeaveFreely(place, now))
  const late = places.filter(({ state }) => state === 'late-left')
  const unreplaced = Math.min(late.length, Math.max(0, capacity - (there.length - promoted.length)))
  // guard: a player who leaves late owes until another player has the place
  const owed = late.slice(late.length - unreplaced)
  const covered = Math.max(0, there.length + owed.length - capacity)
  const waiting = new Set(promoted.slice(Math.max(0, promoted.length - covered)))
  const owing = new Set([...there, ...owed])
  return places.filter((place) => owing.has(place) && !waiting.has(place))
}

export const computeShares = (session: SharedCost, now: Date): Map<string, number> => {
  // guard: a cancelled session costs players nothing
  if (session.state === 'cancelled') return new Map()
  const sides = session.opponentId ? halvesOf(session) : []
  const payer = session.payingSide && sides[session.payingSide - 1]
  if (payer && listDebtors(payer, now).length > 0)
    return sharesAmong({ ...payer, priceAmount: session.priceAmount }, now)
  if (sides.length > 0 && sides.every((side) => listDebtors(side, now).length > 0))
    return new Map(sides.flatMap((side) => [...sharesAmong(side, now)]))
  return sharesAmong(session, now)
}

const halvesOf = (session: SharedCost): SharedCost[] => {
  const unit = unitOf(session)
  return splitShares(session.priceAmount / unit, 2).map((half, n) => ({
    ...session,
    capacity: session.capacity / 2,
    min: Math.ceil(getMinimumPlayers(session.capacity) / 2),
    priceAmount: half * unit,
    places: session.places.filter(({ set }) => (set === 2) === (n === 1)),
  }))
}

export const computeMaxDebt = (session: SharedCost, set: number | null): number => {
  const [one, two] = session.opponentId ? halvesOf(session) : [session, session]
  const [side, number] = set === 2 ? [two!, 2] : [one!, 1]
  const whole = session.payingSide === number ? session.priceAmount : 0
  const priceAmount = session.opponentId && session.payingSide ? whole : side.priceAmount
  const unit = unitOf(session)
  return (splitShares(priceAmount / unit, side.min ?? getMinimumPlayers(side.capacity))[0] ?? 0) * unit
}

const unitOf = ({ priceAmount, priceCurrency }: SharedCost) =>
  getSharingUnit({ amount: priceAmount, currency: priceCurrency })

const sharesAmong = (session: SharedCost, now: Date): Map<string, number> => {
  const owing = listDebtors(session, now)
  const ahead = isUpcoming(session.state)
  const min = session.min ?? getMinimumPlayers(session.capacity)
  const among = Math.max(ahead ? session.capacity : min, owing.length)
  const unit = unitOf(session)
  const shares = splitShares(session.priceAmount / unit, among)
  // guard: the captain pays the shares of missing players
  const missing = ahead ? 0 : sum(shares.slice(owing.length))
  const leads = [session.captainId, session.opponentId]
  const payer = owing.find(({ playerId }) => leads.includes(playerId)) ?? owing[0]
  return new Map(
    owing.map((place, n) => [place.id, ((shares[n] ?? 0) + (place === payer ? missing : 0)) * unit]),
  )
}

export interface Balance extends TransferBalance {
  owed: number
  refunded: number
}

export const noBalance: Balance = { owed: 0, open: 0, said: 0, paid: 0, received: 0, waived: 0, refunded: 0 }
