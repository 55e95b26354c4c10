import type { CashUp } from '@i-one/contract/centres/money'
import { getMethodNames } from '@i-one/game/payments/methods'
import { moneyText } from '@i-one/game/payments/money'
import { ph, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { toLocalDay, deviceZone, isValidDay, timeText } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TextTable } from '../../ui/layout/text-table.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { cashUpQuery } from './queries.ts'
import { receiptNumberText, payerText, paymentText } from './words.ts'
import styles from './money.module.css'

export function Component() {
  usePageTitle(t`Cash-up`)
  const [search, change] = useSearch()
  const today = toLocalDay(useNow(), deviceZone)
  const requested = search.get('day') ?? today
  const day = isValidDay(requested) ? requested : today
  const { data } = useQuery({ ...cashUpQuery(day), throwOnError: throwWithoutData })
  return (
    <>
      <PageHead title={t`Cash-up`}>
        <p>
          <Trans>Payments at your pitches, by day</Trans>
        </p>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-8 max-w-[calc(720px_+_2_*_var(--spacing-gut))] pt-8 pb-18">
        <Field
          className="justify-self-start"
          type="date"
          label={t`Day`}
          value={day}
          onChange={({ target }) =>
            isValidDay(target.value) && change({ day: target.value }, { replace: true })
          }
        />
        {data ? <Sums cashUp={data} /> : <Loading label={t`Loading payments`} height={240} />}
      </div>
    </>
  )
}

const timeAndPitchText = ({ at, timeZone, pitch }: CashUp['payments'][number]) =>
  commaText(timeText(at, timeZone), pitch?.name)

function Sums({ cashUp: { totals, payments } }: { cashUp: CashUp }) {
  if (payments.length === 0)
    return (
      <p>
        <Trans>No payments on this day.</Trans>
      </p>
    )
  return (
    <>
      <TextTable
        className={styles.table}
        caption={t`Totals by payment method`}
        head={[t`Method`, t({ message: 'Taken', context: 'payments' }), t`Refunded`, t`Expected`]}
        rows={totals.map(({ method, taken, givenBack }) => [
          getMethodNames()[method],
          moneyText(taken),
          moneyText(givenBack),
          // This element needs no React key, because `TextTable` adds a key to each cell.
          // oxlint-disable-next-line react/jsx-key
          <b>{moneyText({ ...taken, amount: taken.amount - givenBack.amount })}</b>,
        ])}
      />
      <Section title={t`Payments`}>
        <ul className="grid grid-cols-1 gap-3 mb-4">
          {payments.map((payment) => (
            <li key={payment._id}>
              <Trans>
                {{ timeAndPitch: timeAndPitchText(payment) }}: {{ payment: paymentText(payment) }},{' '}
                {{ payer: payerText(payment) }}. By {{ staff: payment.by }}.{' '}
                <Link to={`/host/bookings/${payment.booking}/receipts/${payment.receipt}`}>
                  {ph({ receipt: receiptNumberText(payment) })}
                </Link>
              </Trans>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
