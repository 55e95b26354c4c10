import type { HostBooking } from '@i-one/contract/centres/bookings'
import { setNoShow } from '@i-one/contract/centres/desk'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { BookingLink } from './booking-link.tsx'
import { CancelBooking } from './cancel-part.tsx'
import { deskBookingQuery } from './queries.ts'
import { useDeskAction } from './use-act.ts'

type DeskPartProps = {
  booking: HostBooking
  asOf: string
  hasPhone: boolean
  onClose: () => void
  children: ReactNode
}

export function DeskBookingInfo({ booking, asOf, hasPhone, onClose, children }: DeskPartProps) {
  const { _id: id, start, end } = booking
  const { data, error } = useQuery(deskBookingQuery(id))
  const { mutate, isPending } = useDeskAction(onClose)
  if (error && !data)
    return (
      <>
        <p role="alert">{error.message}</p>
        {children}
      </>
    )
  if (!data) return <Loading label={t`Loading booking`} height={120} />
  const { customer, price, paid, letDown, state } = data
  const mark = (noShow: boolean) =>
    mutate({
      act: () => call(setNoShow, { params: { id }, body: { noShow } }),
      message: noShow ? t`Marked as a no-show` : t`No-show removed`,
    })
  return (
    <div className="stack">
      {!hasPhone && customer?.phone && (
        <a href={`tel:${customer.phone}`}>
          <Trans>Call {{ phone: customer.phone }}</Trans>
        </a>
      )}
      {!hasPhone && (
        <p>
          <Trans>
            {{ paid: moneyText(paid) }} of {{ price: moneyText(price) }} paid at the pitch.
          </Trans>
        </p>
      )}
      {letDown === 'no-show' && (
        <p>
          <Trans>Marked as a no-show.</Trans>
        </p>
      )}
      {children}
      {start <= asOf && (
        <Button
          variant="ghost"
          pending={isPending}
          pendingText={t`Saving...`}
          onClick={() => mark(letDown !== 'no-show')}
        >
          {letDown === 'no-show' ? t`Undo no-show` : t`Mark as no-show`}
        </Button>
      )}
      {start > asOf && <BookingLink booking={id} />}
      {end > asOf && state === 'confirmed' && (
        <CancelBooking booking={data} asOf={asOf} pending={isPending} onAct={mutate} />
      )}
    </div>
  )
}
