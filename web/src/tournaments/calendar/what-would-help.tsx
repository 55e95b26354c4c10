import { type RuleRelaxation, listRuleRelaxations } from '@i-one/contract/tournaments/calendar'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { relaxationEffectText, relaxationText, ruleChangeText } from './plan-words.ts'

type SuggestionsProps = {
  tournament: string
  /** Request for the suggestions. Later values are ignored. */
  asked: z.input<typeof listRuleRelaxations.body>
  missing: number
  known: Parameters<typeof relaxationText>[1]
  pending: boolean
  onTry: (by: RuleRelaxation['by']) => void
}

/** Offers changes for which the server has found slots. Shorter matches have no button: the rules are final. */
export function PlanSuggestions({ tournament, asked, missing, known, ...rest }: SuggestionsProps) {
  const { pending, onTry } = rest
  const [requested] = useState(asked)
  const [chosen, choose] = useState<number>()
  const name = useId()
  const query = useQuery({
    queryKey: ['tournaments', 'loosenings', asked.plan],
    queryFn: ({ signal }) =>
      call(listRuleRelaxations, { params: { id: tournament }, body: requested, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data, error } = query
  if (error && !data)
    return (
      <ErrorState sentence={t`Suggestions could not be loaded: ${{ reason: error.message }}`} query={query} />
    )
  if (!data) return <Loading label={t`Looking for suggestions`} height={96} />
  const ruleChanges = data.filter(({ by }) => 'minutes' in by)
  const suggestions = data.filter(({ by }) => !('minutes' in by))
  // the first suggestion is the best
  const at = chosen ?? 0
  const suggestion = suggestions[at]
  const radio = (n: number, text: ReactNode, hint: string) => (
    <label
      key={n}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 content-center items-center min-h-16 py-2.5 border-b border-b-line leading-[1.35] cursor-pointer"
    >
      <b>{text}</b>
      <input
        className="row-[1/span_2] col-start-2 size-6.5 m-0 accent-turf"
        type="radio"
        name={name}
        checked={at === n}
        onChange={() => choose(n)}
      />
      <small className="mute">{hint}</small>
    </label>
  )
  return (
    <>
      <fieldset>
        <legend className="strong">
          <Trans>Suggestions</Trans>
        </legend>
        {suggestions.length === 0 && (
          <p className="mute">
            <Trans>No single change adds a slot. Try more days, hours and pitches together.</Trans>
          </p>
        )}
        {suggestions.map((one, n) =>
          radio(n, relaxationText(one, known), relaxationEffectText(one, missing)),
        )}
        {suggestions.length > 0 &&
          radio(
            suggestions.length,
            plural(missing, {
              one: 'Leave this match unscheduled',
              other: `Leave all ${missing} unscheduled`,
            }),
            missing === 1 ? t`Schedule it later` : t`Schedule them later, one by one`,
          )}
      </fieldset>
      {suggestion && (
        <Button
          variant="ghost"
          className="mt-4.5 mb-2"
          pending={pending}
          pendingText={t`Scheduling...`}
          onClick={() => onTry(suggestion.by)}
        >
          <Trans>Schedule again</Trans>
        </Button>
      )}
      {ruleChanges.map((one) => (
        <p key={JSON.stringify(one.by)} className="small mute">
          {ruleChangeText(one, known)}
        </p>
      ))}
    </>
  )
}
