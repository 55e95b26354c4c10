import type { Match } from '@i-one/contract/matches'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { BoardSkeleton } from './live/board-skeleton.tsx'
import { Board } from './live/board.tsx'
import type { useLiveMatch } from './live/use-live-match.ts'
import { scorerHere } from './scorers/borrowed-whistle.ts'
import { useMatchStatus } from './use-match-status.ts'
import { WatchedMatch } from './watched-match.tsx'

// Most who follow a match watch it: what only a scorer needs comes after it.
const ScoredMatch = lazyPart(async () => (await import('./scored-match.tsx')).ScoredMatch)
const RefusedMatch = lazyPart(async () => (await import('./scoring/refused-match.tsx')).RefusedMatch)

type FollowedMatchProps = {
  id: string
  followed: ReturnType<typeof useLiveMatch>
  /** Who may keep its score does so here. */
  withWhistle: boolean
  leadsOn?: boolean
}

export function FollowedMatch({ id, followed, withWhistle, leadsOn }: FollowedMatchProps) {
  const { live, match, ...rest } = followed
  if (match) {
    const mayScore = match.mine?.mayScore ?? false
    if (mayScore && withWhistle)
      return (
        <Suspense fallback={<ScoreAlone match={match} />}>
          <ScoredMatch match={match} live={rest} source={live} />
        </Suspense>
      )
    return (
      <WatchedMatch match={match} live={rest} leadsOn={leadsOn}>
        {mayScore && (
          <Link className={buttonClass({ variant: 'ghost' })} to={`/live-match?match=${match._id}`}>
            Keep the score
          </Link>
        )}
      </WatchedMatch>
    )
  }
  const { link } = rest
  if (link.state === 'refused') {
    // the frame around the page knows what to show where there is nothing
    if (!scorerHere()) throw link.error
    return (
      <Suspense fallback={<BoardSkeleton />}>
        <RefusedMatch id={id} error={link.error} />
      </Suspense>
    )
  }
  if (link.state === 'lost')
    return (
      <div className="wrap">
        <ErrorState
          sentence="The match could not be loaded: there is no connection. We keep trying."
          onRetry={() => live.retry()}
        />
      </div>
    )
  return <BoardSkeleton />
}

/** Until the scorer's page has loaded: nothing to tap, because it would be replaced under the finger. */
function ScoreAlone({ match }: { match: Match }) {
  return <Board match={match} {...useMatchStatus(match)} />
}
