import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { Select } from '../../ui/fields/select.tsx'
import { DeciderFields } from '../decider-fields.tsx'
import { minutesOptions } from '../format-text.ts'

type EditFormatProps = { value: SessionSettings; onChange: (some: Partial<SessionSettings>) => void }

const oneToEight = Array.from({ length: 8 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

const numbers = [
  ['minutesPerMatch', 'Minutes per match'],
  ['playersPerTeam', 'Players per team'],
  ['sets', 'Sets'],
] as const

/** The server rejects a format with fewer places than players. */
export const EditFormat = ({ value, onChange }: EditFormatProps) => (
  <>
    <div className="grid grid-cols-3 items-end gap-3 max-[360px]:grid-cols-1">
      {numbers.map(([name, label]) => (
        <Select
          key={name}
          label={label}
          options={name === 'minutesPerMatch' ? minutesOptions(value[name]) : oneToEight}
          value={String(value[name])}
          onChange={({ target }) => onChange({ [name]: Number(target.value) })}
        />
      ))}
    </div>
    <fieldset>
      <legend className="strong">Winning Decider</legend>
      <DeciderFields value={value} onChange={onChange} />
    </fieldset>
  </>
)
