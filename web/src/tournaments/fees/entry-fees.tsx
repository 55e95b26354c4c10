import type { PaymentMethod } from '@i-one/contract/payments'
import type { Tournament } from '@i-one/contract/tournaments'
import type { EntryFee, EntryFees as Fees } from '@i-one/contract/tournaments/fees'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { getExpectedAmount, listPaymentChoices } from '../../payments/payment-acts.ts'
import { PaymentRow, paymentMethods } from '../../payments/payment-row.tsx'
import { amountText } from '../../payments/payment-words.ts'
import { BankAccount } from '../../payments/transfer-details.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { entryFeesQuery, useUpdateEntryFee } from './queries.ts'
import styles from '../../payments/payment-row.module.css'

export function EntryFees({ tournament, currency }: { tournament: Tournament; currency: string }) {
  const query = useQuery(entryFeesQuery(tournament))
  const { data } = query
  if (data && data.teams.length === 0) return undefined
  return (
    <Section title={t`Entry fees`}>
      {data ? (
        <Teams fees={data} currency={currency} />
      ) : (
        <QueryFallback
          query={query}
          loading={t`Loading entry fees`}
          failed={t`The entry fees could not be loaded`}
          height={120}
        />
      )}
    </Section>
  )
}

function Teams({ fees, currency }: { fees: Fees; currency: string }) {
  const [method, setMethod] = useState<PaymentMethod>('cash')
  const { move, moving } = useUpdateEntryFee(fees.tournament)
  const { teams, collects, details } = fees
  return (
    <>
      <output className="grid gap-1 mb-3 font-strong">{feesText(fees, currency)}</output>
      {details && <BankAccount details={details} />}
      {teams.some(({ state, mine }) => state === 'unpaid' && (collects || mine)) && (
        <Segmented label={t`Payment method`} value={method} onChange={setMethod} items={paymentMethods} />
      )}
      <ul className={styles.rows}>
        {teams.map((fee) => (
          <PaymentRow
            key={fee.team._id}
            name={fee.team.name}
            amount={feeText(fee, currency)}
            state={fee.state}
            choices={listPaymentChoices(toPayment(fee), { collects, receives: false, confirmsOwn: true })}
            busy={moving !== undefined}
            pending={moving?.team === fee.team._id ? moving.act : undefined}
            onAct={(act) => {
              const expected = getExpectedAmount(act, toPayment(fee), { collects, receives: false })
              move({ team: fee.team._id, act, method, expected })
            }}
          />
        ))}
      </ul>
      {teams.map(
        ({ team, mine, withdrawsFree, owed }) =>
          mine &&
          withdrawsFree &&
          owed > 0 && (
            <p key={team._id} className="small mute">
              <Trans>{{ team: team.name }} pay nothing if they withdraw now.</Trans>
            </p>
          ),
      )}
    </>
  )
}

const toPayment = ({ owed, ...fee }: EntryFee) => ({ ...fee, share: owed, received: 0 })

const feeText = (fee: EntryFee, currency: string) => {
  const amount = amountText(toPayment(fee), currency)
  return fee.entered ? amount : t`${amount}, withdrawn`
}

export const feesText = ({ teams }: Pick<Fees, 'teams'>, currency: string) => {
  const money = (amount: number) => moneyText({ amount, currency })
  const sum = (amount: (fee: EntryFee) => number) => teams.reduce((total, fee) => total + amount(fee), 0)
  const [owed, paid] = [sum((fee) => fee.owed), sum((fee) => fee.paid)]
  const [said, waived] = [sum((fee) => fee.said), sum((fee) => fee.waived)]
  const toRefund = sum(({ open }) => Math.max(-open, 0))
  return [
    owed > 0 ? t`${{ paid: money(paid) }} of ${{ owed: money(owed) }} paid` : t`Nothing is owed`,
    said > 0 && t`${{ amount: money(said) }} awaiting confirmation`,
    waived > 0 && t`${{ amount: money(waived) }} waived`,
    toRefund > 0 && t`${{ amount: money(toRefund) }} to refund`,
  ]
    .filter(Boolean)
    .join(' · ')
}
