import type { Match } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
      <Section title={t`Same goal?`} id="same-goal">
        <p>
          <Trans>Two scorekeepers recorded a goal within seconds. Both goals count until you decide.</Trans>
        </p>
        <ul className="grid gap-1 mt-3">
          {[earlier, later].map((goal) => (
            <li key={goal.id}>
              <RecordedGoal match={match} goal={goal} minute={status.minuteOf(goal)} />
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-[1fr_1fr] gap-3 mt-4">
          <Button variant="ghost" size="big" onClick={() => scoring.undo(later)}>
            <Trans>One goal</Trans>
          </Button>
          <Button
            variant="ghost"
            size="big"
            onClick={() => scoring.record({ type: 'two-goals', goal: earlier.id, other: later.id })}
          >
            <Trans>Two goals</Trans>
          </Button>
        </div>
      </Section>
    </div>
  )
}

function RecordedGoal({ match, goal, minute }: { match: Match; goal: AnyEvent; minute: string }) {
  const { by } = goal as Partial<Event>
  const title = eventTitleText(match, goal)
  const scorekeeper = findPlayerName(match, by)
  if (by && by === findScorer()?.id)
    return (
      <Trans>
        <b>{title}</b> {minute}’, recorded by you
      </Trans>
    )
  return scorekeeper ? (
    <Trans>
      <b>{title}</b> {minute}’, recorded by {scorekeeper}
    </Trans>
  ) : (
    <Trans>
      <b>{title}</b> {minute}’, recorded by another scorekeeper
    </Trans>
  )
}
