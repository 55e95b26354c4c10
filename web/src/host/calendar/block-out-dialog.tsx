import { closeHours, mostWeeks, type BookingOnDay } from '@i-one/contract/bookings/closures'
import { CallError } from '@i-one/contract/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { dayText, stretchText } from '../../lib/pitch-time.ts'
import { refusalText } from '../../lib/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { calendarChanged } from '../queries.ts'
import styles from './calendar.module.css'

type BlockOutDialogProps = {
  pitch: { _id: string; name: string; timeZone: string }
  day: string
  open?: string | undefined
  close?: string | undefined
  onClose: () => void
}

const othersText = (days: number) =>
  days === 1 ? 'Block out the remaining day' : `Block out the remaining ${days} days`

/** Weeks that are taken are named first; nothing is closed until it is said what becomes of them. */
export function BlockOutDialog({
  pitch,
  day,
  open = '10:00',
  close = '12:00',
  onClose,
}: BlockOutDialogProps) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState({ day, open, close, weeks: 1, reason: '' })
  const [taken, setTaken] = useState<BookingOnDay[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [key, setKey] = useState(() => crypto.randomUUID())
  const set = (part: Partial<typeof asked>) => {
    setAsked({ ...asked, ...part })
    setTaken([])
    setErrors({})
    setKey(crypto.randomUUID())
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (without: string[]) => {
      const until = asked.close === '00:00' ? '24:00' : asked.close
      return call(closeHours, { params: { id: pitch._id }, body: { ...asked, close: until, without }, key })
    },
    onSuccess: (closures) => {
      toast.success(closures.length === 1 ? 'Closed then' : `Closed on ${closures.length} days`)
      onClose()
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      setKey(crypto.randomUUID())
      setErrors(error.fields)
      if (error.code === 'bookings-in-the-way') setTaken(error.body['bookings'] as BookingOnDay[])
      else if (Object.keys(error.fields).length === 0) toast.error(refusalText(error))
    },
    onSettled: () => void calendarChanged(queries),
  })
  const days = [...new Set(taken.map((one) => one.day))]
  const left = asked.weeks - days.length
  const field = (name: 'day' | 'open' | 'close' | 'reason') => ({
    value: asked[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      title="Block out a time"
      description={pitch.name}
      actions={
        taken.length === 0 ? (
          <Button pending={isPending} pendingText="Closing..." onClick={() => mutate([])}>
            Block out
          </Button>
        ) : (
          <Button
            disabled={left <= 0}
            pending={isPending}
            pendingText="Closing..."
            onClick={() => mutate(days)}
          >
            {left > 0 ? othersText(left) : 'Every day is taken'}
          </Button>
        )
      }
    >
      <div className="stack">
        <Field type="date" label="Day" required {...field('day')} />
        <div className={styles.two}>
          <Field type="time" label="From" required {...field('open')} />
          <Field type="time" label="Until" required {...field('close')} error={errors['close']} />
        </div>
        <Stepper
          label="Weeks in a row"
          min={1}
          max={mostWeeks}
          value={asked.weeks}
          onChange={(weeks) => set({ weeks })}
        />
        <Field label="Why is it closed?" required hint="Shown in your calendar." {...field('reason')} />
        <div role="alert">
          {taken.length > 0 && (
            <>
              <p className="strong">Booked already, so nothing is closed yet:</p>
              <ul>
                {taken.map(({ start, end, captain, tournament }) => (
                  <li key={start}>
                    {dayText(start, pitch.timeZone)}, {stretchText({ start, end }, pitch.timeZone)}
                    {(tournament ?? captain) && `, ${tournament ?? captain}`}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
