import type { Payments, PlacePayment } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { Shirt } from '../ui/football/shirt.tsx'
import { payerText } from './payer-text.ts'
import { shareForecastText, toPaymentSummary } from './payment-words.ts'

export function PaymentSummary({ payments, session }: { payments: Payments; session: Session }) {
  const { sum, rest } = toPaymentSummary(payments, session)
  const payer = payerText(session)
  return (
    <>
      <output className="grid">
        {sum && (
          <span className="num text-[min(clamp(2.75rem,12vw,4.5rem),17vw)] tracking-[-0.03em] leading-[1.1]">
            {sum}
          </span>
        )}
        <span className={sum ? 'font-[550]' : undefined}>{rest}</span>
      </output>
      {payments.forecast && (
        <p className="max-w-[60ch] mt-1 text-small">
          {payer
            ? `${payer}, split between their players at kick-off.`
            : session.price.amount === 0
              ? 'The pitch is free.'
              : `The price is split between all players at kick-off: ${shareForecastText(session)}.`}
        </p>
      )}
      {payments.collects && <PaidShirts places={payments.places} />}
    </>
  )
}

const paidKit = { cloth: 'var(--color-chalk)', ink: 'var(--color-turf)' }
const claimedKit = { cloth: 'var(--color-amber-soft)', ink: 'var(--color-amber)' }
const isSettled = ({ state }: PlacePayment) => state !== 'unpaid' && state !== 'said'

/** Draws one shirt per share: filled if settled, pale if claimed, dashed if unpaid. */
const PaidShirts = ({ places }: Pick<Payments, 'places'>) => (
  <div className="flex flex-wrap gap-0.5 mt-4">
    {places
      .toSorted((a, b) => rank(a) - rank(b))
      .map((payment) => (
        <Shirt
          key={payment.place}
          kit={isSettled(payment) ? paidKit : claimedKit}
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
