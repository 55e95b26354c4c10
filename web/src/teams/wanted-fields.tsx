import { Field } from '../ui/fields/field.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import type { TeamForm } from './team-form.ts'

export const WantedFields = ({ form }: { form: TeamForm }) => (
  <>
    <Wanted
      form={form}
      name="matchWanted"
      label="Looking for a match"
      hint="Teams near you see it and can challenge you."
      words="Which match"
      placeholder="Five a side, Sat after 17:00"
    />
    <Wanted
      form={form}
      name="playersWanted"
      label="Looking for players"
      hint="Players near you see it and can ask to join."
      words="Which players"
      placeholder="A keeper and a defender"
    />
  </>
)

type WantedProps = {
  form: TeamForm
  name: 'matchWanted' | 'playersWanted'
  label: string
  hint: string
  words: string
  placeholder: string
}

function Wanted({ form, name, label, hint, words, placeholder }: WantedProps) {
  const { field, watch, setValue } = form
  const isWanted = watch(name) !== undefined
  return (
    <div className="grid gap-3">
      <Switch
        label={label}
        hint={hint}
        checked={isWanted}
        onChange={({ target }) => setValue(name, target.checked ? '' : undefined)}
      />
      {isWanted && (
        <Field label={words} placeholder={placeholder} maxLength={80} autoComplete="off" {...field(name)} />
      )}
    </div>
  )
}
