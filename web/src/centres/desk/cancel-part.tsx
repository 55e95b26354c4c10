import { type DeskBooking, cancelDeskBooking, restoreDeskBooking } from '@i-one/contract/centres/desk'
import { moneyText } from '@i-one/game/payments/money'
import { getCancelFee } from '@i-one/game/payments/terms'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import type { DeskAction } from './use-act.ts'

type CancelPartProps = {
  booking: DeskBooking
  asOf: string
  pending: boolean
  onAct: (act: DeskAction) => void
}

const parties = [
  { value: 'customer', label: t`The customer` },
  { value: 'pitch', label: t`The centre` },
] as const

/** Shows the cancellation fee before cancelling, because it depends on whether the customer or the centre cancels. */
export function CancelBooking({ booking, asOf, pending, onAct }: CancelPartProps) {
  const [asking, setAsking] = useState(false)
  const [by, setBy] = useState<'customer' | 'pitch'>('customer')
  const [andAfter, setAndAfter] = useState(false)
  const { _id: id, series, price, paid, customer } = booking
  if (!asking)
    return (
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trans>Cancel booking</Trans>
      </Button>
    )
  const start = new Date(booking.start)
  const fee = by === 'pitch' ? 0 : getCancelFee(booking.terms, { price, start, at: new Date(asOf) })
  const open = fee - paid.amount
  const cancel = () =>
    onAct({
      act: () => call(cancelDeskBooking, { params: { id }, body: { by, andAfter } }),
      message: andAfter ? t`Cancelled, with all later dates` : t`Cancelled`,
      undo: () => call(restoreDeskBooking, { params: { id } }),
    })
  return (
    <div className="stack">
      <p className="strong">
        <Trans>Who is cancelling?</Trans>
      </p>
      <Segmented label={t`Who is cancelling?`} value={by} onChange={setBy} items={parties} />
      {series && (
        <Checkbox
          label={t`Also cancel all later dates`}
          checked={andAfter}
          onChange={({ target }) => setAndAfter(target.checked)}
        />
      )}
      <div aria-live="polite">
        <Facts
          facts={[
            [
              t`Customer owes`,
              fee > 0
                ? t`${{ fee: moneyText({ ...price, amount: fee }) }} under your cancellation policy`
                : t`nothing`,
            ],
            ...(open > 0 && paid.amount > 0
              ? [[t`To pay`, moneyText({ ...price, amount: open })] as const]
              : []),
            ...(open < 0 ? [[t`To refund`, moneyText({ ...price, amount: -open })] as const] : []),
            [
              t`Notified`,
              customer?.phone
                ? t`no one, so call ${{ phone: customer.phone }}`
                : t`no one, so tell the customer`,
            ],
          ]}
        />
        {andAfter && (
          <p className="small mute">
            <Trans>Each later booking is charged by its own start time.</Trans>
          </p>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3 items-start">
        <Button variant="ghost" disabled={pending} onClick={() => setAsking(false)}>
          <Trans>Keep the booking</Trans>
        </Button>
        <Button variant="danger" pending={pending} pendingText={t`Cancelling...`} onClick={cancel}>
          <Trans>Cancel the booking</Trans>
        </Button>
      </div>
    </div>
  )
}
