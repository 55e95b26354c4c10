import type { HostBooking } from '@i-one/contract/centres/bookings'
import { setNoShow } from '@i-one/contract/centres/desk'
import { moneyText } from '@i-one/game/payments/money'
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
  if (!data) return <Loading label="Loading the booking" height={120} />
  const { customer, price, paid, letDown, state } = data
  const mark = (noShow: boolean) =>
    mutate({
      act: () => call(setNoShow, { params: { id }, body: { noShow } }),
      message: noShow ? 'Marked as a no-show' : 'No-show removed',
    })
  return (
    <div className="stack">
      {!hasPhone && customer?.phone && <a href={`tel:${customer.phone}`}>Call {customer.phone}</a>}
      {!hasPhone && (
        <p>
          {moneyText(paid)} of {moneyText(price)} paid at the pitch.
        </p>
      )}
      {letDown === 'no-show' && <p>Marked as a no-show.</p>}
      {children}
      {start <= asOf && (
        <Button
          variant="ghost"
          pending={isPending}
          pendingText="Saving..."
          onClick={() => mark(letDown !== 'no-show')}
        >
          {letDown === 'no-show' ? 'Undo no-show' : 'Mark as no-show'}
        </Button>
      )}
      {start > asOf && <BookingLink booking={id} />}
      {end > asOf && state === 'confirmed' && (
        <CancelBooking booking={data} asOf={asOf} pending={isPending} onAct={mutate} />
      )}
    </div>
  )
}
