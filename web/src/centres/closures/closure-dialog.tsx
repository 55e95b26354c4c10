import {
  type NewCentreClosure,
  type BookingAtCentre,
  type CentreClosure,
  addCentreClosure,
  changeCentreClosure,
} from '@i-one/contract/centres/closures'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../lib/call.ts'
import { useSchemaForm } from '../../lib/forms/use-checked-form.ts'
import { showFormError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { ConflictingBookings, useSaveClosure } from './use-closing.tsx'
import { conflictText } from './words.ts'

const loadNewClosure = async () => (await import('@i-one/contract/centres/closures')).NewCentreClosure

type ClosureDialogProps = {
  centre: string
  pitches: readonly OwnPitch[]
  closure?: CentreClosure | undefined
  begin: NewCentreClosure
  onClose: () => void
}

export function ClosureDialog({ centre, pitches, closure, begin, onClose }: ClosureDialogProps) {
  const form = useId()
  const { register, field, control, sending, getValues, setValue, setError, formState } = useSchemaForm(
    loadNewClosure,
    { defaultValues: begin },
  )
  const { errors } = formState
  const { taken, changed, mutate, isPending } = useSaveClosure<NewCentreClosure, BookingAtCentre>({
    close: async (body, key) => {
      if (closure) await call(changeCentreClosure, { params: { id: centre, closure: closure._id }, body })
      else await call(addCentreClosure, { params: { id: centre }, body, key })
      return t`Closure saved`
    },
    onClose,
    onError: (error) => showFormError(error, setError),
  })
  const hours = useWatch({ control, name: 'hours' })
  const pitchError = errors.pitches?.message ?? errors.pitches?.find?.(Boolean)?.message
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      title={closure ? t`Edit closure` : t`Close days`}
      actions={
        <Button type="submit" form={form} pending={isPending} pendingText={t`Saving...`}>
          {closure ? t`Save` : t`Close these days`}
        </Button>
      }
    >
      <form id={form} className="stack" noValidate onChange={changed} onSubmit={sending(mutate)}>
        <div className="grid grid-cols-2 gap-3 items-start">
          <Field
            type="date"
            label={t`First day`}
            required
            {...field('from', {
              onChange: ({ target }) => getValues('to') < target.value && setValue('to', target.value),
            })}
          />
          <Field
            type="date"
            label={t`Last day`}
            required
            {...field('to', { setValueAs: (day: string) => day || getValues('from') })}
          />
        </div>
        <Checkbox
          label={t`Whole days`}
          checked={!hours}
          onChange={({ target }) =>
            setValue('hours', target.checked ? undefined : { open: '10:00', close: '14:00' })
          }
        />
        {hours && (
          <div className="grid grid-cols-2 gap-3 items-start">
            <Field type="time" label={t`From, on the first day`} required {...field('hours.open')} />
            <Field type="time" label={t`Until, on the last day`} required {...field('hours.close')} />
          </div>
        )}
        <Checkbox label={t`Every year`} {...register('yearly')} />
        <Field
          label={t`Why is it closed?`}
          required
          hint={t`Shown in your calendar.`}
          maxLength={200}
          {...field('reason')}
        />
        {pitches.length > 1 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-strong">
              <Trans>Pitches</Trans>
            </legend>
            {pitches.map(({ _id, name }) => (
              <Checkbox
                key={_id}
                label={<span translate="no">{name}</span>}
                value={_id}
                {...register('pitches')}
              />
            ))}
            {pitchError && <FieldError>{pitchError}</FieldError>}
          </fieldset>
        )}
        <ConflictingBookings>
          {taken.map((one) => (
            <li key={one.booking}>{conflictText(one, pitches[0]?.timeZone ?? 'UTC')}</li>
          ))}
        </ConflictingBookings>
      </form>
    </Dialog>
  )
}
