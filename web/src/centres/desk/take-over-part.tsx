import type { HostBooking } from '@i-one/contract/centres/bookings'
import { type TakeOver, undoTakeOver } from '@i-one/contract/centres/links'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { takeOverQuery } from './queries.ts'
import { useAct } from './use-act.ts'

type TakeOverPartProps = { booking: HostBooking; asOf: string; onClose: () => void }

export function TakeOverPart({ booking, asOf, onClose }: TakeOverPartProps) {
  const { _id: id, start, captain, bookedFor } = booking
  const isAhead = start > asOf
  const { data } = useQuery({ ...takeOverQuery(id), enabled: isAhead })
  return (
    <div className="stack">
      <p>
        The desk booked it for {bookedFor}. {captain} took it over by the link.
      </p>
      {data?.customer?.phone && (
        <a href={`tel:${data.customer.phone}`}>
          Call {bookedFor}: {data.customer.phone}
        </a>
      )}
      {data && isAhead && booking.session?.state !== 'started' && (
        <Undo id={id} takeOver={data} onClose={onClose} />
      )}
    </div>
  )
}

type UndoProps = { id: string; takeOver: TakeOver; onClose: () => void }

function Undo({ id, takeOver: { customer, account }, onClose }: UndoProps) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useAct(onClose)
  const whose = customer?.name ?? 'its customer'
  if (!asking)
    return (
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Undo take-over
      </Button>
    )
  return (
    <div className="stack">
      <p className="strong">Give it back to {whose}?</p>
      <p>
        The session of {account.name} is called off, and everybody in it is told. The booking stays with all
        that was paid for it, and the link stops working.
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3 items-start">
        <Button variant="ghost" disabled={isPending} onClick={() => setAsking(false)}>
          Keep it
        </Button>
        <Button
          variant="danger"
          pending={isPending}
          pendingText="Giving it back..."
          onClick={() =>
            mutate({
              act: () => call(undoTakeOver, { params: { id } }),
              message: `Booked for ${whose} again`,
            })
          }
        >
          Give it back
        </Button>
      </div>
    </div>
  )
}
