import { t } from '@lingui/core/macro'
import { Pills } from '../../ui/fields/pills.tsx'
import { Range } from '../../ui/fields/range.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import type { Filters } from './address.ts'

type Options = readonly { value: string; label: string }[]

interface Named<Name extends string> {
  name: Name
  label: string
}

/** For a range, the maximum means "any value". For a stepper, 0 means "any value". */
export type FilterField<Name extends string> = Named<Name> &
  (
    | { kind: 'pills'; options: Options; shown?: (value: string) => string }
    | { kind: 'select'; options: Options; shown: (value: string) => string }
    | { kind: 'range'; min: number; max: number; step: number; shown: (value: string) => string }
    | { kind: 'stepper'; max: number; shown: (value: string) => string }
  )

type FilterFieldsProps<Name extends string> = {
  fields: readonly FilterField<Name>[]
  filters: Filters<Name>
  onChange: (name: Name, value: string) => void
}

const anyText = t({ message: 'Any', comment: 'Value of a filter that is not set' })
const any = { value: '', label: anyText }

export const FilterFields = <Name extends string>({ fields, filters, onChange }: FilterFieldsProps<Name>) => (
  <div className="grid grid-cols-2 gap-y-5.5 gap-x-4 *:col-span-full">
    {fields.map((field) => (
      <Field
        key={field.name}
        field={field}
        value={filters[field.name]}
        onChange={(value) => onChange(field.name, value)}
      />
    ))}
  </div>
)

type FieldProps = { field: FilterField<string>; value: string; onChange: (value: string) => void }

function Field({ field, value, onChange }: FieldProps) {
  const { kind, label } = field
  if (kind === 'pills') return <Pills label={label} items={field.options} value={value} onChange={onChange} />
  if (kind === 'select')
    return (
      <Select
        className="col-auto!"
        label={label}
        options={[any, ...field.options]}
        value={field.options.some((one) => one.value === value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const number = Number(value) || 0
  if (kind === 'stepper')
    return (
      <Stepper
        label={label}
        value={Math.min(number, field.max)}
        max={field.max}
        onChange={(count) => onChange(count ? String(count) : '')}
      />
    )
  const { min, max, step, shown } = field
  return (
    <Range
      label={label}
      {...{ min, max, step }}
      value={number >= min && number < max ? number : max}
      text={(at) => (at === max ? anyText : shown(String(at)))}
      onChange={(at) => onChange(at === max ? '' : String(at))}
    />
  )
}

export const filterValueText = (field: FilterField<string>, value: string) =>
  field.kind === 'pills'
    ? (field.options.find((option) => option.value === value)?.label ?? field.shown?.(value) ?? value)
    : field.shown(value)
