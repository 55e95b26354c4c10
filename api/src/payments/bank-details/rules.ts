import type { BookingState } from '@i-one/contract/bookings'
import type { SessionState } from '@i-one/contract/sessions'
import type { Balance } from '../../ledger/rules.ts'
import { stateOf } from '../rules.ts'

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
