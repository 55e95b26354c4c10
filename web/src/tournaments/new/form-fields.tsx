import { TournamentForm as Form } from '@i-one/contract/tournaments/rules'
import { Field } from '../../ui/fields/field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { formNames } from '../card-words.ts'
import { sizeText } from './size-words.ts'
import type { TournamentForm } from './use-tournament-form.ts'
import styles from './new-tournament-page.module.css'

/** How it is played: what is asked follows from the form. */
export function FormFields({ form: { register, watch, setValue, formState } }: { form: TournamentForm }) {
  const { errors } = formState
  const answers = watch()
  const number = { valueAsNumber: true } as const
  const isGroups = answers.form === 'groups'
  return (
    <Section title="What it is">
      <div className={styles.fields}>
        <Field label="Name" required maxLength={60} error={errors.name?.message} {...register('name')} />
        <Segmented
          label="Form"
          value={answers.form}
          onChange={(form) => setValue('form', form)}
          items={Form.options.map((value) => ({ value, label: formNames[value] }))}
        />
        <div className={styles.two}>
          <Field
            label="Teams at most"
            type="number"
            required
            error={errors.most?.message}
            {...register('most', number)}
          />
          {isGroups && (
            <>
              <Field
                label="Groups"
                type="number"
                required
                error={errors.groups?.message}
                {...register('groups', number)}
              />
              <Field
                label="Go on from each"
                type="number"
                required
                error={errors.qualify?.message}
                {...register('qualify', number)}
              />
              <Field
                label="Best of those after them"
                type="number"
                required
                error={errors.bestOthers?.message}
                {...register('bestOthers', number)}
              />
            </>
          )}
        </div>
        {answers.form !== 'knock-out' && (
          <Switch
            label="Home and away"
            hint="Each plays each other twice."
            checked={answers.rounds === 2}
            onChange={({ target }) => setValue('rounds', target.checked ? 2 : 1)}
          />
        )}
        {answers.form !== 'league' && (
          <Switch
            label="Third place"
            hint="The losers of the semi-finals play for it."
            {...register('thirdPlace')}
          />
        )}
        <p className="small mute" aria-live="polite">
          {sizeText(answers)}
        </p>
      </div>
    </Section>
  )
}
