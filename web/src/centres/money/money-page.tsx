import type { BookingMoney } from '@i-one/contract/centres/money'
import { moneyText } from '@i-one/game/payments/money'
import { ph, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { toLocalDay, dayText, dateTimeText, timeRangeText } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useNow } from '../../lib/use-now.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { bookingMoneyQuery } from './queries.ts'
import { TakePayment } from './take-payment.tsx'
import { receiptNumberText, payerText, paymentText } from './words.ts'

export function Component() {
  usePageTitle(t`Payments at the pitch`)
  const { id = '' } = useParams()
  const { data: money } = useQuery({ ...bookingMoneyQuery(id), throwOnError: throwWithoutData })
  return (
    <>
      <PageHead title={t`Payments at the pitch`}>
        {money && (
          <p>
            {commaText(
              money.pitch.name,
              dayText(money.start, money.pitch.timeZone),
              timeRangeText(money, money.pitch.timeZone),
            )}
          </p>
        )}
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-8 max-w-[calc(720px_+_2_*_var(--spacing-gut))] pt-8 pb-18">
        {money ? <Money money={money} /> : <Loading label={t`Loading payments`} height={240} />}
      </div>
    </>
  )
}

/** Returns true if staff can record payments. A pending booking has no amount due, but can have a deposit. */
const isOpen = ({ state, due, paid, deposit }: BookingMoney) =>
  due.amount > 0 || paid.amount > 0 || (state === 'pending' && deposit !== undefined)

function Money({ money }: { money: BookingMoney }) {
  const { due, paid, deposit, payments, pitch } = money
  const now = useNow()
  const left = { ...due, amount: due.amount - paid.amount }
  return (
    <>
      <Section title={left.amount > 0 ? t`${{ sum: moneyText(left) }} to pay` : t`Nothing to pay`}>
        <Facts
          facts={[
            [t`Amount due`, moneyText(due)],
            ...(deposit ? [[t`Deposit`, moneyText(deposit)] as const] : []),
            [t`Paid`, moneyText(paid)],
            ...(left.amount < 0
              ? [[t`To refund`, moneyText({ ...left, amount: -left.amount })] as const]
              : []),
          ]}
        />
        <p className="small mute mt-3 mb-4">
          <Trans>
            Money owed to captains is not included. Player payments are included once you confirm them.
          </Trans>
        </p>
        {isOpen(money) && <TakePayment money={money} />}
      </Section>
      <Section title={t`Receipts`}>
        {payments.length === 0 && (
          <p>
            <Trans>No payments yet.</Trans>
          </p>
        )}
        <ul className="grid grid-cols-1 gap-3 mb-4">
          {payments.map((payment) => (
            <li key={payment._id}>
              <Trans>
                <Link to={`/host/bookings/${money.booking}/receipts/${payment.receipt}`}>
                  {ph({ receipt: receiptNumberText(payment) })}
                </Link>
                : {{ payment: paymentText(payment) }}, {{ payer: payerText(payment) }},{' '}
                {{ time: dateTimeText(payment.at, payment.timeZone) }}. By {{ staff: payment.by }}
              </Trans>
            </li>
          ))}
        </ul>
        <Link className="link" to={`/host/cash-up?day=${toLocalDay(now, pitch.timeZone)}`}>
          <Trans>Today's cash-up</Trans>
        </Link>
      </Section>
    </>
  )
}
