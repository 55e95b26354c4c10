import type { BookingPayment } from '@i-one/contract/centres/money'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
  usePageTitle(t`Receipt ${receipt}`)
  const { data: money } = useQuery({ ...bookingMoneyQuery(id), throwOnError: throwWithoutData })
  const payment = money?.payments.find((one) => String(one.receipt) === receipt)
  if (!money) return <Loading label={t`Loading receipt`} height={240} />
  if (!payment)
    return (
      <Empty
        art="area"
        title={t`Receipt not found`}
        sentence={t`This booking has no receipt with that number.`}
      />
    )
  return (
    <div className="wrap grid grid-cols-1 gap-5 max-w-[calc(560px_+_2_*_var(--spacing-gut))] pt-8 pb-18">
      <h1>{receiptNumberText(payment)}</h1>
      <p translate="no">
        <b>{payment.centre.name}</b>, {payment.centre.address}
      </p>
      <Facts facts={toFacts(payment)} />
      {payment.rebuilt && (
        <p className="small mute">
          <Trans>
            The details on this receipt were added later, with the names used on that day. Unknown details are
            left out.
          </Trans>
        </p>
      )}
      <Button className="justify-self-start print:hidden" onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
    </div>
  )
}

const toFacts = (payment: BookingPayment) => {
  const { kind, amount, price, paid } = payment
  const isRefund = kind === 'refund'
  const money = (minor: number) => moneyText({ ...amount, amount: minor })
  return [
    [isRefund ? t`Refunded` : t`Received`, paymentText(payment)],
    [
      isRefund ? t({ message: 'To', context: 'person' }) : t({ message: 'From', context: 'person' }),
      payerText(payment),
    ],
    [t`Date`, dateTimeText(payment.at, payment.timeZone)],
    ...(payment.refundOf ? [[t`Refund of`, refundedReceiptsText(payment)] as const] : []),
    [t({ message: 'For', comment: 'Placed before the purpose of a payment' }), paymentPurposeText(payment)],
    ...(price === undefined ? [] : [[t`Price of the booking`, money(price)] as const]),
    [t`Paid in total`, money(paid)],
    ...(price !== undefined && price > paid ? [[t`Still to pay`, money(price - paid)] as const] : []),
    [isRefund ? t`Refunded by` : t`Received by`, payment.by],
  ] as const
}
