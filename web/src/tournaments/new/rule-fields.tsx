import { defaultCriteria } from '@i-one/contract/tournaments/rules'
import { deciderNames } from '@i-one/game/matches/match-rules'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { TournamentForm } from './use-tournament-form.ts'

const headToHead = defaultCriteria.filter((one) => one.startsWith('head-to-head'))
const rest = defaultCriteria.filter((one) => one !== 'points' && !headToHead.includes(one))
const orders = { goals: defaultCriteria, matches: ['points' as const, ...headToHead, ...rest] }

export function RuleFields({ form: { register, field, watch, setValue } }: { form: TournamentForm }) {
  const [form, order] = watch(['form', 'rules.order'])
  const number = { valueAsNumber: true } as const
  const numbers = [
    ['minutes', 'Minutes per half'],
    ['playersPerTeam', 'Players a side'],
    ...(form === 'knock-out'
      ? []
      : ([
          ['win', 'Points for a win'],
          ['draw', 'Points for a draw'],
        ] as const)),
    ['walkover', 'Goals for a walkover'],
  ] as const
  return (
    <Section title="Rules">
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-2 gap-y-5 gap-x-4 items-start">
          <Select
            label="Halves"
            options={[
              { value: '1', label: 'One' },
              { value: '2', label: 'Two' },
            ]}
            {...register('rules.periods', number)}
          />
          {numbers.map(([name, label]) => (
            <Field key={name} label={label} type="number" required {...field(`rules.${name}`, number)} />
          ))}
        </div>
        {form !== 'knock-out' && (
          <Select
            label="If teams are level on points"
            options={[
              { value: 'goals', label: 'Goal difference first' },
              { value: 'matches', label: 'Head-to-head first' },
            ]}
            value={order?.[1]?.startsWith('head-to-head') ? 'matches' : 'goals'}
            onChange={({ target }) =>
              setValue('rules.order', target.value === 'matches' ? orders.matches : orders.goals)
            }
          />
        )}
        {form !== 'league' && (
          <div>
            {deciderNames.map(([name, label]) => (
              <Switch key={name} label={label} {...register(`rules.${name}`)} />
            ))}
          </div>
        )}
        <Select
          label="If a team withdraws after the draw"
          options={[
            { value: 'forfeit', label: 'It loses its remaining matches' },
            { value: 'void', label: 'All its results are void' },
          ]}
          {...register('rules.withdrawal')}
        />
      </div>
    </Section>
  )
}
