import type { BookingMoney } from '@i-one/contract/centres/money'
import { moneyText } from '@i-one/game/payments/money'
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
import { bookingMoneyQuery } from './queries.ts'
import { TakePayment } from './take-payment.tsx'
import { receiptNumberText, payerText, paymentText } from './words.ts'

export function Component() {
  usePageTitle('Payments at the pitch')
  const { id = '' } = useParams()
  const { data: money } = useQuery({ ...bookingMoneyQuery(id), throwOnError: throwWithoutData })
  return (
    <>
      <PageHead title="Payments at the pitch">
        {money && (
          <p>
            {money.pitch.name}, {dayText(money.start, money.pitch.timeZone)},{' '}
            {timeRangeText(money, money.pitch.timeZone)}
          </p>
        )}
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-8 max-w-[calc(720px_+_2_*_var(--spacing-gut))] pt-8 pb-18">
        {money ? <Money money={money} /> : <Loading label="Loading the payments" height={240} />}
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
      <Section title={left.amount > 0 ? `${moneyText(left)} to pay` : 'Nothing to pay'}>
        <Facts
          facts={[
            ['Amount due', moneyText(due)],
            ...(deposit ? [['Deposit', moneyText(deposit)] as const] : []),
            ['Paid', moneyText(paid)],
            ...(left.amount < 0
              ? [['To refund', moneyText({ ...left, amount: -left.amount })] as const]
              : []),
          ]}
        />
        <p className="small mute mt-3 mb-4">
          Money owed to captains is not included. Player payments are included once you confirm them.
        </p>
        {isOpen(money) && <TakePayment money={money} />}
      </Section>
      <Section title="Receipts">
        {payments.length === 0 && <p>No payments yet.</p>}
        <ul className="grid grid-cols-1 gap-3 mb-4">
          {payments.map((payment) => (
            <li key={payment._id}>
              <Link to={`/host/bookings/${money.booking}/receipts/${payment.receipt}`}>
                {receiptNumberText(payment)}
              </Link>
              : {paymentText(payment)}, {payerText(payment)}, {dateTimeText(payment.at, payment.timeZone)}. By{' '}
              {payment.by}
            </li>
          ))}
        </ul>
        <Link className="link" to={`/host/cash-up?day=${toLocalDay(now, pitch.timeZone)}`}>
          Today's cash-up
        </Link>
      </Section>
    </>
  )
}
