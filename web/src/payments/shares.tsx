import type { PaymentMethod, Payments, PlacePayment } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { shortTimeText } from '../lib/time/time-beside.ts'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/fields/segmented.tsx'
import { Section } from '../ui/layout/section.tsx'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { ChangedAmountDialog } from './changed-amount.tsx'
import { useRecordPayment, useRemindPayers } from './moving.ts'
import { getExpectedAmount, listPaymentChoices } from './payment-acts.ts'
import { PaymentRow, paymentMethods } from './payment-row.tsx'
import { amountText, unpaidPlayersText, getOwedSharesKey, getReminderState } from './payment-words.ts'

const loadTransfer = () => import('./transfer-details.tsx')

type SharesProps = { session: Session; payments: Payments; me: string }

export function PaymentShares({ payments, session, me }: SharesProps) {
  const [method, setMethod] = useState<PaymentMethod>('cash')
  const recorder = useRecordPayment(session, payments)
  const { record, recording } = recorder
  const { places, collects } = payments
  const missing = collects && unpaidPlayersText(payments, me)
  const owing = getOwedSharesKey(payments)
  const requested = session.hosting || owing !== ''
  const part = useLazyModule(loadTransfer, requested, () => undefined)
  // Lists claimed payments first, because the collector must confirm each claim.
  const said = collects ? places.filter(({ state }) => state === 'said') : []
  const others = places.filter((payment) => !said.includes(payment))
  const everyone = said.length > 0 ? t`Everyone else` : t`Everyone`
  const rows = (some: readonly PlacePayment[]) => (
    <ul className="mt-2">
      {some.map((payment) => (
        <PaymentRow
          key={payment.place}
          name={payment.player._id === me ? t`You` : payment.player.name}
          amount={amountText(payment, payments.currency)}
          state={payment.state}
          choices={listPaymentChoices(payment, payments)}
          busy={recording !== undefined}
          pending={recording?.place === payment.place ? recording.act : undefined}
          onAct={(act) =>
            record({ place: payment.place, act, method, expected: getExpectedAmount(act, payment, payments) })
          }
        />
      ))}
    </ul>
  )
  return (
    <>
      <ChangedAmountDialog payments={payments} me={me} recorder={recorder} />
      {requested && part && <part.TransferDetails session={session} owing={owing} />}
      {places.some(({ state }) => state === 'unpaid') && (
        <Segmented label={t`Payment method`} value={method} onChange={setMethod} items={paymentMethods} />
      )}
      {said.length > 0 && <Section title={claimsText(said.length)}>{rows(said)}</Section>}
      {others.length > 0 && (
        <Section
          title={collects ? everyone : t`Your share`}
          action={session.captain._id === me && <Remind session={session} payments={payments} />}
        >
          {missing && <p className="small mute">{missing}</p>}
          {rows(others)}
        </Section>
      )}
    </>
  )
}

const claimsText = (count: number) =>
  plural(count, { one: '# player says they paid', other: '# players say they paid' })

function Remind({ payments, session }: { payments: Payments; session: Session }) {
  const now = useNow(60_000)
  const { owing, again } = getReminderState(payments, now)
  const { remind, isReminding } = useRemindPayers(session)
  if (owing === 0) return null
  if (payments.remindedAt && again)
    return (
      <output className="small mute">
        <Trans>Reminded {{ time: shortTimeText(payments.remindedAt, session.pitch.timeZone, now) }}</Trans>
      </output>
    )
  return (
    <Button size="small" variant="ghost" pending={isReminding} pendingText={t`Sending...`} onClick={remind}>
      <Trans>Remind</Trans>
    </Button>
  )
}
