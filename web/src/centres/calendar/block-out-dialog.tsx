import { type BookingOnDay, type ClosedHours, closeHours, mostWeeks } from '@i-one/contract/bookings/closures'
import { CallError } from '@i-one/contract/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../lib/call.ts'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { dayText, stretchText } from '../../lib/pitch-time.ts'
import { showRefusal } from '../../lib/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { calendarChanged } from '../queries.ts'

type BlockOutDialogProps = {
  pitch: { _id: string; name: string; timeZone: string }
  day: string
  open?: string | undefined
  close?: string | undefined
  onClose: () => void
}

const loadClosedHours = async () => (await import('@i-one/contract/bookings/closures')).ClosedHours

const doText = (taken: number, left: number) => {
  if (left <= 0) return 'Every day is taken'
  if (taken === 0) return 'Block out'
  return left === 1 ? 'Block out the remaining day' : `Block out the remaining ${left} days`
}

/** Lists booked weeks first; closes the other weeks only after a second submit. */
export function BlockOutDialog({
  pitch,
  day,
  open = '10:00',
  close = '12:00',
  onClose,
}: BlockOutDialogProps) {
  const queries = useQueryClient()
  const form = useId()
  const { field, control, sending, setValue, setError } = useCheckedForm(loadClosedHours, {
    defaultValues: { day, open, close, weeks: 1, reason: '' },
  })
  const weeks = Number(useWatch({ control, name: 'weeks' }))
  const [taken, setTaken] = useState<BookingOnDay[]>([])
  const [key, setKey] = useState(() => crypto.randomUUID())
  const changed = () => {
    setTaken([])
    setKey(crypto.randomUUID())
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (hours: ClosedHours) => {
      const until = hours.close === '00:00' ? '24:00' : hours.close
      const body = { ...hours, close: until, without: days }
      return call(closeHours, { params: { id: pitch._id }, body, key })
    },
    onSuccess: (closures) => {
      toast.success(closures.length === 1 ? 'Closed then' : `Closed on ${closures.length} days`)
      onClose()
    },
    onError: (error) => {
      const code = error instanceof CallError && error.code
      // a network error keeps the key, so that a retry is idempotent
      if (code) setKey(crypto.randomUUID())
      if (error instanceof CallError && code === 'bookings-in-the-way')
        setTaken(error.body['bookings'] as BookingOnDay[])
      else showRefusal(error, setError)
    },
    onSettled: () => void calendarChanged(queries),
  })
  const days = [...new Set(taken.map((one) => one.day))]
  const left = weeks - days.length
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      title="Block out a time"
      description={pitch.name}
      actions={
        <Button type="submit" form={form} disabled={left <= 0} pending={isPending} pendingText="Closing...">
          {doText(days.length, left)}
        </Button>
      }
    >
      <form id={form} className="stack" noValidate onChange={changed} onSubmit={sending(mutate)}>
        <Field type="date" label="Day" required {...field('day')} />
        <div className="grid grid-cols-[1fr_1fr] gap-3">
          <Field type="time" label="From" required {...field('open')} />
          <Field type="time" label="Until" required {...field('close')} />
        </div>
        <Stepper
          label="Weeks in a row"
          min={1}
          max={mostWeeks}
          value={weeks}
          onChange={(count) => {
            setValue('weeks', count)
            changed()
          }}
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
      </form>
    </Dialog>
  )
}
