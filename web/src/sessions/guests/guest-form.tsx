import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useSchemaForm } from '../../lib/forms/use-checked-form.ts'
import { positionOptions } from '../../lib/positions.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { NewGuest } from '../use-session-actions.ts'

const loadNewGuests = async () => (await import('@i-one/contract/sessions/places')).NewGuests

export type GuestFormProps = {
  max: number
  free: number
  pending: boolean
  onAdd: (guests: NewGuest[]) => void
}

const emptyGuest = { name: '', position: undefined }

export function GuestForm({ max, free, pending, onAdd }: GuestFormProps) {
  const { control, register, handleSubmit, formState } = useSchemaForm(loadNewGuests, {
    defaultValues: { guests: [emptyGuest] },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'guests' })
  const errors = formState.errors.guests
  return (
    <form noValidate onSubmit={handleSubmit(({ guests }) => onAdd(guests))}>
      <ul className="grid gap-4">
        {fields.map(({ id }, at) => (
          <li
            key={id}
            className={classNames(
              'grid items-start gap-2',
              fields.length > 1
                ? 'grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]'
                : 'grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
            )}
          >
            <Field
              {...register(`guests.${at}.name`)}
              label={fields.length === 1 ? t`Name` : t`Name of guest ${{ number: at + 1 }}`}
              required
              autoComplete="off"
              error={errors?.[at]?.name?.message}
            />
            <Select
              {...register(`guests.${at}.position`, { setValueAs: (value: string) => value || undefined })}
              label={t`Position`}
              placeholder={t`Any`}
              options={positionOptions}
            />
            {fields.length > 1 && (
              <IconButton
                icon="trash"
                label={t`Remove guest ${{ number: at + 1 }}`}
                className="mt-7.5"
                onClick={() => remove(at)}
              />
            )}
          </li>
        ))}
      </ul>
      {fields.length < max && (
        <Button variant="ghost" size="small" className="mt-4" onClick={() => append(emptyGuest)}>
          <Icon name="plus" />
          <Trans>Add another guest</Trans>
        </Button>
      )}
      <WaitlistNotice guests={fields.length} free={free} />
      <Button type="submit" size="big" block className="mt-5" pending={pending} pendingText={t`Adding...`}>
        {plural({ count: fields.length }, { one: 'Add guest', other: 'Add # guests' })}
      </Button>
    </form>
  )
}

export const WarningNotice = ({ children }: { children: ReactNode }) => (
  <p className="small my-5 px-3.5 py-3 rounded-field bg-amber-soft text-amber-ink">{children}</p>
)

export function WaitlistNotice({ guests, free }: { guests: number; free: number }) {
  if (guests <= free) return null
  const waiting = guests - free
  return (
    <WarningNotice>
      {free === 0
        ? t`No spots left. ${plural(waiting, { one: 'The guest goes on the waitlist.', other: '# guests go on the waitlist.' })}`
        : t`${plural(free, { one: 'One spot left.', other: '# spots left.' })} ${plural(waiting, { one: 'The last guest goes on the waitlist, in this order.', other: '# guests go on the waitlist, in this order.' })}`}
    </WarningNotice>
  )
}
