import type { Match } from '@i-one/contract/matches'
import { type ReactNode, useRef } from 'react'

import { classNames } from '../../ui/class-names.ts'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Announced } from './announced.tsx'
import { Board } from './board.tsx'
import { clockWords } from './clock-words.ts'
import { ConnectionLine } from './connection-line.tsx'
import { Feed } from './feed.tsx'
import styles from './live-board.module.css'
import type { MatchStreamState } from './match-stream.ts'
import { MatchLineups } from '../lineups/match-lineups.tsx'
import { PinnedScore } from './pinned-score.tsx'
import type { Scoring } from '../scoring.ts'
import { ShootOutKicks } from './shoot-out-kicks.tsx'
import { type AnyEvent, isOver, type Standing } from '../match-status.ts'

type LiveBoardProps = {
  live: Pick<MatchStreamState, 'spectators' | 'offset' | 'link'>
  match: Match
  events: readonly AnyEvent[]
  standing: Standing
  /** For who keeps the score. */
  scoring?: Scoring
  sending?: { waiting: number; failing: boolean; durable: boolean }
  /** Instead of those that are only seen. */
  lineups?: ReactNode
  /** Before the panel and the feed. */
  first?: ReactNode
  /** After the feed. */
  last?: ReactNode
}

/** A match with everything that is seen of it, by those who score and those who watch. */
export function LiveBoard({ live, match, events, standing, scoring, sending, ...around }: LiveBoardProps) {
  const board = useRef<HTMLElement>(null)
  const { lineups, first, last } = around
  const wrongClock = clockWords(live.offset)
  const { pitch } = match
  return (
    <>
      <Board ref={board} {...{ match, standing, events }} offset={live.offset}>
        {(standing.state === 'shoot-out' || standing.kicks) && (
          <ShootOutKicks match={match} standing={standing} events={events} />
        )}
      </Board>
      <Announced {...{ match, events, standing }} />
      <PinnedScore board={board} match={match} standing={standing} offset={live.offset} />
      <ConnectionLine
        link={live.link}
        spectators={live.spectators}
        timeZone={pitch.timeZone}
        score={standing.score}
        isOver={isOver(standing.state)}
        mayScore={scoring !== undefined}
        {...sending}
      />
      {wrongClock && <StatusLine tone="wait">{wrongClock}</StatusLine>}
      <div className={classNames('wrap', styles.page)}>
        {first && <div className={styles.first}>{first}</div>}
        <div className={styles.panel}>
          {lineups || <MatchLineups {...{ match, events, standing, scoring }} />}
        </div>
        <div className={styles.feed}>
          <Feed {...{ match, events, scoring }} />
          {last}
        </div>
      </div>
    </>
  )
}
