import type { Match } from '@i-one/contract/matches'
import { effectiveEvents, voidedIds } from '@i-one/game/event'
import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { Corner } from '../ui/corner.tsx'
import { Icon } from '../ui/icon.tsx'
import { Stepper } from '../ui/stepper.tsx'
import styles from './correct-match.module.css'
import { eventTitle, minuteText } from './event-words.ts'
import type { Scoring } from './scoring.ts'
import type { Happening } from './standing.ts'
import { WhoScored } from './who-scored.tsx'

type CorrectMatchProps = { match: Match; events: readonly Happening[]; scoring: Scoring }

/** After full time what was recorded wrongly is taken back, and what was forgotten is added; every figure follows. */
export function CorrectMatch({ match, events, scoring }: CorrectMatchProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Corner title="Is it right so?">
      <p>
        What you correct here corrects the table and the statistics. It stays visible who did it, and when.
      </p>
      <Button
        variant="ghost"
        className={styles.open}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="edit" />
        Correct this match
      </Button>
      {isOpen && (
        <>
          <Recorded match={match} events={events} scoring={scoring} />
          <Forgotten match={match} scoring={scoring} />
        </>
      )}
    </Corner>
  )
}

const correctable: ReadonlySet<string> = new Set([
  'goal',
  'own-goal',
  'assist',
  'card',
  'substitution',
  'shoot-out-kick',
])

const withoutVoids = (events: readonly Happening[]) =>
  effectiveEvents(events.filter(({ type }) => type !== 'void')) as Happening[]

/** The void that takes an event back. */
const voidOf = (events: readonly Happening[], id: string, voided: ReadonlySet<string>) =>
  events.find((one) => one.type === 'void' && one.voids === id && !voided.has(one.id))

function Recorded({ match, events, scoring }: CorrectMatchProps) {
  const voided = voidedIds(events)
  const lines = withoutVoids(events).filter(({ type }) => correctable.has(type))
  if (lines.length === 0) return <p className="mute">Nothing was recorded that could be wrong.</p>
  return (
    <ul className={styles.recorded}>
      {lines.map((event) => {
        const title = eventTitle(match, event)
        const undo = voidOf(events, event.id, voided)
        // an assist falls with its goal, and comes back with it
        const isGone = voided.has(event.id) && !undo
        return (
          <li key={event.id}>
            <span className="num">{minuteText(match, event)}’</span>
            <span className={styles.what}>{voided.has(event.id) ? <s>{title}</s> : title}</span>
            {!isGone && (
              <Button
                variant="ghost"
                size="small"
                aria-label={`${undo ? 'Put back' : 'Take back'}: ${title}`}
                onClick={() => scoring.takeBack(undo ?? event)}
              >
                {undo ? 'Put back' : 'Take back'}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const minute = 60_000

/** The period that a minute of normal time lies in. */
const periodAt = ({ periods, minutesPerPeriod }: Match, clockMs: number) =>
  periods > 1 && clockMs >= minutesPerPeriod * minute ? ('second' as const) : ('first' as const)

function Forgotten({ match, scoring }: Omit<CorrectMatchProps, 'events'>) {
  const most = match.periods * match.minutesPerPeriod
  const [at, setAt] = useState(most)
  const [goalAt, setGoalAt] = useState<Date>()
  const clockMs = (at - 1) * minute
  const then: Scoring = {
    ...scoring,
    tell: (told, when) => scoring.tell({ period: periodAt(match, clockMs), clockMs, ...told }, when),
  }
  return (
    <div className={styles.forgotten}>
      <Stepper label="Minute of a forgotten goal" value={at} min={1} max={most} onChange={setAt} />
      <Button aria-haspopup="dialog" onClick={() => setGoalAt(scoring.now())}>
        <Icon name="plus" />
        Add a goal
      </Button>
      {goalAt && <WhoScored match={match} scoring={then} at={goalAt} onDone={() => setGoalAt(undefined)} />}
    </div>
  )
}
