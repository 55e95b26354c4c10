import type { Match } from '@i-one/contract/matches'
import { lazy, Suspense } from 'react'

import { LiveBoard } from './live-board.tsx'
import type { Live } from './live.ts'
import { useStanding } from './use-standing.ts'

const FinishedMatch = lazy(async () => ({ default: (await import('./finished-match.tsx')).FinishedMatch }))

export type WatchedMatchProps = {
  match: Match
  live: Omit<Live, 'match'>
  /** Where the evening goes on, for who may see its session. */
  leadsOn?: boolean
}

/** A match for those who watch. */
export function WatchedMatch({ match, live, leadsOn = false }: WatchedMatchProps) {
  const { events, standing } = useStanding(match)
  const after = standing.state === 'finished' && (
    <Suspense>
      <FinishedMatch {...{ match, standing, events, leadsOn }} isSaved />
    </Suspense>
  )
  return <LiveBoard {...{ live, match, events, standing }} first={after} />
}
