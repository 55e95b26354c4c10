import { t } from '@lingui/core/macro'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { bindField } from './bind-field.ts'
import {
  slotPriceText,
  leftoverMinutesText,
  type PitchFormErrors,
  type PitchFormValues,
} from './pitch-answers.ts'

const lengths = ['30', '45', '60', '75', '90', '120']
const zones = Intl.supportedValuesOf('timeZone')

/** Adds the pitch's current value to the usual options if the value is missing. */
const withCurrent = (usual: readonly string[], current: string) =>
  usual.includes(current) ? usual : [...usual, current]

type BookingFieldProps = {
  answers: PitchFormValues
  errors: PitchFormErrors
  onChange: (part: Partial<PitchFormValues>) => void
}
type ZoneFieldProps = {
  answers: Pick<PitchFormValues, 'timeZone'>
  errors: PitchFormErrors
  onChange: (part: Partial<Pick<PitchFormValues, 'timeZone'>>) => void
}

export const SlotLengthField = ({ answers, errors, onChange }: BookingFieldProps) => (
  <Select
    label={t`Slot length`}
    options={withCurrent(lengths, answers.slotMinutes).map((value) => ({
      value,
      label: t`${value} minutes`,
    }))}
    hint={leftoverMinutesText(answers)}
    {...bindField(answers, 'slotMinutes', onChange, errors['slotMinutes'])}
  />
)

type PriceFieldProps = BookingFieldProps & { more?: string }

export const PriceField = ({ answers, errors, onChange, more = '' }: PriceFieldProps) => (
  <Field
    label={t`Price per slot, ${{ currency: answers.currency }}`}
    inputMode="decimal"
    required
    hint={[slotPriceText(answers), more].filter(Boolean).join(' ')}
    {...bindField(answers, 'price', onChange, errors['price'])}
  />
)

export const ZoneField = ({ answers, errors, onChange }: ZoneFieldProps) => (
  <Select
    label={t`Time zone`}
    options={withCurrent(zones, answers.timeZone).map((value) => ({ value, label: value, isName: true }))}
    {...bindField(answers, 'timeZone', onChange, errors['timeZone'])}
  />
)

type SwitchesProps = Omit<BookingFieldProps, 'errors'> & { listedHint: string }

export const BookingSwitches = ({ answers, onChange, listedHint }: SwitchesProps) => (
  <>
    <Switch
      label={t`Authorize bookings automatically`}
      hint={t`If this is off, you answer each request yourself.`}
      checked={answers.autoAuthorize}
      onChange={({ target }) => onChange({ autoAuthorize: target.checked })}
    />
    <Switch
      label={t`Published`}
      hint={listedHint}
      checked={answers.listed}
      onChange={({ target }) => onChange({ listed: target.checked })}
    />
  </>
)
