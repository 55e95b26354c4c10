import type { Match } from '@i-one/contract/matches'
import { isOver } from '@i-one/game/matches/match-state'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { eventTitle } from '../event-words.ts'
import { type AnyEvent, type MatchStatus } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import { Bar, BarButton, RoundButton } from './bar-parts.tsx'
import { KickBar } from './kick-bar.tsx'
import { lastAction } from './last-action.ts'
import type { Turn } from './use-turn.ts'
import { WhistleSheet } from './whistle-sheet.tsx'
import { type Whistle, whistleOf } from './whistle.ts'
import { WhoScored } from './who-scored.tsx'

type ScoringBarProps = {
  match: Match
  status: MatchStatus
  events: readonly AnyEvent[]
  /** Not with the server yet. */
  kept: ReadonlySet<string>
  scoring: Scoring
  /** In a shoot-out that is not decided. */
  turn: Turn | undefined
}

/** Everything a scorer needs, where the thumb is. It always names the last event and undoes it. */
export function ScoringBar({ match, status, events, kept, scoring, turn }: ScoringBarProps) {
  const [goalAt, setGoalAt] = useState<Date>()
  const [whistling, setWhistling] = useState(false)
  const whistle = whistleOf(match, status)
  const last = lastAction(events)
  const clock = clockButton(whistle)
  const { kickOff } = whistle
  // one button that changes, not two: whoever pressed it by keyboard stays on it
  const main: MainButton | undefined = kickOff
    ? {
        icon: 'whistle',
        text: kickOff.text,
        press: () => scoring.record({ type: 'kick-off', period: kickOff.period }),
      }
    : takesGoals(status, whistle)
      ? { icon: 'plus', text: 'Goal', opens: 'dialog', press: () => setGoalAt(scoring.now()) }
      : undefined
  if (turn) return <KickBar {...{ match, scoring, turn, last }} />
  return (
    <Bar
      last={
        <LastEvent
          match={match}
          status={status}
          last={last}
          isKept={last !== undefined && kept.has(last.id)}
        />
      }
    >
      {last && (
        <BarButton onClick={() => scoring.takeBack(last)}>
          <Icon name="undo" className="max-[360px]:hidden" />
          Undo
        </BarButton>
      )}
      {clock && (
        <RoundButton
          icon={clock.icon}
          label={clock.label}
          onClick={() => scoring.record({ type: clock.type })}
        />
      )}
      {whistle.fullTime && (
        <RoundButton
          icon="whistle"
          label="Blow the whistle"
          aria-haspopup="dialog"
          onClick={() => setWhistling(true)}
        />
      )}
      {main && (
        <BarButton main aria-haspopup={main.opens} onClick={main.press}>
          <Icon name={main.icon} />
          {main.text}
        </BarButton>
      )}
      {goalAt && (
        <WhoScored match={match} scoring={scoring} at={goalAt} onDone={() => setGoalAt(undefined)} />
      )}
      {whistling && (
        <WhistleSheet {...{ match, status, whistle, scoring }} onDone={() => setWhistling(false)} />
      )}
    </Bar>
  )
}

interface MainButton {
  icon: IconName
  text: string
  opens?: 'dialog'
  press: () => void
}

const takesGoals = ({ state }: MatchStatus, { shootOut }: Whistle) =>
  state !== 'scheduled' && state !== 'shoot-out' && !isOver(state) && !shootOut

/** One button too: it stops the clock and lets it go on. */
const clockButton = ({ pause, resume }: Whistle) => {
  if (pause) return { icon: 'pause', label: 'Pause the clock', type: 'pause' } as const
  return resume ? ({ icon: 'play', label: 'Resume the clock', type: 'resume' } as const) : undefined
}

type LastEventProps = {
  match: Match
  status: MatchStatus
  last: AnyEvent | undefined
  isKept: boolean
}

const LastEvent = ({ match, status, last, isKept }: LastEventProps) =>
  last ? (
    <>
      <b>{eventTitle(match, last, true)}</b>{' '}
      <span className="text-ink-mute">
        {status.minuteOf(last)}’, {isKept ? 'not sent yet' : 'saved'}
      </span>
      {status.sameGoals.length > 0 && (
        <a className="ml-3 py-3 text-dusk-on-ink font-strong" href="#same-goal">
          Same goal?
        </a>
      )}
    </>
  ) : (
    <b>Ready for the kick-off</b>
  )
