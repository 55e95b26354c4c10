import type { Match } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { eventTitleText, findPlayerName } from '../event-words.ts'
import type { AnyEvent, MatchProps } from '../match-status.ts'
import { findScorer } from '../scorers/scorer-token.ts'
import type { Scoring } from '../scoring.ts'

/** Asks whether two goals recorded within seconds are the same goal. The first answer counts for all scorekeepers. */
export function DuplicateGoalQuestion({ match, status, events, scoring }: MatchProps & { scoring: Scoring }) {
  const [pair] = status.sameGoals
  if (!pair) return null
  const [earlier, later] = pair.map((id) => events.find((event) => event.id === id))
  if (!earlier || !later) return null
  return (
    <div role="alert">
      <Section title="Same goal?" id="same-goal">
        <p>Two scorekeepers recorded a goal within seconds. Both goals count until you decide.</p>
        <ul className="grid gap-1 mt-3">
          {[earlier, later].map((goal) => (
            <li key={goal.id}>
              <b>{eventTitleText(match, goal)}</b> {status.minuteOf(goal)}’, recorded by{' '}
              {recorderText(match, goal)}
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-[1fr_1fr] gap-3 mt-4">
          <Button variant="ghost" size="big" onClick={() => scoring.undo(later)}>
            One goal
          </Button>
          <Button
            variant="ghost"
            size="big"
            onClick={() => scoring.record({ type: 'two-goals', goal: earlier.id, other: later.id })}
          >
            Two goals
          </Button>
        </div>
      </Section>
    </div>
  )
}

const recorderText = (match: Match, goal: AnyEvent) => {
  const { by } = goal as Partial<Event>
  return by && by === findScorer()?.id ? 'you' : (findPlayerName(match, by) ?? 'another scorekeeper')
}
