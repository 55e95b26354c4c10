import type { PaymentAct, PaymentMethod } from '@i-one/contract/payments'
import type { EntryFee, EntryFees as Fees } from '@i-one/contract/tournaments/fees'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { amountText, choicesOf, stateTones, stateWords } from '../../payments/payment-words.ts'
import { Account } from '../../payments/transfer-details.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { LiveTournament } from '../queries.ts'
import { asPayment, feesText } from './fee-words.ts'
import { entryFeesQuery, useMoveEntryFee } from './queries.ts'
import styles from './entry-fees.module.css'

type EntryFeesProps = { tournament: LiveTournament; currency: string }

/** Which teams have paid: all of them for who organizes it, one's own for who leads one. */
export function EntryFees({ tournament, currency }: EntryFeesProps) {
  const query = useQuery(entryFeesQuery(tournament))
  const { data, error } = query
  if (data && data.teams.length === 0) return undefined
  return (
    <Section title="Entry fees">
      {data ? (
        <Teams fees={data} currency={currency} />
      ) : error ? (
        <ErrorState sentence={`The entry fees could not be loaded: ${error.message}`} query={query} />
      ) : (
        <Loading label="Loading the entry fees" height={120} />
      )}
    </Section>
  )
}

const methods = [
  { value: 'cash', label: 'Cash' },
  { value: 'transfer', label: 'Transfer' },
] as const

function Teams({ fees, currency }: { fees: Fees; currency: string }) {
  const [method, setMethod] = useState<PaymentMethod>('cash')
  const { move, moving } = useMoveEntryFee(fees.tournament)
  const { teams, collects, details } = fees
  return (
    <>
      <output className={styles.totals}>{feesText(fees, currency)}</output>
      {details && <Account details={details} />}
      {teams.some(({ state, mine }) => state === 'unpaid' && (collects || mine)) && (
        <Segmented label="Paid by" value={method} onChange={setMethod} items={methods} />
      )}
      <ul className={styles.teams}>
        {teams.map((fee) => (
          <Row
            key={fee.team._id}
            fee={fee}
            currency={currency}
            collects={collects}
            busy={moving !== undefined}
            pending={moving?.team === fee.team._id ? moving.act : undefined}
            onAct={(act) => move(fee.team._id, act, method)}
          />
        ))}
      </ul>
    </>
  )
}

type RowProps = {
  fee: EntryFee
  currency: string
  collects: boolean
  busy: boolean
  pending: PaymentAct | undefined
  onAct: (act: PaymentAct) => void
}

function Row({ fee, currency, collects, busy, pending, onAct }: RowProps) {
  const payment = asPayment(fee)
  const { team, state, entered } = fee
  return (
    <li>
      <span className={styles.who}>
        <b>{team.name}</b>
        <small>
          {amountText(payment, currency)}
          {!entered && ', withdrawn'}
        </small>
      </span>
      <Chip tone={stateTones[state]}>{stateWords[state]}</Chip>
      <span className={styles.acts}>
        {choicesOf(payment, { collects, receives: false, confirmsOwn: true }).map(({ act, label, main }) => (
          <Button
            key={act}
            size="small"
            variant={main ? 'primary' : 'ghost'}
            aria-label={`${label}: ${team.name}`}
            disabled={busy}
            pending={pending === act}
            onClick={() => onAct(act)}
          >
            {label}
          </Button>
        ))}
      </span>
    </li>
  )
}
