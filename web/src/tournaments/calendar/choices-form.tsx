import { CallError } from '@i-one/contract/call'
import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { type PlanChoices, readChoices, findMissingChoices, toSearchParams } from './choices.ts'
import { DaysOff } from './days-off.tsx'
import { PitchSearchField } from './other-pitch.tsx'
import { PlanLayout } from './plan-columns.tsx'
import { useCreatePlan, usePitches } from './queries.ts'

const weekdays = [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`]

const fields = [
  ['from', t`First day`, 'date', 'from'],
  ['to', t`Last day`, 'date', 'to'],
  ['open', t`Earliest start`, 'time', 'hours.0.open'],
  ['close', t`Latest end`, 'time', 'hours.0.close'],
  ['rest', t`Minutes of rest between matches`, 'number', 'rest'],
] as const

const toggle = <Item,>(all: readonly Item[], one: Item) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** Stores the choices in the URL, so that a reload or Back restores the choices. */
export function ChoicesForm({ tournament }: { tournament: Tournament }) {
  const [search, changeSearch] = useSearch()
  const [choices, setChoices] = useState(() => readChoices(search, tournament))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { mutate, isPending, error, reset } = useCreatePlan(tournament, { again: false })
  const { pitches, near } = usePitches(tournament, choices.pitches)
  const form = useRef<HTMLFormElement>(null)
  const errors: Record<string, string> = {
    ...(error instanceof CallError && error.fields),
    ...(isSubmitted && findMissingChoices(choices)),
  }
  const change = (some: Partial<PlanChoices>) => {
    const next = { ...choices, ...some }
    setChoices(next)
    changeSearch(toSearchParams(next), { replace: true })
    reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(findMissingChoices(choices)).length === 0) return mutate(choices)
    flushSync(() => setIsSubmitted(true))
    // scrolls to the first error, which may be outside the viewport
    form.current
      ?.querySelector('[aria-invalid], [role="alert"]:not(:empty)')
      ?.scrollIntoView({ block: 'center' })
  }
  const button = (
    <Button type="submit" size="big" block pending={isPending} pendingText={t`Scheduling...`}>
      <Trans>Make a schedule</Trans>
    </Button>
  )
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <PlanLayout>
        <Section title={t`Location`}>
          <div className="grid grid-cols-1 gap-5">
            <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] gap-x-3">
              <legend className="strong mb-1">
                <Trans>Pitches</Trans>
              </legend>
              {pitches.map(({ _id: pitch, name }) => (
                <Checkbox
                  key={pitch}
                  label={<span translate="no">{name}</span>}
                  checked={choices.pitches.includes(pitch)}
                  onChange={() => change({ pitches: toggle(choices.pitches, pitch) })}
                />
              ))}
              <div role="alert">{errors['pitches'] && <FieldError>{errors['pitches']}</FieldError>}</div>
            </fieldset>
            <PitchSearchField
              near={near}
              onFind={({ _id }) => change({ pitches: [...new Set([...choices.pitches, _id])] })}
            />
          </div>
        </Section>
        <Section title={t`Dates and times`}>
          <div className="grid grid-cols-1 gap-5">
            <div className="grid grid-cols-2 gap-4 items-start">
              {fields.map(([name, label, type, path]) => (
                <Field
                  key={name}
                  label={label}
                  type={type}
                  error={errors[path]}
                  value={choices[name]}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
              ))}
            </div>
            <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] gap-x-3">
              <legend className="strong mb-1">
                <Trans>Days</Trans>
              </legend>
              {weekdays.map((name, at) => (
                <Checkbox
                  key={name}
                  label={name}
                  checked={choices.days.includes(at + 1)}
                  onChange={() => change({ days: toggle(choices.days, at + 1) })}
                />
              ))}
              <div role="alert">{errors['hours'] && <FieldError>{errors['hours']}</FieldError>}</div>
            </fieldset>
            <DaysOff
              entries={tournament.entries}
              from={choices.from}
              to={choices.to}
              off={choices.off}
              onChange={(off) => change({ off })}
            />
            <div className="hidden lg:grid">{button}</div>
          </div>
        </Section>
      </PlanLayout>
      <ThumbBar className="lg:hidden">{button}</ThumbBar>
    </form>
  )
}
