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
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../lib/call.ts'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { showRefusal } from '../../lib/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { calendarChanged } from '../queries.ts'
import { inTheWayText } from './words.ts'

const loadAskedClosure = async () => (await import('@i-one/contract/centres/closures')).AskedClosure

type ClosureDialogProps = {
  centre: string
  pitches: readonly OwnPitch[]
  closure?: CentreClosure | undefined
  begin: AskedClosure
  onClose: () => void
}

/** Lists bookings in the way; the server closes nothing while there are any. */
export function ClosureDialog({ centre, pitches, closure, begin, onClose }: ClosureDialogProps) {
  const queries = useQueryClient()
  const form = useId()
  const { register, field, control, handleSubmit, getValues, setValue, setError, formState } = useCheckedForm(
    loadAskedClosure,
    { defaultValues: begin },
  )
  const { errors } = formState
  const [taken, setTaken] = useState<BookingAtCentre[]>([])
  const [key, setKey] = useState(() => crypto.randomUUID())
  const changed = () => {
    setTaken([])
    setKey(crypto.randomUUID())
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (body: AskedClosure) =>
      closure
        ? call(changeCentreClosure, { params: { id: centre, closure: closure._id }, body })
        : call(addCentreClosure, { params: { id: centre }, body, key }),
    onSuccess: () => {
      toast.success(closure ? 'Changed' : 'Closed then')
      onClose()
    },
    onError: (error) => {
      const code = error instanceof CallError && error.code
      // a network error keeps the key, so that a retry is idempotent
      if (code) setKey(crypto.randomUUID())
      if (error instanceof CallError && code === 'bookings-in-the-way')
        setTaken(error.body['bookings'] as BookingAtCentre[])
      else showRefusal(error, setError)
    },
    onSettled: () => void calendarChanged(queries),
  })
  const hours = useWatch({ control, name: 'hours' })
  const pitchError = errors.pitches?.message ?? errors.pitches?.find?.(Boolean)?.message
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      title={closure ? 'Change what is closed' : 'Close for some days'}
      actions={
        <Button type="submit" form={form} pending={isPending} pendingText="Closing...">
          {closure ? 'Save' : 'Close'}
        </Button>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onChange={changed}
        onSubmit={(event) => void handleSubmit((asked) => mutate(asked))(event)}
      >
        <div className="grid grid-cols-2 gap-3 items-start">
          <Field
            type="date"
            label="First day"
            required
            {...field('from', {
              onChange: ({ target }) => getValues('to') < target.value && setValue('to', target.value),
            })}
          />
          <Field
            type="date"
            label="Last day"
            required
            {...field('to', { setValueAs: (day: string) => day || getValues('from') })}
          />
        </div>
        <Checkbox
          label="Whole days"
          checked={!hours}
          onChange={({ target }) =>
            setValue('hours', target.checked ? undefined : { open: '10:00', close: '14:00' })
          }
        />
        {hours && (
          <div className="grid grid-cols-2 gap-3 items-start">
            <Field type="time" label="From, on the first day" required {...field('hours.open')} />
            <Field type="time" label="Until, on the last day" required {...field('hours.close')} />
          </div>
        )}
        <Checkbox label="Every year" {...register('yearly')} />
        <Field
          label="Why is it closed?"
          required
          hint="Shown in your calendar."
          maxLength={200}
          {...field('reason')}
        />
        {pitches.length > 1 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-strong">Pitches</legend>
            {pitches.map(({ _id, name }) => (
              <Checkbox key={_id} label={name} value={_id} {...register('pitches')} />
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
      </form>
    </Dialog>
  )
}
