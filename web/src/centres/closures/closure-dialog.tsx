import { CallError } from '@i-one/contract/call'
import {
  type AskedClosure,
  type BookingAtCentre,
  type CentreClosure,
  addCentreClosure,
  changeCentreClosure,
} from '@i-one/contract/centres/closures'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarChanged } from '../../host/queries.ts'
import { call } from '../../lib/call.ts'
import { refusalText } from '../../lib/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { inTheWayText } from './words.ts'
import styles from './closures.module.css'

type ClosureDialogProps = {
  centre: string
  pitches: readonly OwnPitch[]
  /** The one that is changed. */
  closure?: CentreClosure | undefined
  begin: AskedClosure
  onClose: () => void
}

/** What is booked then is named first; nothing is closed while anything is. */
export function ClosureDialog({ centre, pitches, closure, begin, onClose }: ClosureDialogProps) {
  const queries = useQueryClient()
  const [answers, setAnswers] = useState(begin)
  const [taken, setTaken] = useState<BookingAtCentre[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [key, setKey] = useState(() => crypto.randomUUID())
  const set = (part: Partial<AskedClosure>) => {
    setAnswers({ ...answers, ...part })
    setTaken([])
    setErrors({})
    setKey(crypto.randomUUID())
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { ...answers, to: answers.to || answers.from }
      if (closure) return call(changeCentreClosure, { params: { id: centre, closure: closure._id }, body })
      return call(addCentreClosure, { params: { id: centre }, body, key })
    },
    onSuccess: () => {
      toast.success(closure ? 'Changed' : 'Closed then')
      onClose()
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      // a lost answer is asked for again
      if (error.code) setKey(crypto.randomUUID())
      setErrors(error.fields)
      if (error.code === 'bookings-in-the-way') setTaken(error.body['bookings'] as BookingAtCentre[])
      else if (Object.keys(error.fields).length === 0) toast.error(refusalText(error))
    },
    onSettled: () => void calendarChanged(queries),
  })
  const { hours } = answers
  const pitchError = Object.entries(errors).find(([field]) => field.startsWith('pitches'))?.[1]
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      dismissible={!isPending}
      look="sheet"
      title={closure ? 'Change what is closed' : 'Close for some days'}
      actions={
        <Button pending={isPending} pendingText="Closing..." onClick={() => mutate()}>
          {closure ? 'Save' : 'Close'}
        </Button>
      }
    >
      <div className="stack">
        <div className={styles.two}>
          <Field
            type="date"
            label="First day"
            required
            value={answers.from}
            error={errors['from']}
            onChange={({ target: { value } }) =>
              set({ from: value, ...(answers.to < value && { to: value }) })
            }
          />
          <Field
            type="date"
            label="Last day"
            required
            value={answers.to}
            error={errors['to']}
            onChange={({ target }) => set({ to: target.value })}
          />
        </div>
        <Checkbox
          label="Whole days"
          checked={!hours}
          onChange={({ target }) =>
            set({ hours: target.checked ? undefined : { open: '10:00', close: '14:00' } })
          }
        />
        {hours && (
          <div className={styles.two}>
            <Field
              type="time"
              label="From, on the first day"
              required
              value={hours.open}
              error={errors['hours.open']}
              onChange={({ target }) => set({ hours: { ...hours, open: target.value } })}
            />
            <Field
              type="time"
              label="Until, on the last day"
              required
              value={hours.close}
              error={errors['hours.close']}
              onChange={({ target }) => set({ hours: { ...hours, close: target.value } })}
            />
          </div>
        )}
        <Checkbox
          label="Every year"
          checked={answers.yearly}
          onChange={({ target }) => set({ yearly: target.checked })}
        />
        <Field
          label="Why is it closed?"
          required
          hint="Shown in your calendar."
          maxLength={200}
          value={answers.reason}
          error={errors['reason']}
          onChange={({ target }) => set({ reason: target.value })}
        />
        {pitches.length > 1 && (
          <fieldset className={styles.pitches}>
            <legend>Pitches</legend>
            {pitches.map(({ _id, name }) => (
              <Checkbox
                key={_id}
                label={name}
                checked={answers.pitches.includes(_id)}
                onChange={({ target }) => {
                  const others = answers.pitches.filter((id) => id !== _id)
                  set({ pitches: target.checked ? [...others, _id] : others })
                }}
              />
            ))}
            {pitchError && <FieldError>{pitchError}</FieldError>}
          </fieldset>
        )}
        <div role="alert">
          {taken.length > 0 && (
            <>
              <p className="strong">Booked already, so nothing is closed yet:</p>
              <ul>
                {taken.map((one) => (
                  <li key={one.booking}>{inTheWayText(one, pitches[0]?.timeZone ?? 'UTC')}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
