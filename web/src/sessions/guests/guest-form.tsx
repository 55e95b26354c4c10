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
              label={fields.length === 1 ? 'Name' : `Name of guest ${at + 1}`}
              required
              autoComplete="off"
              error={errors?.[at]?.name?.message}
            />
            <Select
              {...register(`guests.${at}.position`, { setValueAs: (value: string) => value || undefined })}
              label="Position"
              placeholder="Any"
              options={positionOptions}
            />
            {fields.length > 1 && (
              <IconButton
                icon="trash"
                label={`Remove guest ${at + 1}`}
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
          Add another guest
        </Button>
      )}
      <WaitlistNotice guests={fields.length} free={free} />
      <Button type="submit" size="big" block className="mt-5" pending={pending} pendingText="Adding...">
        {fields.length === 1 ? 'Add guest' : `Add ${fields.length} guests`}
      </Button>
    </form>
  )
}

const counted = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`)

export const WarningNotice = ({ children }: { children: ReactNode }) => (
  <p className="small my-5 px-3.5 py-3 rounded-field bg-amber-soft text-amber-ink">{children}</p>
)

export function WaitlistNotice({ guests, free }: { guests: number; free: number }) {
  if (guests <= free) return null
  const waiting = guests - free
  return (
    <WarningNotice>
      {free === 0
        ? `No spots left. ${counted(waiting, 'The guest goes', 'guests go')} on the waitlist.`
        : `${counted(free, 'One spot', 'spots')} left. ${counted(waiting, 'The last guest goes', 'guests go')} on the waitlist, in this order.`}
    </WarningNotice>
  )
}
