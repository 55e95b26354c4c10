import { endClosure } from '@i-one/contract/bookings/closures'
import { CallError } from '@i-one/contract/call'
import { moveBooking, type HostBooking } from '@i-one/contract/host'
import { cancelSession } from '@i-one/contract/sessions'
import { moneyText } from '@i-one/game/payments/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../lib/call.ts'
import { dayAt, dayText, stretchText, timeText } from '../lib/pitch-time.ts'
import { refusalText } from '../lib/show-refusal.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Dialog } from '../ui/layout/dialog.tsx'
import { calendarChanged, slotsOfDayQuery } from './queries.ts'
import { countText, lookOf, lookText, titleOf } from './week.ts'
import styles from './calendar.module.css'

type Pitch = { _id: string; name: string; timeZone: string }
type BookingSheetProps = {
  booking: HostBooking
  pitch: Pitch
  pitches: readonly Pitch[]
  /** The server's time when this was so. */
  asOf: string
  onClose: () => void
}
type Doing = 'look' | 'move' | 'cancel'

/** What was done is said, and the calendar asked again; a refusal stays on the sheet as a toast. */
const useAct = (onDone: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ act }: { act: () => Promise<unknown>; message: string }) => act(),
    onSuccess: (_, { message }) => {
      toast.success(message)
      onDone()
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      toast.error(refusalText(error))
    },
    onSettled: () => calendarChanged(queries),
  })
}

export function BookingSheet({ booking, pitch, pitches, asOf, onClose }: BookingSheetProps) {
  const [doing, setDoing] = useState<Doing>('look')
  const { mutate, isPending } = useAct(onClose)
  const { session, state, price, start } = booking
  const isOpen = session && session.state !== 'started' && start > asOf
  const reopen = () =>
    mutate({
      act: () => call(endClosure, { params: { id: booking._id } }),
      message: 'The pitch is open again',
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!isPending}
      look="sheet"
      title={titleOf(booking)}
      description={`${dayText(start, pitch.timeZone)}, ${stretchText(booking, pitch.timeZone)}, ${pitch.name}`}
    >
      <div className={styles.form}>
        <p>
          {lookText[lookOf(booking)]}
          {session && `, ${countText(booking)}, ${moneyText(price)}`}
        </p>
        {session && (
          <Link className={buttonClass({ variant: 'ghost' })} to={`/sessions/${session._id}`}>
            Open the session
          </Link>
        )}
        {isOpen && doing === 'look' && (
          <div className={styles.two}>
            <Button onClick={() => setDoing('move')}>Move it</Button>
            <Button variant="danger" onClick={() => setDoing('cancel')}>
              Cancel it
            </Button>
          </div>
        )}
        {state === 'blocked' && (
          <Button pending={isPending} pendingText="Opening..." onClick={reopen}>
            Open the pitch again
          </Button>
        )}
        {doing === 'move' && (
          <MoveForm booking={booking} pitch={pitch} pitches={pitches} pending={isPending} onMove={mutate} />
        )}
        {session && doing === 'cancel' && (
          <CancelForm id={session._id} pending={isPending} onCancel={mutate} />
        )}
      </div>
    </Dialog>
  )
}

type Act = { act: () => Promise<unknown>; message: string }
type MoveFormProps = Omit<BookingSheetProps, 'asOf' | 'onClose'> & {
  pending: boolean
  onMove: (act: Act) => void
}

function MoveForm({ booking, pitch, pitches, pending, onMove }: MoveFormProps) {
  const [to, setTo] = useState(pitch)
  const [day, setDay] = useState(dayAt(booking.start, pitch.timeZone))
  const { data: slots = [], isFetching } = useQuery(slotsOfDayQuery(to._id, day))
  const free = slots.filter(({ state }) => state === 'free')
  const move = (start: string) =>
    onMove({
      act: () => call(moveBooking, { params: { id: booking._id }, body: { pitch: to._id, start } }),
      message: `Moved to ${dayText(start, to.timeZone)}, ${timeText(start, to.timeZone)}`,
    })
  return (
    <>
      <p>Everybody in it is told.</p>
      <Select
        label="To the pitch"
        options={pitches.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={to._id}
        onChange={({ target }) => setTo(pitches.find(({ _id }) => _id === target.value) ?? pitch)}
      />
      <Field
        type="date"
        label="On"
        value={day}
        onChange={({ target }) => target.value && setDay(target.value)}
      />
      <fieldset aria-label="Free times" className={styles.slots}>
        {free.map(({ start }) => (
          <Button key={start} variant="ghost" size="small" disabled={pending} onClick={() => move(start)}>
            {timeText(start, to.timeZone)}
          </Button>
        ))}
        {free.length === 0 && (
          <p className="mute">{isFetching ? 'Looking...' : 'Nothing is free that day.'}</p>
        )}
      </fieldset>
    </>
  )
}

type CancelFormProps = { id: string; pending: boolean; onCancel: (act: Act) => void }

function CancelForm({ id, pending, onCancel }: CancelFormProps) {
  const [reason, setReason] = useState('')
  const cancel = () =>
    onCancel({
      act: () => call(cancelSession, { params: { id }, body: { reason: reason.trim() || undefined } }),
      message: 'Cancelled',
    })
  return (
    <>
      <Field
        label="Why?"
        hint="Everybody in it reads this."
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button variant="danger" pending={pending} pendingText="Cancelling..." onClick={cancel}>
        Cancel the session
      </Button>
    </>
  )
}
