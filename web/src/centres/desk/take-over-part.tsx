import type { HostBooking } from '@i-one/contract/centres/bookings'
import { type BookingTakeover, undoBookingTakeover } from '@i-one/contract/centres/links'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { takeoverQuery } from './queries.ts'
import { useDeskAction } from './use-act.ts'

type TakeOverPartProps = { booking: HostBooking; asOf: string; onClose: () => void }

export function TakeoverInfo({ booking, asOf, onClose }: TakeOverPartProps) {
  const { _id: id, start, captain, bookedFor } = booking
  const isAhead = start > asOf
  const { data } = useQuery({ ...takeoverQuery(id), enabled: isAhead })
  return (
    <div className="stack">
      <p>
        <Trans>
          The desk made this booking for {bookedFor}. {captain} took over the booking by link.
        </Trans>
      </p>
      {data?.customer?.phone && (
        <a href={`tel:${data.customer.phone}`}>
          <Trans>
            Call {bookedFor}: {{ phone: data.customer.phone }}
          </Trans>
        </a>
      )}
      {data && isAhead && booking.session?.state !== 'started' && (
        <Undo id={id} takeOver={data} onClose={onClose} />
      )}
    </div>
  )
}

type UndoProps = { id: string; takeOver: BookingTakeover; onClose: () => void }

function Undo({ id, takeOver: { customer, account }, onClose }: UndoProps) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDeskAction(onClose)
  const name = customer?.name
  if (!asking)
    return (
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trans>Undo takeover</Trans>
      </Button>
    )
  return (
    <div className="stack">
      <p className="strong">
        {name === undefined
          ? t`Give the booking back to the customer?`
          : t`Give the booking back to ${name}?`}
      </p>
      <p>
        <Trans>
          {{ captain: account.name }}'s game is cancelled and its players are notified. The booking and its
          payments are kept. The link stops working.
        </Trans>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3 items-start">
        <Button variant="ghost" disabled={isPending} onClick={() => setAsking(false)}>
          <Trans>Keep the takeover</Trans>
        </Button>
        <Button
          variant="danger"
          pending={isPending}
          pendingText={t`Giving back...`}
          onClick={() =>
            mutate({
              act: () => call(undoBookingTakeover, { params: { id } }),
              message: name === undefined ? t`Booked for the customer again` : t`Booked for ${name} again`,
            })
          }
        >
          <Trans>Give back</Trans>
        </Button>
      </div>
    </div>
  )
}
