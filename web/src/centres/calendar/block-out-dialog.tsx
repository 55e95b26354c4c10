import { type BookingOnDay, type ClosedHours, closeHours, maxWeeks } from '@i-one/contract/bookings/closures'
import { plural, t } from '@lingui/core/macro'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../lib/call.ts'
import { useSchemaForm } from '../../lib/forms/use-checked-form.ts'
import { toLocalDay, dayText, timeRangeText, timeText } from '../../lib/pitch-time.ts'
import { showFormError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { ConflictingBookings, useSaveClosure } from '../closures/use-closing.tsx'
import type { PitchOption } from './move-form.tsx'
import type { TimeRange } from './week.ts'

type BlockOutDialogProps = {
  pitch: PitchOption
  day: string
  slot?: TimeRange | undefined
  onClose: () => void
}

const loadClosedHours = async () => (await import('@i-one/contract/bookings/closures')).ClosedHours

const listDays = (taken: readonly BookingOnDay[]) => [...new Set(taken.map(({ day }) => day))]

const submitText = (taken: number, left: number) => {
  if (left <= 0) return t`Every day is booked`
  if (taken === 0) return t`Block out`
  return plural(left, { one: 'Block out the remaining day', other: 'Block out the remaining # days' })
}

export function BlockOutDialog({ pitch, day, slot, onClose }: BlockOutDialogProps) {
  const { timeZone } = pitch
  const form = useId()
  const { field, control, sending, setValue, setError } = useSchemaForm(loadClosedHours, {
    defaultValues: {
      day: slot ? toLocalDay(slot.start, timeZone) : day,
      open: slot ? timeText(slot.start, timeZone) : '10:00',
      close: slot ? timeText(slot.end, timeZone) : '12:00',
      weeks: 1,
      reason: '',
    },
  })
  const weeks = Number(useWatch({ control, name: 'weeks' }))
  const { taken, changed, mutate, isPending } = useSaveClosure<ClosedHours, BookingOnDay>({
    close: async (hours, key, before) => {
      const until = hours.close === '00:00' ? '24:00' : hours.close
      const body = { ...hours, close: until, without: listDays(before) }
      const closures = await call(closeHours, { params: { id: pitch._id }, body, key })
      return plural(
        { days: closures.length },
        { one: 'Time blocked out', other: 'Time blocked out on # days' },
      )
    },
    onClose,
    onError: (error) => showFormError(error, setError),
  })
  const days = listDays(taken)
  const left = weeks - days.length
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      title={t`Block out a time`}
      description={<span translate="no">{pitch.name}</span>}
      actions={
        <Button
          type="submit"
          form={form}
          disabled={left <= 0}
          pending={isPending}
          pendingText={t`Blocking out...`}
        >
          {submitText(days.length, left)}
        </Button>
      }
    >
      <form id={form} className="stack" noValidate onChange={changed} onSubmit={sending(mutate)}>
        <Field type="date" label={t`Day`} required {...field('day')} />
        <div className="grid grid-cols-[1fr_1fr] gap-3">
          <Field type="time" label={t`From`} required {...field('open')} />
          <Field type="time" label={t`Until`} required {...field('close')} />
        </div>
        <Stepper
          label={t`Weeks in a row`}
          min={1}
          max={maxWeeks}
          value={weeks}
          onChange={(count) => {
            setValue('weeks', count)
            changed()
          }}
        />
        <Field label={t`Why is it closed?`} required hint={t`Shown in your calendar.`} {...field('reason')} />
        <ConflictingBookings>
          {taken.map(({ start, end, captain, tournament }) => (
            <li key={start}>
              {commaText(
                dayText(start, timeZone),
                timeRangeText({ start, end }, timeZone),
                tournament ?? captain,
              )}
            </li>
          ))}
        </ConflictingBookings>
      </form>
    </Dialog>
  )
}
