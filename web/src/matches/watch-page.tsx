import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'

import { usePageTitle } from '../lib/page-title.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { borrowedWhistle } from './borrowed-whistle.ts'
import { useLiveMatch } from './use-live-match.ts'
import { WatchedMatch } from './watched-match.tsx'

const ScoredMatch = lazy(async () => ({ default: (await import('./scored-match.tsx')).ScoredMatch }))

/** The page that a shared link of a match opens, for everyone: seen, not touched, unless one was handed its whistle. */
export function Component() {
  const { id = '' } = useParams()
  return <Watched key={id} id={id} />
}

function Watched({ id }: { id: string }) {
  const { live, match, ...rest } = useLiveMatch(id)
  usePageTitle(match ? `${match.teamOne.name} v ${match.teamTwo.name}` : 'Live Match')
  if (match) {
    const watched = <WatchedMatch match={match} live={rest} />
    if (!match.mine?.mayScore || borrowedWhistle()?.match !== id) return watched
    return (
      <Suspense fallback={watched}>
        <ScoredMatch match={match} live={rest} source={live} />
      </Suspense>
    )
  }
  const { link } = rest
  if (link.state === 'refused') throw link.error
  if (link.state === 'lost')
    return (
      <div className="wrap">
        <ErrorState
          sentence="The match did not come: there is no connection. It is tried again by itself."
          onRetry={() => live.retry()}
        />
      </div>
    )
  return <BoardSkeleton />
}
