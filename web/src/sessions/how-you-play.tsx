import { useFormContext } from 'react-hook-form'

import { Checkbox } from '../ui/checkbox.tsx'
import { Corner } from '../ui/corner.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import type { Answers } from './draft.ts'
import styles from './new-session-page.module.css'

const oneToEight = Array.from({ length: 8 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

const numbers = [
  ['minutesPerMatch', 'Total Minutes per Match'],
  ['playersPerTeam', 'Numbers of Players per Team'],
  ['sets', 'Number of Sets'],
] as const

export function HowYouPlay() {
  const { register, formState, watch, setValue } = useFormContext<Answers>()
  const { errors } = formState
  return (
    <>
      <Corner title="How you play">
        <div className={styles.even}>
          {numbers.map(([name, label]) => (
            <Select
              key={name}
              label={label}
              className={styles.number}
              options={oneToEight}
              error={errors[name]?.message}
              {...register(name, { valueAsNumber: true })}
            />
          ))}
        </div>
      </Corner>
      <Corner title="Conditions">
        <fieldset className={styles.conditions}>
          <legend className="strong">Winning Decider</legend>
          <Checkbox label="AET" error={errors.aet?.message} {...register('aet')} />
          <Checkbox
            label="Penalty Shootout"
            error={errors.penaltyShootout?.message}
            {...register('penaltyShootout')}
          />
        </fieldset>
      </Corner>
      <Corner title="Who may join">
        <Segmented
          label="Who may join"
          value={watch('visibility') ?? 'public'}
          onChange={(value) => setValue('visibility', value)}
          items={[
            { value: 'public', label: 'Everyone' },
            { value: 'link', label: 'Who has the link' },
          ]}
        />
      </Corner>
    </>
  )
}
