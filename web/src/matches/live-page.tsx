import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { LiveMatch } from './followed-match.tsx'
import { BoardSkeleton, EmptyBoard } from './live/board.tsx'
import { useLiveMatch } from './live/use-live-match.ts'
import { liveMatchQuery } from './queries.ts'

export function Component() {
  usePageTitle(t`Live Match`)
  const id = useSearchParams()[0].get('match')
  return id ? <MatchById key={id} id={id} /> : <FindMatch />
}

/** Redirects to the user’s running match or else the nearest live match, so that a reload shows the same match. */
function FindMatch() {
  const query = useQuery(liveMatchQuery)
  const { data, error } = query
  if (data?.match) return <Navigate replace to={`/live-match?match=${data.match._id}`} />
  if (data) return <NoMatch />
  if (error)
    return (
      <div className="wrap">
        <ErrorState sentence={t`The match could not be loaded: ${{ reason: error.message }}`} query={query} />
      </div>
    )
  return <BoardSkeleton />
}

const NoMatch = () => (
  <EmptyBoard>
    <p>
      <Trans>No live matches near you. The next match opens here at kick-off.</Trans>
    </p>
    <Link className={buttonClass({ variant: 'line' })} to="/schedule">
      <Trans>Match Schedule</Trans>
    </Link>
  </EmptyBoard>
)

const MatchById = ({ id }: { id: string }) => (
  <LiveMatch id={id} followed={useLiveMatch(id)} offersScoring leadsOn />
)
