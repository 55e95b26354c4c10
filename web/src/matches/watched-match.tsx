import type { Match } from '@i-one/contract/matches'
import { type ComponentProps, memo, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { LiveBoard } from './live/live-board.tsx'
import type { MatchStreamState } from './live/match-stream.ts'
import { useMatchStatus } from './use-match-status.ts'

const FinishedMatch = lazyPart(async () => (await import('./report/finished-match.tsx')).FinishedMatch)

/** What the server rendered stays until its code has come, as the lineups do. */
const Report = memo((props: ComponentProps<typeof FinishedMatch>) => (
  <Suspense>
    <FinishedMatch {...props} />
  </Suspense>
))

export type WatchedMatchProps = {
  match: Match
  live: Omit<MatchStreamState, 'match'>
  /** What follows in its session, for who may see that. */
  leadsOn?: boolean
}

type WatchProps = WatchedMatchProps & {
  /** Before everything else under the board. */
  children?: ReactNode
}

/** A match for those who watch. */
export function WatchedMatch({ match, live, leadsOn = false, children }: WatchProps) {
  const { events, status } = useMatchStatus(match)
  const after = status.state === 'finished' && <Report {...{ match, status, events, leadsOn }} isSaved />
  const first = (children || after) && (
    <>
      {children}
      {after}
    </>
  )
  return <LiveBoard {...{ live, match, events, status, first }} />
}
