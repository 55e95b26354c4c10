import type { Match } from '@i-one/contract/matches'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'

import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { AfterMatch } from './after-match.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { EmptyBoard } from './board.tsx'
import { LiveBoard, useStanding } from './live-board.tsx'
import type { Live } from './live.ts'
import { onRecorded } from './my-outbox.ts'
import { liveMatchQuery } from './queries.ts'
import { ScoringBar } from './scoring-bar.tsx'
import { ShootOutPanel } from './shoot-out-panel.tsx'
import { isRunning } from './standing.ts'
import { useLiveMatch } from './use-live-match.ts'
import { scoringOf, useKept } from './use-scoring.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { whistleOf } from './whistle.ts'

export function Component() {
  usePageTitle('Live Match')
  const id = useSearchParams()[0].get('match')
  return id ? <Named key={id} id={id} /> : <Found />
}

/** My running match, else the nearest live one; its address then names it, so that it stays over a reload. */
function Found() {
  const { data, error, isFetching, refetch } = useQuery(liveMatchQuery)
  if (data?.match) return <Navigate replace to={`/live-match?match=${data.match._id}`} />
  if (data) return <NoMatch />
  if (error)
    return (
      <div className="wrap">
        <ErrorState
          sentence={`The match did not come. ${error.message}.`}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  return <BoardSkeleton />
}

const NoMatch = () => (
  <EmptyBoard>
    <p>No match is running near you. As soon as one kicks off it shows here.</p>
    <Link className={buttonClass({ variant: 'line' })} to="/schedule">
      Match Schedule
    </Link>
  </EmptyBoard>
)

function Named({ id }: { id: string }) {
  const { live, match, ...rest } = useLiveMatch(id)
  useEffect(() => onRecorded((recorded) => recorded._id === id && live.take(recorded)), [live, id])
  if (match) return <Shown match={match} live={rest} />
  const { link } = rest
  // the frame around the page knows what to show where there is nothing
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

function Shown({ match, live }: { match: Match; live: Omit<Live, 'match'> }) {
  const { kept, failing, durable } = useKept(match._id)
  const { events, standing } = useStanding(match, kept)
  const mayScore = match.mine?.mayScore ?? false
  const scoring = mayScore ? scoringOf(match._id, standing, live.offset) : undefined
  useWakeLock(mayScore && isRunning(standing.state))
  const isShootOut = scoring && whistleOf(match, standing).shootOut
  return (
    <>
      <LiveBoard
        {...{ live, match, events, standing, scoring }}
        sending={{ waiting: kept.length, failing, durable }}
        first={
          isShootOut ? (
            <ShootOutPanel {...{ match, standing, events, scoring }} />
          ) : (
            standing.state === 'finished' &&
            match.session && <AfterMatch match={match} session={match.session} isSaved={kept.length === 0} />
          )
        }
      />
      {scoring && (
        <ScoringBar {...{ match, standing, events, scoring }} kept={new Set(kept.map((event) => event.id))} />
      )}
    </>
  )
}
