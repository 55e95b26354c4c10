import type { Match } from '@i-one/contract/matches'
import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ThumbBar } from '../ui/thumb-bar.tsx'
import { eventTitle, minuteText } from './event-words.ts'
import { KickBar } from './kick-bar.tsx'
import { lastAction } from './last-action.ts'
import type { Scoring } from './scoring.ts'
import styles from './scoring-bar.module.css'
import { type Happening, isOver, type Standing } from './standing.ts'
import type { Turn } from './use-turn.ts'
import { whistleOf } from './whistle.ts'
import { WhistleSheet } from './whistle-sheet.tsx'
import { WhoScored } from './who-scored.tsx'

type ScoringBarProps = {
  match: Match
  standing: Standing
  events: readonly Happening[]
  /** Not with the server yet. */
  kept: ReadonlySet<string>
  scoring: Scoring
  /** In a shoot-out that is not decided. */
  turn: Turn | undefined
}

/** Everything a scorer needs, where the thumb is. It always names the last event and undoes it. */
export function ScoringBar({ match, standing, events, kept, scoring, turn }: ScoringBarProps) {
  const [goalAt, setGoalAt] = useState<Date>()
  const [whistling, setWhistling] = useState(false)
  const whistle = whistleOf(match, standing)
  const last = lastAction(events)
  const canScore = standing.state !== 'scheduled' && !isOver(standing.state) && !whistle.kickOff
  if (turn) return <KickBar {...{ match, scoring, turn, last }} />
  return (
    <ThumbBar className={classNames('on-dark', styles.bar)}>
      <LastEvent
        match={match}
        last={last}
        isKept={last !== undefined && kept.has(last.id)}
        isAsked={standing.sameGoals.length > 0}
      />
      {last && (
        <Button variant="line" className={styles.undo} onClick={() => scoring.takeBack(last)}>
          <Icon name="undo" />
          Undo
        </Button>
      )}
      {whistle.pause && (
        <IconButton
          icon="pause"
          label="Pause the clock"
          outlined
          className={styles.round}
          onClick={() => scoring.tell({ type: 'pause' })}
        />
      )}
      {whistle.resume && (
        <IconButton
          icon="play"
          label="Resume the clock"
          outlined
          className={styles.round}
          onClick={() => scoring.tell({ type: 'resume' })}
        />
      )}
      {whistle.fullTime && (
        <IconButton
          icon="whistle"
          label="Blow the whistle"
          outlined
          aria-haspopup="dialog"
          className={styles.round}
          onClick={() => setWhistling(true)}
        />
      )}
      {whistle.kickOff && (
        <Button
          className={styles.main}
          onClick={() => scoring.tell({ type: 'kick-off', period: whistle.kickOff?.period })}
        >
          <Icon name="whistle" />
          {whistle.kickOff.text}
        </Button>
      )}
      {canScore && standing.state !== 'shoot-out' && !whistle.shootOut && (
        <Button className={styles.main} aria-haspopup="dialog" onClick={() => setGoalAt(scoring.now())}>
          <Icon name="plus" />
          Goal
        </Button>
      )}
      {goalAt && (
        <WhoScored match={match} scoring={scoring} at={goalAt} onDone={() => setGoalAt(undefined)} />
      )}
      {whistling && (
        <WhistleSheet {...{ match, standing, whistle, scoring }} onDone={() => setWhistling(false)} />
      )}
    </ThumbBar>
  )
}

type LastEventProps = {
  match: Match
  last: Happening | undefined
  isKept: boolean
  /** Whether that was the same goal. */
  isAsked: boolean
}

const LastEvent = ({ match, last, isKept, isAsked }: LastEventProps) => (
  <p className={styles.last}>
    {last ? (
      <>
        <b>{eventTitle(match, last, true)}</b>{' '}
        <span className={styles.how}>
          {minuteText(match, last)}’, {isKept ? 'not sent yet' : 'saved'}
        </span>
        {isAsked && (
          <a className={styles.ask} href="#same-goal">
            Same goal?
          </a>
        )}
      </>
    ) : (
      <b>Ready for the kick-off</b>
    )}
  </p>
)
