import type { PaymentMethod } from '@i-one/contract/payments'
import type { Tournament } from '@i-one/contract/tournaments'
import type { EntryFee, EntryFees as Fees } from '@i-one/contract/tournaments/fees'
import { moneyText } from '@i-one/game/payments/money'
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
    <Section title="Entry fees">
      {data ? (
        <Teams fees={data} currency={currency} />
      ) : (
        <QueryFallback query={query} what="the entry fees" height={120} />
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
        <Segmented label="Payment method" value={method} onChange={setMethod} items={paymentMethods} />
      )}
      <ul className={styles.rows}>
        {teams.map((fee) => (
          <PaymentRow
            key={fee.team._id}
            name={fee.team.name}
            amount={`${amountText(toPayment(fee), currency)}${fee.entered ? '' : ', withdrawn'}`}
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
              {team.name} pay nothing if they withdraw now.
            </p>
          ),
      )}
    </>
  )
}

const toPayment = ({ owed, ...fee }: EntryFee) => ({ ...fee, share: owed, received: 0 })

export const feesText = ({ teams }: Pick<Fees, 'teams'>, currency: string) => {
  const money = (amount: number) => moneyText({ amount, currency })
  const sum = (amount: (fee: EntryFee) => number) => teams.reduce((total, fee) => total + amount(fee), 0)
  const [owed, paid] = [sum((fee) => fee.owed), sum((fee) => fee.paid)]
  const parts = [
    [sum(({ said }) => said), 'awaiting confirmation'],
    [sum(({ waived }) => waived), 'waived'],
    [sum(({ open }) => Math.max(-open, 0)), 'to refund'],
  ] as const
  const others = parts.filter(([amount]) => amount > 0).map(([amount, what]) => `${money(amount)} ${what}`)
  return [owed > 0 ? `${money(paid)} of ${money(owed)} paid` : 'Nothing is owed', ...others].join(' · ')
}
