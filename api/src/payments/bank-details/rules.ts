import type { BookingState } from '@i-one/contract/bookings'
import { type BankDetails, bankChangeDelayHours } from '@i-one/contract/payments/bank-details'
import type { SessionState } from '@i-one/contract/sessions'
import { hour } from '@i-one/game/durations'
import type { Balance } from '../../ledger/rules.ts'
import { toPaymentState } from '../rules.ts'
import type { BankDetailsChange } from './sql.ts'

interface Certain {
  state: SessionState
  bookingState: BookingState
}

export const isPlaceCertain = ({ state, bookingState }: Certain) =>
  bookingState === 'confirmed' && state !== 'open' && state !== 'cancelled'

export const hasDebt = (balance: Balance) => {
  const state = toPaymentState(balance)
  return state === 'unpaid' || state === 'said'
}

type Changes = readonly BankDetailsChange[]

const delay = bankChangeDelayHours * hour

// Delays changes, to protect users whose account is stolen. The first bank details and removals take effect immediately.
const holdsFrom = (changes: Changes, n: number) => {
  const { since, details } = changes[n]!
  if (n === 0 || !details) return since.getTime()
  const [from, next] = [since.getTime() + delay, changes[n + 1]?.since.getTime() ?? Infinity]
  return next < from ? Infinity : from
}

export const findCurrentDetails = (changes: Changes, now: Date): BankDetails | null =>
  changes.findLast((_, n) => holdsFrom(changes, n) <= now.getTime())?.details ?? null

export const toOwnDetails = (changes: Changes, now: Date) => {
  const from = changes.length ? holdsFrom(changes, changes.length - 1) : 0
  return {
    details: changes.at(-1)?.details ?? null,
    heldFrom: from > now.getTime() ? new Date(from).toISOString() : null,
  }
}

export const isSameDetails = (one: BankDetails | null, other: BankDetails | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.bank === other.bank &&
    one.accountNumber === other.accountNumber &&
    one.accountName === other.accountName)
