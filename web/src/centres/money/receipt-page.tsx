import { moneyText } from '@i-one/game/payments/money'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { dayText, momentText, stretchText } from '../../lib/pitch-time.ts'
import { unlessSeen } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { bookingMoneyQuery } from './queries.ts'
import { paymentText } from './words.ts'
import styles from './money.module.css'

/** One receipt, to print or to keep as a file by the browser's own print. */
export function Component() {
  const { id = '', receipt = '' } = useParams()
  usePageTitle(`Receipt ${receipt}`)
  const { data: money } = useQuery({ ...bookingMoneyQuery(id), throwOnError: unlessSeen })
  const payment = money?.payments.find((one) => String(one.receipt) === receipt)
  if (!money) return <Loading label="Loading the receipt" height={240} />
  if (!payment)
    return <Empty art="area" title="No such receipt" sentence="This booking has no receipt of that number." />
  const { pitch, due, paid } = money
  return (
    <div className={`wrap ${styles.receipt}`}>
      <h1>Receipt {payment.receipt}</h1>
      <p>
        <b>{pitch.name}</b>, {pitch.address}
      </p>
      <Facts
        facts={[
          [payment.kind === 'refund' ? 'Given back' : 'Received', paymentText(payment)],
          ['On', momentText(payment.at, pitch.timeZone)],
          ['By', payment.by],
          ['For', `${dayText(money.start, pitch.timeZone)}, ${stretchText(money, pitch.timeZone)}`],
          ['The booking costs', moneyText(due)],
          ['Paid until now', moneyText(paid)],
        ]}
      />
      <Button className={styles.print} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
