import { type Deciders, listDeciderNames } from '@i-one/game/matches/match-rules'
import { Checkbox } from '../ui/fields/checkbox.tsx'

type DeciderFieldsProps = { value: Deciders; onChange: (some: Partial<Deciders>) => void }

export const DeciderFields = ({ value, onChange }: DeciderFieldsProps) =>
  listDeciderNames().map(([name, label]) => (
    <Checkbox
      key={name}
      label={label}
      checked={value[name]}
      onChange={({ target }) => onChange({ [name]: target.checked })}
    />
  ))
