import type { BookingPayment } from '@i-one/contract/centres/money'
import { moneyText } from '@i-one/game/payments/money'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { dateTimeText } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { bookingMoneyQuery } from './queries.ts'
import {
  paymentPurposeText,
  receiptNumberText,
  paymentText,
  payerText,
  refundedReceiptsText,
} from './words.ts'

export function Component() {
  const { id = '', receipt = '' } = useParams()
  usePageTitle(`Receipt ${receipt}`)
  const { data: money } = useQuery({ ...bookingMoneyQuery(id), throwOnError: throwWithoutData })
  const payment = money?.payments.find((one) => String(one.receipt) === receipt)
  if (!money) return <Loading label="Loading the receipt" height={240} />
  if (!payment)
    return (
      <Empty art="area" title="Receipt not found" sentence="This booking has no receipt with that number." />
    )
  return (
    <div className="wrap grid grid-cols-1 gap-5 max-w-[calc(560px_+_2_*_var(--spacing-gut))] pt-8 pb-18">
      <h1>{receiptNumberText(payment)}</h1>
      <p>
        <b>{payment.centre.name}</b>, {payment.centre.address}
      </p>
      <Facts facts={toFacts(payment)} />
      {payment.rebuilt && (
        <p className="small mute">
          The details on this receipt were added later, with the names used on that day. Unknown details are
          left out.
        </p>
      )}
      <Button className="justify-self-start print:hidden" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}

const toFacts = (payment: BookingPayment) => {
  const { kind, amount, price, paid } = payment
  const isRefund = kind === 'refund'
  const money = (minor: number) => moneyText({ ...amount, amount: minor })
  return [
    [isRefund ? 'Refunded' : 'Received', paymentText(payment)],
    [isRefund ? 'To' : 'From', payerText(payment)],
    ['Date', dateTimeText(payment.at, payment.timeZone)],
    ...(payment.refundOf ? [['Refund of', refundedReceiptsText(payment)] as const] : []),
    ['For', paymentPurposeText(payment)],
    ...(price === undefined ? [] : [['Price of the booking', money(price)] as const]),
    ['Paid in total', money(paid)],
    ...(price !== undefined && price > paid ? [['Still to pay', money(price - paid)] as const] : []),
    [isRefund ? 'Refunded by' : 'Received by', payment.by],
  ] as const
}
