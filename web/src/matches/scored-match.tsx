import { isLive, isOver } from '@i-one/game/matches/match-state'
import { useEffect } from 'react'
import { useMain } from '../lib/store.ts'
import { useWakeLock } from '../lib/use-wake-lock.ts'
import { EditedLineups } from './lineups/edited-lineups.tsx'
import { LiveBoard } from './live/live-board.tsx'
import type { MatchStream } from './live/match-stream.ts'
import { FinishedMatch } from './report/finished-match.tsx'
import { HandOver } from './scorers/hand-over.tsx'
import { CorrectMatch } from './scoring/correct-match.tsx'
import { RefusedEvents } from './scoring/refused-events.tsx'
import { SameGoal } from './scoring/same-goal.tsx'
import { onRecorded, scorerOutbox } from './scoring/scorer-outbox.ts'
import { ScoringBar } from './scoring/scoring-bar.tsx'
import { ShootOutPanel } from './scoring/shoot-out-panel.tsx'
import { ShootOutStart, StraightToPenalties } from './scoring/shoot-out-start.tsx'
import { scoringOf, useKept, useRefused } from './scoring/use-scoring.ts'
import { useTurn } from './scoring/use-turn.ts'
import { whistleOf } from './scoring/whistle.ts'
import { WonByGoals, winnerByGoals } from './scoring/won-by-goals.tsx'
import { useMatchStatus } from './use-match-status.ts'
import type { WatchedMatchProps } from './watched-match.tsx'

type ScoredMatchProps = WatchedMatchProps & { source: MatchStream }

/** A match for who keeps its score: what they record is shown at once, and kept until the server has it. */
export function ScoredMatch({ match, live, source }: ScoredMatchProps) {
  const isMember = useMain(({ auth }) => auth.isAuthenticated)
  const { kept, failing, durable } = useKept(match._id)
  const { events, status } = useMatchStatus(match, kept)
  const refused = useRefused(match._id)
  const scoring = scoringOf(match, status)
  useWakeLock(isLive(status.state))
  useEffect(
    () => onRecorded((recorded) => recorded._id === match._id && source.take(recorded)),
    [source, match._id],
  )
  const isConnected = live.link.state === 'open'
  // a server that was away is there again: what waits for its next try, up to half a minute, goes now
  useEffect(() => {
    if (isConnected) scorerOutbox()?.send()
  }, [isConnected])
  const whistle = whistleOf(match, status)
  const turn = useTurn(match, status, events)
  const next = turn ? (
    <ShootOutPanel {...{ match, turn }} />
  ) : whistle.shootOut ? (
    <ShootOutStart {...{ match, scoring }} />
  ) : whistle.straightToPenalties ? (
    <StraightToPenalties {...{ match, scoring }} />
  ) : status.state === 'playing' && winnerByGoals(match, status) ? (
    <WonByGoals {...{ match, status, scoring }} />
  ) : (
    status.state === 'finished' && (
      <FinishedMatch
        {...{ match, status, events }}
        leadsOn={isMember}
        isSaved={kept.length + refused.length === 0}
      >
        <CorrectMatch {...{ match, status, scoring }} />
      </FinishedMatch>
    )
  )
  const first = (refused.length > 0 || status.sameGoals.length > 0 || next) && (
    <>
      <RefusedEvents id={match._id} {...{ match, status }} />
      <SameGoal {...{ match, status, events, scoring }} />
      {next}
    </>
  )
  return (
    <>
      <LiveBoard
        {...{ live, match, events, status, scoring, first }}
        lineups={
          isMember &&
          !isOver(status.state) && <EditedLineups key={match._id} {...{ match, events, status, scoring }} />
        }
        last={isMember && <HandOver match={match} />}
        sending={{ waiting: kept.length, refused: refused.length, failing, durable }}
      />
      <ScoringBar
        {...{ match, status, events, scoring, turn }}
        kept={new Set(kept.map((event) => event.id))}
      />
    </>
  )
}
