import type { Payments } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { amountText, paidText, paymentStateLabels } from '../../payments/payment-words.ts'
import { Section } from '../../ui/layout/section.tsx'
import { CaptainTool } from '../captain-tool.tsx'

export function PaymentsRow({ session, payments }: { session: Session; payments: Payments }) {
  const own = payments.collects ? undefined : payments.places[0]
  const hint = own
    ? `${amountText(own, payments.currency)}. ${paymentStateLabels[own.state]}`
    : paidText(payments, session)
  return (
    <Section title={t`Money`}>
      <ul>
        <CaptainTool icon="wallet" text={t`Payments`} hint={hint} to={`/sessions/${session._id}/payments`} />
      </ul>
    </Section>
  )
}
