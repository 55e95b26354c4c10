import { isOver } from '@i-one/game/matches/match-state'
import { memo, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { getClockOffset, onClockCorrected } from '../../lib/server-clock.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { runWhenIdle } from '../../ui/use-lazy-module.ts'
import type { MatchLineupsProps } from '../lineups/match-lineups.tsx'
import type { MatchProps } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import { announcementText } from './announcement.ts'
import { Board } from './board.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { clockWarningText } from './connection-words.ts'
import { Feed } from './feed.tsx'
import type { MatchStreamState } from './match-stream.ts'
import { PinnedScore } from './pinned-score.tsx'

// lazy, so that the score and the clock load first
const MatchLineups = lazyPart(async () => (await import('../lineups/match-lineups.tsx')).MatchLineups)
const loadKicks = async () => (await import('./shoot-out-kicks.tsx')).ShootOutKicks
const ShootOutKicks = lazyPart(loadKicks)

const wrongClockText = () => clockWarningText(getClockOffset())

type LiveBoardProps = MatchProps & {
  live: Pick<MatchStreamState, 'spectators' | 'link'>
  scoring?: Scoring
  sending?: { waiting: number; refused: number; failing: boolean; durable: boolean }
  lineups?: ReactNode
  first?: ReactNode
  last?: ReactNode
}

export function LiveBoard({ live, match, events, status, scoring, sending, ...around }: LiveBoardProps) {
  const board = useRef<HTMLElement>(null)
  const { lineups, first, last } = around
  // preloads the shoot-out code, because the shoot-out may begin while the device is offline or after a deployment
  useEffect(() => runWhenIdle(() => void loadKicks().catch(() => undefined)), [])
  const wrongClock = useSyncExternalStore(onClockCorrected, wrongClockText, () => undefined)
  const { pitch } = match
  return (
    <>
      <Board ref={board} {...{ match, status, events }}>
        {(status.state === 'shoot-out' || status.kicks) && (
          <Suspense>
            <ShootOutKicks match={match} status={status} events={events} />
          </Suspense>
        )}
      </Board>
      <Announced {...{ match, events, status }} />
      <PinnedScore board={board} match={match} status={status} />
      <ConnectionLine
        {...live}
        timeZone={pitch.timeZone}
        score={status.score}
        isOver={isOver(status.state)}
        mayScore={scoring !== undefined}
        {...sending}
      />
      {wrongClock && <StatusLine tone="wait">{wrongClock}</StatusLine>}
      <div className="wrap columns pt-1.5 pb-10 lg:grid-rows-[auto_1fr] lg:pt-9 lg:pb-18">
        {first && <div className="pt-6.5 lg:col-start-2 lg:row-start-1 lg:pt-0">{first}</div>}
        <div className="lg:col-start-1 lg:[grid-row:1_/_span_2]">
          {lineups || <Lineups {...{ match, events, status, scoring }} />}
        </div>
        <div className="grid gap-10 lg:col-start-2 lg:self-start">
          <Feed {...{ match, status, events, scoring }} />
          {last}
        </div>
      </div>
    </>
  )
}

/** Memoized, because a re-render before the code has loaded would replace server-rendered lineups with a fallback. */
const Lineups = memo((props: MatchLineupsProps) => (
  <Suspense fallback={<Skeleton height={420} />}>
    <MatchLineups {...props} />
  </Suspense>
))

function Announced({ match, events, status }: MatchProps) {
  const [announced, setAnnounced] = useState({ events, text: '' })
  if (events !== announced.events) {
    const text = announcementText(match, events, announced.events, status)
    setAnnounced({ events, text: text ?? announced.text })
  }
  return <output className="vh">{announced.text}</output>
}
