import { tournamentFormats } from '@i-one/contract/tournaments/rules'
import { t } from '@lingui/core/macro'
import { Field } from '../../ui/fields/field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { formatNames } from '../form-names.ts'
import { tournamentSizeText } from './size-words.ts'
import type { TournamentForm } from './use-tournament-form.ts'

const commonFields = [['most', t`Maximum teams`]] as const
const groupFields = [
  ['groups', t`Groups`],
  ['qualify', t`Qualifiers per group`],
  ['bestOthers', t`Best of the rest`],
] as const

export function BasicFields({ form: { register, field, watch, setValue } }: { form: TournamentForm }) {
  const values = watch()
  const numbers = values.form === 'groups' ? [...commonFields, ...groupFields] : commonFields
  return (
    <Section title={t`Basics`}>
      <div className="grid grid-cols-1 gap-5">
        <Field label={t`Name`} required maxLength={60} {...field('name')} />
        <Segmented
          label={t`Format`}
          value={values.form}
          onChange={(form) => setValue('form', form)}
          items={tournamentFormats.map((value) => ({ value, label: formatNames[value] }))}
        />
        <div className="grid grid-cols-2 gap-y-5 gap-x-4 items-start">
          {numbers.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              type="number"
              required
              {...field(name, { valueAsNumber: true })}
            />
          ))}
        </div>
        {values.form !== 'knock-out' && (
          <Switch
            label={t`Home and away`}
            hint={t`Each team plays every other team twice.`}
            checked={values.rounds === 2}
            onChange={({ target }) => setValue('rounds', target.checked ? 2 : 1)}
          />
        )}
        {values.form !== 'league' && (
          <Switch
            label={t`Third place`}
            hint={t`The losing semi-finalists play for third place.`}
            {...register('thirdPlace')}
          />
        )}
        <p className="small mute" aria-live="polite">
          {tournamentSizeText(values)}
        </p>
      </div>
    </Section>
  )
}
