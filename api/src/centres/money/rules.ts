import type { BookingMoney, BookingPayment, CashUp } from '@i-one/contract/centres/money'
import { sum } from '@i-one/game/sum'
import { dayAt } from '../../bookings/slots.ts'
import { withoutNulls } from '../../lib/database/without-nulls.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { PaidBooking, StoredPayment } from './sql.ts'

export const getAmountDue = ({ state, priceAmount, cancelFee }: PaidBooking) =>
  state === 'confirmed' ? priceAmount : cancelFee

export const sumPaid = (payments: readonly Pick<StoredPayment, 'kind' | 'amount'>[]) =>
  sum(payments.map(({ kind, amount }) => (kind === 'payment' ? amount : -amount)))

const maxPaidOf = (booking: PaidBooking) =>
  booking.state === 'pending'
    ? Math.min(booking.terms?.deposit ?? 0, booking.priceAmount)
    : getAmountDue(booking)

export const requireValidPayment = (
  booking: PaidBooking,
  payments: readonly StoredPayment[],
  { kind, amount }: { kind: BookingPayment['kind']; amount: number },
) => {
  const paid = sumPaid(payments)
  const money = toBookingMoney(booking, payments)
  // subtracts pending refunds, because a replacement can pay before the player who left is refunded
  if (kind === 'payment' && paid - booking.refundDue + amount > maxPaidOf(booking))
    throw new ApiError('more-than-owed', { money })
  if (kind === 'refund' && amount > paid) throw new ApiError('more-than-paid', { money })
}

const toPayment = (payment: StoredPayment): BookingPayment => ({
  _id: payment.id,
  receipt: payment.receipt,
  kind: payment.kind,
  amount: { amount: payment.amount, currency: payment.currency },
  method: payment.method,
  by: payment.by,
  at: payment.at.toISOString(),
  ...withoutNulls({ payer: payment.payer, player: payment.player, price: payment.price }),
  centre: { name: payment.centreName, address: payment.centreAddress },
  ...(payment.pitchId !== null &&
    payment.pitchName !== null && { pitch: { _id: payment.pitchId, name: payment.pitchName } }),
  timeZone: payment.timeZone,
  ...(payment.start && { start: payment.start.toISOString() }),
  ...(payment.end && { end: payment.end.toISOString() }),
  paid: payment.paid,
  ...(payment.refundOf && {
    refundOf: payment.refundOf.map(({ receipt, amount }) => ({ receipt, amount })),
  }),
  ...(payment.rebuilt && { rebuilt: true }),
})

export const toBookingMoney = (booking: PaidBooking, payments: readonly StoredPayment[]): BookingMoney => {
  const currency = booking.priceCurrency
  const deposit = Math.min(booking.terms?.deposit ?? 0, booking.priceAmount)
  return {
    booking: booking.id,
    state: booking.state,
    pitch: {
      _id: booking.pitchId,
      name: booking.pitchName,
      address: booking.address,
      timeZone: booking.timeZone,
    },
    start: booking.start.toISOString(),
    end: booking.end.toISOString(),
    due: { amount: getAmountDue(booking), currency },
    paid: { amount: sumPaid(payments), currency },
    ...(deposit > 0 && { deposit: { amount: deposit, currency } }),
    payments: payments.map(toPayment),
  }
}

export const toCashUp = (rows: readonly StoredPayment[], day: string): CashUp => {
  const ofDay = rows.filter(({ at, timeZone }) => dayAt(timeZone, at) === day)
  const totals = new Map<string, CashUp['totals'][number]>()
  for (const { method, currency, kind, amount } of ofDay) {
    const key = `${currency} ${method}`
    const none = { amount: 0, currency }
    const total = totals.get(key) ?? { method, taken: none, givenBack: none, payments: 0 }
    const part = kind === 'payment' ? 'taken' : 'givenBack'
    totals.set(key, {
      ...total,
      payments: total.payments + 1,
      [part]: { amount: total[part].amount + amount, currency },
    })
  }
  return {
    day,
    totals: [...totals.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, total]) => total),
    payments: ofDay.map((row) => ({ ...toPayment(row), booking: row.bookingId })),
  }
}
