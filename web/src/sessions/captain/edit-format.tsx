import type { SessionSettings } from '@i-one/contract/sessions'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import styles from './edit-dialog.module.css'

type EditFormatProps = { value: SessionSettings; onChange: (some: Partial<SessionSettings>) => void }

const oneToEight = Array.from({ length: 8 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

const numbers = [
  ['minutesPerMatch', 'Minutes per match'],
  ['playersPerTeam', 'Players per team'],
  ['sets', 'Sets'],
] as const

/** What can be changed while the captain is alone. */
export const EditFormat = ({ value, onChange }: EditFormatProps) => (
  <>
    <div className={styles.numbers}>
      {numbers.map(([name, label]) => (
        <Select
          key={name}
          label={label}
          options={oneToEight}
          value={String(value[name])}
          onChange={({ target }) => onChange({ [name]: Number(target.value) })}
        />
      ))}
    </div>
    <fieldset>
      <legend className="strong">Winning Decider</legend>
      <Checkbox
        label="AET"
        checked={value.aet}
        onChange={({ target }) => onChange({ aet: target.checked })}
      />
      <Checkbox
        label="Penalty Shootout"
        checked={value.penaltyShootout}
        onChange={({ target }) => onChange({ penaltyShootout: target.checked })}
      />
    </fieldset>
  </>
)
