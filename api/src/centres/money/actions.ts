import { randomUUID } from 'node:crypto'
import type { Transfer } from '@i-one/game/payments/transfers'
import { sum } from '@i-one/game/sum'
import type { Database } from '../../lib/database/database.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import { sumPaid, requireValidPayment } from './rules.ts'
import { type NewPayment, findPaidBooking, insertPayment, listPayments, lockPayments } from './sql.ts'

type Received = Pick<NewPayment, 'bookingId' | 'method' | 'by' | 'now'> & { placeId: string }

/** Also records a player's payment or refund as a booking payment. Refunds are limited to the amount paid. */
export const savePayments = async (db: Database, input: Received, transfers: readonly Transfer[]) => {
  const received = (account: 'from' | 'to') =>
    sum(transfers.filter((one) => one[account] === 'received').map(({ amount }) => amount))
  const amount = received('to') - received('from')
  if (amount === 0) return
  const { centreId } = requireFound(await findPaidBooking(db, input.bookingId))
  await lockPayments(db, centreId)
  const booking = requireFound(await findPaidBooking(db, input.bookingId))
  const payments = await listPayments(db, booking.id)
  const kind = amount > 0 ? ('payment' as const) : ('refund' as const)
  const moved = { kind, amount: amount > 0 ? amount : Math.min(-amount, sumPaid(payments)) }
  if (moved.amount === 0) return
  requireValidPayment(booking, payments, moved)
  const currency = booking.priceCurrency
  await insertPayment(db, { ...input, ...moved, id: randomUUID(), centreId, currency })
}
