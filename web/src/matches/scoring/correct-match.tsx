import type { Match } from '@i-one/contract/matches'
import { minute } from '@i-one/game/durations'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { Scoring } from '../scoring.ts'
import { WhoScored } from './who-scored.tsx'
import styles from './correct-match.module.css'

type CorrectMatchProps = { match: Match; scoring: Scoring }

/** After full time what was forgotten is added here, and what was wrong is taken back in the feed; every figure follows. */
export function CorrectMatch({ match, scoring }: CorrectMatchProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title="Is this correct?">
      <p>A correction changes the table and the statistics too. Everyone can see who made it, and when.</p>
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
          <p className={styles.how}>Undo what is wrong under “As it happened”. Add what is missing:</p>
          <Forgotten match={match} scoring={scoring} />
        </>
      )}
    </Section>
  )
}

/** The period that a minute of normal time lies in. */
const periodAt = ({ periods, minutesPerPeriod }: Match, clockMs: number) =>
  periods > 1 && clockMs >= minutesPerPeriod * minute ? ('second' as const) : ('first' as const)

function Forgotten({ match, scoring }: CorrectMatchProps) {
  const most = match.periods * match.minutesPerPeriod
  const [at, setAt] = useState(most)
  const [goalAt, setGoalAt] = useState<Date>()
  const clockMs = (at - 1) * minute
  const then: Scoring = {
    ...scoring,
    record: (input, when) => scoring.record({ period: periodAt(match, clockMs), clockMs, ...input }, when),
  }
  return (
    <div className={styles.forgotten}>
      <Stepper label="Minute of the missing goal" value={at} min={1} max={most} onChange={setAt} />
      <Button aria-haspopup="dialog" onClick={() => setGoalAt(scoring.now())}>
        <Icon name="plus" />
        Add a goal
      </Button>
      {goalAt && <WhoScored match={match} scoring={then} at={goalAt} onDone={() => setGoalAt(undefined)} />}
    </div>
  )
}
