import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dayNames } from '../../pitches/opening-hours.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { bindField } from '../fields/bind-field.ts'
import type { HolidayFormValues, PriceFormErrors } from './price-answers.ts'

type HolidayPricesProps = {
  holidays: readonly HolidayFormValues[]
  errors: PriceFormErrors
  onChange: (holidays: HolidayFormValues[]) => void
}

const newHoliday: HolidayFormValues = { name: '', date: '', yearly: true, by: 'amount', value: '' }

const rules = [
  { value: 'amount', label: t`Fixed price` },
  { value: 'weekday', label: t`Same as a weekday` },
  { value: 'percent', label: t`Percent of the usual price` },
]
const firstValue = { amount: '', weekday: '6', percent: '120' }

export function HolidayPrices({ holidays, errors, onChange }: HolidayPricesProps) {
  return (
    <div className="grid grid-cols-1 gap-5 justify-items-start *:min-w-0">
      <ul className="grid gap-4 w-full not-empty:mb-4">
        {holidays.map((holiday, at) => (
          // The index is the key, because holiday rows have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Holiday
              holiday={holiday}
              name={holiday.name || t`Holiday ${{ number: at + 1 }}`}
              errorOf={(field) => errors[`holidays.${at}.${field}`]}
              onChange={(part) => onChange(holidays.with(at, { ...holiday, ...part }))}
              onRemove={() => onChange(holidays.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      {holidays.length === 0 && (
        <p className="mute">
          <Trans>No holidays yet</Trans>
        </p>
      )}
      <Button variant="ghost" size="small" onClick={() => onChange([...holidays, newHoliday])}>
        <Trans>Add a holiday</Trans>
      </Button>
    </div>
  )
}

type HolidayProps = {
  holiday: HolidayFormValues
  name: string
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<HolidayFormValues>) => void
  onRemove: () => void
}

const Holiday = ({ holiday, name, errorOf, onChange, onRemove }: HolidayProps) => (
  <fieldset className="grid gap-3 min-w-0 p-4 border border-stone rounded-card bg-paper" aria-label={name}>
    <div className="grid grid-cols-1 gap-3 w-full sm:grid-cols-2">
      <Field label={t`Name`} maxLength={40} {...bindField(holiday, 'name', onChange, errorOf('name'))} />
      <Field type="date" label={t`Date`} {...bindField(holiday, 'date', onChange, errorOf('date'))} />
      <Select
        label={t`Price rule`}
        options={rules}
        value={holiday.by}
        onChange={({ target }) => {
          const by = target.value as HolidayFormValues['by']
          onChange({ by, value: firstValue[by] })
        }}
      />
      {holiday.by === 'weekday' ? (
        <Select
          label={t`Weekday`}
          options={dayNames.map((label, n) => ({ value: String(n + 1), label }))}
          {...bindField(holiday, 'value', onChange)}
        />
      ) : (
        <Field
          label={holiday.by === 'amount' ? t`Price per slot` : t`Percent`}
          {...bindField(holiday, 'value', onChange, errorOf('value'))}
        />
      )}
    </div>
    <div className="flex justify-between items-center">
      <Checkbox
        label={t`Every year`}
        checked={holiday.yearly}
        onChange={({ target }) => onChange({ yearly: target.checked })}
      />
      <IconButton icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
    </div>
  </fieldset>
)
