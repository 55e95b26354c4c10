import { type Loosening, type layTournament, listLoosenings } from '@i-one/contract/tournaments/calendar'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { findsText, loosenText } from './plan-words.ts'
import styles from './lay-calendar.module.css'

type WhatWouldHelpProps = {
  tournament: string
  /** Of the plan in which matches are missing. */
  plan: string
  wishes: z.input<typeof layTournament.body>
  others: readonly string[]
  missing: number
  known: Parameters<typeof loosenText>[1]
  onTry: (by: Loosening['by']) => void
}

/** Each is laid by the server before it is said. The length of a match is settled by the rules of the tournament. */
export function WhatWouldHelp({
  tournament,
  plan,
  wishes,
  others,
  missing,
  known,
  onTry,
}: WhatWouldHelpProps) {
  const query = useQuery({
    queryKey: ['tournaments', 'loosenings', plan],
    queryFn: ({ signal }) =>
      call(listLoosenings, { params: { id: tournament }, body: { wishes, others: [...others] }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data, error } = query
  if (error && !data)
    return <ErrorState sentence={`What would help could not be found. ${error.message}`} query={query} />
  if (!data) return <Loading label="Trying what would help" height={96} />
  return (
    <>
      <h4>What would help</h4>
      {data.length === 0 && (
        <p className="mute">No single change finds more. Add several: days, hours or pitches.</p>
      )}
      <ul className={styles.missing}>
        {data.map((one) => (
          <li key={JSON.stringify(one.by)}>
            <span>
              <b>{loosenText(one, known)}</b>
              <br />
              <span className="small mute">
                {findsText(one, missing)}
                {'minutes' in one.by && ', but the rules of this tournament are settled'}
              </span>
            </span>
            {!('minutes' in one.by) && (
              <Button variant="ghost" size="small" onClick={() => onTry(one.by)}>
                Try it<span className="vh">: {loosenText(one, known)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
