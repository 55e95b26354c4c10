import type { PaymentMethod, Payments, PlacePayment } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLazyModule } from '../lib/use-lazy-module.ts'
import { classNames } from '../ui/class-names.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Segmented } from '../ui/fields/segmented.tsx'
import { Shirt } from '../ui/football/shirt.tsx'
import { Section } from '../ui/layout/section.tsx'
import { payerText } from './payer-text.ts'
import { PaymentRow, methods } from './payment-row.tsx'
import { amountText, choicesOf, eachText, missingText, owingText, totalsText } from './payment-words.ts'
import { paymentsQuery, useMovePayment } from './queries.ts'
import styles from './money.module.css'
import rowStyles from './payment-row.module.css'

type MoneyProps = { session: Session; me: string }

/** Who has paid at the pitch: all of it for captain and pitch, one's own share for who plays. */
export function Money({ session, me }: MoneyProps) {
  const query = useQuery(paymentsQuery(session))
  const { data, error } = query
  if (data && data.places.length === 0) return undefined
  return (
    <Section title="Money">
      {data ? (
        <Shares payments={data} session={session} me={me} />
      ) : error ? (
        <ErrorState sentence={`The payments could not be loaded: ${error.message}`} query={query} />
      ) : (
        <Loading label="Loading the payments" height={120} />
      )}
    </Section>
  )
}

const loadTransfer = () => import('./transfer-details.tsx')

function Shares({ payments, session, me }: MoneyProps & { payments: Payments }) {
  const [method, setMethod] = useState<PaymentMethod>('cash')
  const { move, moving } = useMovePayment(session)
  const { places, collects, forecast } = payments
  const payer = payerText(session)
  const missing = collects && missingText(payments, me)
  const owing = owingText(payments)
  const asked = session.hosting || owing !== ''
  const part = useLazyModule(loadTransfer, asked, () => undefined)
  // who collects answers first those who wait for an answer
  const said = collects ? places.filter(({ state }) => state === 'said') : []
  const others = places.filter((payment) => !said.includes(payment))
  const rows = (some: readonly PlacePayment[]) => (
    <ul className={rowStyles.rows}>
      {some.map((payment) => (
        <PaymentRow
          key={payment.place}
          name={payment.player._id === me ? 'You' : payment.player.name}
          amount={amountText(payment, payments.currency)}
          state={payment.state}
          choices={choicesOf(payment, payments)}
          busy={moving !== undefined}
          pending={moving?.place === payment.place ? moving.act : undefined}
          onAct={(act) => move(payment.place, act, method)}
        />
      ))}
    </ul>
  )
  return (
    <>
      {collects && <PaidShirts places={places} />}
      <output className={classNames(rowStyles.totals, styles.totals)}>
        {totalsText(payments, session)}
        {missing && <span className="small mute">{missing}</span>}
        {forecast && (
          <span className="small mute">
            {payer
              ? `${payer}, shared by who of them is in at kick-off.`
              : `The pitch is shared by who is in at kick-off: ${eachText(session)}.`}
          </span>
        )}
      </output>
      {asked && part && <part.TransferDetails session={session} owing={owing} />}
      {places.some(({ state }) => state === 'unpaid') && (
        <Segmented label="Paid by" value={method} onChange={setMethod} items={methods} />
      )}
      {said.length > 0 && (
        <>
          <h3 className={styles.part}>{sayText(said.length)}</h3>
          {rows(said)}
          {others.length > 0 && <h3 className={styles.part}>Everyone else</h3>}
        </>
      )}
      {rows(others)}
    </>
  )
}

const sayText = (count: number) => (count === 1 ? '1 says they paid' : `${count} say they paid`)

const paidKit = { cloth: 'var(--turf)', ink: 'var(--chalk)' }
const saidKit = { cloth: 'var(--amber-soft)', ink: 'var(--amber)' }
const isSettled = ({ state }: PlacePayment) => state !== 'unpaid' && state !== 'said'

/** At a glance: whole shirts have paid, pale ones say so, and of the rest there is a dashed line. The sentence below says it in words. */
const PaidShirts = ({ places }: Pick<Payments, 'places'>) => (
  <div className={styles.shirts}>
    {places
      .toSorted((a, b) => rank(a) - rank(b))
      .map((payment) => (
        <Shirt
          key={payment.place}
          kit={isSettled(payment) ? paidKit : saidKit}
          free={payment.state === 'unpaid'}
          outlined
          size={32}
        />
      ))}
  </div>
)

const rank = (payment: PlacePayment) => {
  if (isSettled(payment)) return 0
  return payment.state === 'said' ? 1 : 2
}
