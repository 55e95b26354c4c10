import { type RuleRelaxation, listRuleRelaxations } from '@i-one/contract/tournaments/calendar'
import { countText } from '@i-one/game/count-text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { looseningEffectText, looseningText } from './plan-words.ts'

type WhatWouldHelpProps = {
  tournament: string
  /** Request for the suggestions. Only the first value is used. */
  asked: z.input<typeof listRuleRelaxations.body>
  missing: number
  known: Parameters<typeof looseningText>[1]
  pending: boolean
  onTry: (by: RuleRelaxation['by']) => void
}

/** Offers changes that the server has tested. Shorter matches are only mentioned, because the rules are fixed. */
export function PlanSuggestions({
  tournament,
  missing,
  known,
  pending,
  onTry,
  ...props
}: WhatWouldHelpProps) {
  const [requested] = useState(props.asked)
  const [chosen, choose] = useState<number>()
  const name = useId()
  const query = useQuery({
    queryKey: ['tournaments', 'loosenings', props.asked.plan],
    queryFn: ({ signal }) =>
      call(listRuleRelaxations, { params: { id: tournament }, body: requested, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data, error } = query
  if (error && !data)
    return <ErrorState sentence={`Suggestions could not be loaded. ${error.message}`} query={query} />
  if (!data) return <Loading label="Looking for suggestions" height={96} />
  const settled = data.filter(({ by }) => 'minutes' in by)
  const ways = data.filter(({ by }) => !('minutes' in by))
  // preselects the first suggestion, which is the best
  const at = chosen ?? 0
  const way = ways[at]
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
        <legend className="strong">Suggestions</legend>
        {ways.length === 0 && (
          <p className="mute">No single change adds a slot. Try more days, hours and pitches together.</p>
        )}
        {ways.map((one, n) => radio(n, looseningText(one, known), looseningEffectText(one, missing)))}
        {ways.length > 0 &&
          radio(
            ways.length,
            `Leave ${missing === 1 ? 'this match' : `all ${missing}`} unscheduled`,
            missing === 1 ? 'Schedule it later' : 'Schedule them later, one by one',
          )}
      </fieldset>
      {way && (
        <Button
          variant="ghost"
          className="mt-4.5 mb-2"
          pending={pending}
          pendingText="Scheduling..."
          onClick={() => onTry(way.by)}
        >
          Schedule again
        </Button>
      )}
      {settled.map((one) => (
        <p key={JSON.stringify(one.by)} className="small mute">
          {looseningText(one, known)} would find {countText(one.finds, 'slot')}, but the rules of this
          tournament can’t change any more.
        </p>
      ))}
    </>
  )
}
