import type { BookingState } from '@i-one/contract/bookings'
import { type BankDetails, heldHours } from '@i-one/contract/payments/bank-details'
import type { SessionState } from '@i-one/contract/sessions'
import { hour } from '@i-one/game/durations'
import type { Balance } from '../../ledger/rules.ts'
import { stateOf } from '../rules.ts'
import type { BankDetailsChange } from './sql.ts'

interface Certain {
  state: SessionState
  bookingState: BookingState
}

/** It takes place, or has: there is something to pay for. */
export const isCertain = ({ state, bookingState }: Certain) =>
  bookingState === 'confirmed' && state !== 'open' && state !== 'cancelled'

/** Something of the share is unpaid, or said to be paid and not confirmed: the number may still be needed. */
export const owes = (balance: Balance) => {
  const state = stateOf(balance)
  return state === 'unpaid' || state === 'said'
}

type Changes = readonly BankDetailsChange[]

const held = heldHours * hour

/** When a change holds for those who owe: the first one and a removal at once, one that another followed sooner never. */
const holdsFrom = (changes: Changes, n: number) => {
  const { since, details } = changes[n]!
  if (n === 0 || !details) return since.getTime()
  const [from, next] = [since.getTime() + held, changes[n + 1]?.since.getTime() ?? Infinity]
  return next < from ? Infinity : from
}

/** What those who owe see: of the changes, first things first, the last that holds. */
export const heldNow = (changes: Changes, now: Date): BankDetails | null =>
  changes.findLast((_, n) => holdsFrom(changes, n) <= now.getTime())?.details ?? null

/** What an organizer says now, and from when on those who owe see it, where they do not yet. */
export const ownDetails = (changes: Changes, now: Date) => {
  const from = changes.length ? holdsFrom(changes, changes.length - 1) : 0
  return {
    details: changes.at(-1)?.details ?? null,
    heldFrom: from > now.getTime() ? new Date(from).toISOString() : null,
  }
}

export const isSame = (one: BankDetails | null, other: BankDetails | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.bank === other.bank &&
    one.accountNumber === other.accountNumber &&
    one.accountName === other.accountName)
