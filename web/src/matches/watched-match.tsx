import type { Match } from '@i-one/contract/matches'
import { lazy, Suspense } from 'react'

import { LiveBoard } from './live-board.tsx'
import type { Live } from './live.ts'
import { useStanding } from './use-standing.ts'

const AfterMatch = lazy(async () => ({ default: (await import('./after-match.tsx')).AfterMatch }))

export type WatchedMatchProps = {
  match: Match
  live: Omit<Live, 'match'>
  /** Where the evening goes on, for who may see its session. */
  leadsOn?: boolean
}

/** A match for those who watch. */
export function WatchedMatch({ match, live, leadsOn }: WatchedMatchProps) {
  const { events, standing } = useStanding(match)
  const after = leadsOn && standing.state === 'finished' && match.session && (
    <Suspense>
      <AfterMatch match={match} session={match.session} isSaved />
    </Suspense>
  )
  return <LiveBoard {...{ live, match, events, standing }} first={after} />
}
