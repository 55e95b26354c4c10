import type { Payments, PlacePayment } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Shirt } from '../ui/football/shirt.tsx'
import { getPayingTeam } from './payer-text.ts'
import { shareForecastText, toPaymentSummary } from './payment-words.ts'

export function PaymentSummary({ payments, session }: { payments: Payments; session: Session }) {
  const { sum, rest } = toPaymentSummary(payments, session)
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
      {payments.forecast && <p className="max-w-[60ch] mt-1 text-small">{splitText(session)}</p>}
      {payments.collects && <PaidShirts places={payments.places} />}
    </>
  )
}

const splitText = (session: Session) => {
  const team = getPayingTeam(session)
  if (team !== undefined)
    return t`${team} pay ${{ price: moneyText(session.price) }}, split between their players at kick-off.`
  if (session.price.amount === 0) return t`The pitch is free.`
  return t`The price is split between all players at kick-off: ${{ shares: shareForecastText(session) }}.`
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
