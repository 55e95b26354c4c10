import { defaultCriteria } from '@i-one/contract/tournaments/rules'
import { listDeciderNames } from '@i-one/game/matches/match-rules'
import { t } from '@lingui/core/macro'
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
    ['minutes', t`Minutes per half`],
    ['playersPerTeam', t`Players a side`],
    ...(form === 'knock-out'
      ? []
      : ([
          ['win', t`Points for a win`],
          ['draw', t`Points for a draw`],
        ] as const)),
    ['walkover', t`Goals for a walkover`],
  ] as const
  return (
    <Section title={t`Rules`}>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-2 gap-y-5 gap-x-4 items-start">
          <Select
            label={t`Halves`}
            options={[
              { value: '1', label: t({ message: 'One', context: 'halves of a match' }) },
              { value: '2', label: t({ message: 'Two', context: 'halves of a match' }) },
            ]}
            {...register('rules.periods', number)}
          />
          {numbers.map(([name, label]) => (
            <Field key={name} label={label} type="number" required {...field(`rules.${name}`, number)} />
          ))}
        </div>
        {form !== 'knock-out' && (
          <Select
            label={t`If teams are level on points`}
            options={[
              { value: 'goals', label: t`Goal difference first` },
              { value: 'matches', label: t`Head-to-head first` },
            ]}
            value={order?.[1]?.startsWith('head-to-head') ? 'matches' : 'goals'}
            onChange={({ target }) =>
              setValue('rules.order', target.value === 'matches' ? orders.matches : orders.goals)
            }
          />
        )}
        {form !== 'league' && (
          <div>
            {listDeciderNames().map(([name, label]) => (
              <Switch key={name} label={label} {...register(`rules.${name}`)} />
            ))}
          </div>
        )}
        <Select
          label={t`If a team withdraws after the draw`}
          options={[
            { value: 'forfeit', label: t`It loses its remaining matches` },
            { value: 'void', label: t`All its results are void` },
          ]}
          {...register('rules.withdrawal')}
        />
      </div>
    </Section>
  )
}
