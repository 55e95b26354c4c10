import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dayNames } from '../../pitches/opening-hours.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FieldGroup } from './field-group.tsx'
import type { PitchFormErrors, PitchFormValues, HoursRange } from './pitch-answers.ts'

type Hours = Pick<PitchFormValues, 'sameEveryDay' | 'week'>
type HoursFieldProps = { answers: Hours; errors: PitchFormErrors; onChange: (hours: Hours) => void }

export function HoursField({ answers: { sameEveryDay, week }, errors, onChange }: HoursFieldProps) {
  const shown = sameEveryDay ? [t`Every day`] : dayNames
  return (
    <FieldGroup legend={t`Opening hours`}>
      <Switch
        label={t`Same hours every day`}
        checked={sameEveryDay}
        onChange={({ target }) =>
          onChange({
            sameEveryDay: target.checked,
            // Switching to separate hours copies the common hours to every day.
            week: target.checked ? week : week.map(() => week[0] ?? []),
          })
        }
      />
      <ul className="grid gap-3">
        {shown.map((name, n) => (
          <li key={name} className="grid gap-2 justify-items-start">
            <Day
              name={name}
              timeRanges={week[n] ?? []}
              errorOf={(nth) => errors[`hours.${n}.${nth}`]}
              onChange={(day) => onChange({ sameEveryDay, week: week.with(n, day) })}
            />
          </li>
        ))}
      </ul>
      <p className="mute small">
        <Trans>
          If the closing time is earlier than the opening time, the pitch closes the next day. 00:00 is
          midnight.
        </Trans>
      </p>
      <div role="alert">{errors['hours'] && <FieldError id="hours-error">{errors['hours']}</FieldError>}</div>
    </FieldGroup>
  )
}

type DayProps = {
  name: string
  timeRanges: HoursRange[]
  errorOf: (nth: number) => string | undefined
  onChange: (timeRanges: HoursRange[]) => void
}

function Day({ name, timeRanges, errorOf, onChange }: DayProps) {
  const last = timeRanges.at(-1)
  return (
    <>
      <span className="font-strong">{name}</span>
      {timeRanges.length === 0 && (
        <span className="mute">
          <Trans>Closed</Trans>
        </span>
      )}
      {timeRanges.map(({ open, close }, nth) => (
        // The index is the key, because rows of opening hours have no id.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={nth}
          className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] gap-2 items-start w-full max-w-[420px]"
        >
          <Field
            type="time"
            label={t`${name}, open from`}
            hideLabel
            value={open}
            onChange={({ target }) => onChange(timeRanges.with(nth, { open: target.value, close }))}
          />
          <span className="pt-3" aria-hidden="true">
            <Trans comment="Between two times">to</Trans>
          </span>
          <Field
            type="time"
            label={t`${name}, open until`}
            hideLabel
            value={close}
            error={errorOf(nth)}
            onChange={({ target }) => onChange(timeRanges.with(nth, { open, close: target.value }))}
          />
          <IconButton
            icon="trash"
            label={t`Remove ${name}, ${open} to ${close}`}
            onClick={() => onChange(timeRanges.toSpliced(nth, 1))}
          />
        </div>
      ))}
      {timeRanges.length < 4 && (
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Add hours, ${name}`}
          onClick={() => onChange([...timeRanges, { open: last?.close ?? '08:00', close: '23:00' }])}
        >
          <Trans>Add hours</Trans>
        </Button>
      )}
    </>
  )
}
