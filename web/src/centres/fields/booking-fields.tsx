import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { slotPriceText, unusedText, type PitchFormErrors, type PitchFormValues } from './pitch-answers.ts'

const lengths = ['30', '45', '60', '75', '90', '120']
const zones = Intl.supportedValuesOf('timeZone')

/** Adds the pitch's current value to the usual options if the value is missing. */
const withOwn = (usual: readonly string[], own: string) => (usual.includes(own) ? usual : [...usual, own])

type BookingFieldProps = {
  answers: PitchFormValues
  errors: PitchFormErrors
  onChange: (part: Partial<PitchFormValues>) => void
}
type ZoneFieldProps = {
  answers: Pick<PitchFormValues, 'timeZone'>
  errors: PitchFormErrors
  onChange: (part: Pick<PitchFormValues, 'timeZone'>) => void
}

export const SlotLengthField = ({ answers, errors, onChange }: BookingFieldProps) => (
  <Select
    label="Slot length"
    options={withOwn(lengths, answers.slotMinutes).map((value) => ({ value, label: `${value} minutes` }))}
    hint={unusedText(answers)}
    value={answers.slotMinutes}
    error={errors['slotMinutes']}
    onChange={({ target }) => onChange({ slotMinutes: target.value })}
  />
)

type PriceFieldProps = BookingFieldProps & { more?: string }

export const PriceField = ({ answers, errors, onChange, more = '' }: PriceFieldProps) => (
  <Field
    label={`Price per slot, ${answers.currency}`}
    inputMode="decimal"
    required
    hint={`${slotPriceText(answers)}${more}`}
    value={answers.price}
    error={errors['price']}
    onChange={({ target }) => onChange({ price: target.value })}
  />
)

export const ZoneField = ({ answers, errors, onChange }: ZoneFieldProps) => (
  <Select
    label="Time zone"
    options={withOwn(zones, answers.timeZone).map((value) => ({ value, label: value }))}
    value={answers.timeZone}
    error={errors['timeZone']}
    onChange={({ target }) => onChange({ timeZone: target.value })}
  />
)

type SwitchesProps = Omit<BookingFieldProps, 'errors'> & { listedHint: string }

export const BookingSwitches = ({ answers, onChange, listedHint }: SwitchesProps) => (
  <>
    <Switch
      label="Authorize bookings automatically"
      hint="If this is off, you answer each request yourself."
      checked={answers.autoAuthorize}
      onChange={({ target }) => onChange({ autoAuthorize: target.checked })}
    />
    <Switch
      label="Published"
      hint={listedHint}
      checked={answers.listed}
      onChange={({ target }) => onChange({ listed: target.checked })}
    />
  </>
)
