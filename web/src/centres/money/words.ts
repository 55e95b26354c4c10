import type { BookingPayment, DeskPaymentMethod } from '@i-one/contract/centres/money'
import { getMethodNames } from '@i-one/game/payments/methods'
import { moneyText } from '@i-one/game/payments/money'
import { select, t } from '@lingui/core/macro'
import { dateWithYearText, timeRangeText } from '../../lib/pitch-time.ts'
import { commaText } from '../../ui/text/joins.ts'

export const paymentMethods = Object.entries(getMethodNames()).map(([value, label]) => ({
  value: value as DeskPaymentMethod,
  label,
}))

type Paid = Pick<BookingPayment, 'kind' | 'amount' | 'method' | 'player'>

export const paymentText = ({ kind, amount, method, player }: Paid) => {
  const sum = moneyText(amount)
  if (kind === 'refund')
    return player === undefined
      ? select(method, {
          cash: `${sum} refunded in cash`,
          card: `${sum} refunded by card`,
          other: `${sum} refunded by transfer`,
        })
      : select(method, {
          cash: `${sum} refunded in cash for the spot of ${player}`,
          card: `${sum} refunded by card for the spot of ${player}`,
          other: `${sum} refunded by transfer for the spot of ${player}`,
        })
  return player === undefined
    ? select(method, { cash: `${sum} in cash`, card: `${sum} by card`, other: `${sum} by transfer` })
    : select(method, {
        cash: `${sum} in cash for the spot of ${player}`,
        card: `${sum} by card for the spot of ${player}`,
        other: `${sum} by transfer for the spot of ${player}`,
      })
}

export const receiptNumberText = ({ kind, receipt }: Pick<BookingPayment, 'kind' | 'receipt'>) =>
  kind === 'refund'
    ? t({ message: `Refund ${receipt}`, comment: 'Number of a refund receipt' })
    : t`Receipt ${receipt}`

/** A payment has no payer name once the payer's account or customer record is deleted. */
export const payerText = ({ payer, player, rebuilt }: Pick<BookingPayment, 'payer' | 'player' | 'rebuilt'>) =>
  payer ?? player ?? (rebuilt ? t`Unknown` : t`Name deleted`)

export const refundedReceiptsText = ({ refundOf = [], amount }: BookingPayment) =>
  commaText(
    ...refundOf.map(
      (one) =>
        t`Receipt ${{ receipt: one.receipt }} (${{ sum: moneyText({ ...amount, amount: one.amount }) }})`,
    ),
  )

type PaidFor = Pick<BookingPayment, 'pitch' | 'start' | 'end' | 'timeZone'>

export const paymentPurposeText = ({ pitch, start, end, timeZone }: PaidFor) => {
  const time = start && (end ? timeRangeText({ start, end }, timeZone) : undefined)
  return commaText(pitch?.name, start && dateWithYearText(start, timeZone), time) || t`Unknown`
}
