import type { Match } from '@i-one/contract/matches'
import { type ComponentProps, memo, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { LiveBoard } from './live/live-board.tsx'
import type { MatchStreamState } from './live/match-stream.ts'
import { useMatchStatus } from './match-status.ts'

const FinishedMatch = lazyPart(async () => (await import('./report/finished-match.tsx')).FinishedMatch)

/** Memoized, because a re-render before the code has loaded would remove the server-rendered report. */
const Report = memo((props: ComponentProps<typeof FinishedMatch>) => (
  <Suspense>
    <FinishedMatch {...props} />
  </Suspense>
))

export type SpectatorProps = {
  match: Match
  live: Omit<MatchStreamState, 'match'>
  leadsOn?: boolean
}

type WatchProps = SpectatorProps & { children?: ReactNode }

export function SpectatorView({ match, live, leadsOn = false, children }: WatchProps) {
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
