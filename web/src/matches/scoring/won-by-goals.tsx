import type { Match } from '@i-one/contract/matches'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { findTeamName } from '../event-words.ts'
import type { MatchStatus } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'

export const findWinnerByGoals = (
  { firstTo }: Pick<Match, 'firstTo'>,
  { score }: Pick<MatchStatus, 'score'>,
) => {
  if (firstTo === 0 || Math.max(score.T1, score.T2) < firstTo) return undefined
  return score.T1 > score.T2 ? 'T1' : 'T2'
}

type WonByGoalsProps = { match: Match; status: MatchStatus; scoring: Scoring }

/** A match does not end automatically, because a goal may be a mistaken tap. */
export function WinnerByGoals({ match, status, scoring }: WonByGoalsProps) {
  const side = findWinnerByGoals(match, status)
  if (!side) return null
  return (
    <Section title={t`${{ team: findTeamName(match, side).name }} have won`}>
      <p>
        <Trans>First to {{ goals: match.firstTo }}. Press Full time, or undo the goal.</Trans>
      </p>
      <Button size="big" block onClick={() => scoring.record({ type: 'full-time' })}>
        <Trans>Full time</Trans>
      </Button>
    </Section>
  )
}
