import type { Match } from '@i-one/contract/matches'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { BoardSkeleton, Board } from './live/board.tsx'
import type { useLiveMatch } from './live/use-live-match.ts'
import { useMatchStatus } from './match-status.ts'
import { findScorer } from './scorers/scorer-token.ts'
import { SpectatorView } from './watched-match.tsx'

// lazy, because most users only watch the match
const ScorerView = lazyPart(async () => (await import('./scored-match.tsx')).ScorerView)
const RejectedMatch = lazyPart(async () => (await import('./scoring/rejected-match.tsx')).RejectedMatch)

type LiveMatchProps = {
  id: string
  followed: ReturnType<typeof useLiveMatch>
  /** If true, scorekeepers record events on this page. Otherwise the page links to Live Match. */
  offersScoring: boolean
  leadsOn?: boolean
}

export function LiveMatch({ id, followed, offersScoring, leadsOn }: LiveMatchProps) {
  const { live, match, ...rest } = followed
  if (match) {
    const mayScore = match.mine?.mayScore ?? false
    if (mayScore && offersScoring)
      return (
        <Suspense fallback={<ScoreAlone match={match} />}>
          <ScorerView match={match} live={rest} source={live} />
        </Suspense>
      )
    return (
      <SpectatorView match={match} live={rest} leadsOn={leadsOn}>
        {mayScore && (
          <Link className={buttonClass({ variant: 'ghost' })} to={`/live-match?match=${match._id}`}>
            <Trans>Keep the score</Trans>
          </Link>
        )}
      </SpectatorView>
    )
  }
  const { link } = rest
  if (link.state === 'refused') {
    // throws for spectators, who have no rejected events to show, so that the route shows its error page
    if (!findScorer()) throw link.error
    return (
      <Suspense fallback={<BoardSkeleton />}>
        <RejectedMatch id={id} error={link.error} />
      </Suspense>
    )
  }
  if (link.state === 'lost')
    return (
      <div className="wrap">
        <ErrorState
          sentence={t`The match could not be loaded: no connection. We’ll keep trying.`}
          onRetry={() => live.retry()}
        />
      </div>
    )
  return <BoardSkeleton />
}

/** Shows only the score while the scoring controls load, so that no button moves under the user’s finger. */
function ScoreAlone({ match }: { match: Match }) {
  return <Board match={match} {...useMatchStatus(match)} />
}
