import type { Match } from '@i-one/contract/matches'
import { minute } from '@i-one/game/durations'
import { formatMinute } from '@i-one/game/matches/minutes'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { MatchStatus } from '../match-status.ts'
import { periodText } from '../period-text.ts'
import type { Scoring } from '../scoring.ts'
import { type GoalPeriod, listGoalPeriods } from './goal-periods.ts'
import { GoalScorerDialog } from './who-scored.tsx'

type CorrectionProps = { match: Match; status: MatchStatus; scoring: Scoring }

/** Adds goals after full time. Wrong events are undone in the feed. */
export function ResultCorrection({ match, status, scoring }: CorrectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t`Is the result correct?`}>
      <p>
        <Trans>
          Corrections also change the table and statistics. Everyone can see who made a correction and when.
        </Trans>
      </p>
      <Button variant="ghost" className="mt-4" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="edit" />
        <Trans>Correct this match</Trans>
      </Button>
      {isOpen && (
        <>
          <p className="mt-4">
            <Trans>Undo mistakes under “As it happened”. Add missing goals:</Trans>
          </p>
          <MissingGoal {...{ match, status, scoring }} />
        </>
      )}
    </Section>
  )
}

function MissingGoal({ match, status, scoring }: CorrectionProps) {
  const periods = listGoalPeriods(match, status)
  const [chosen, setChosen] = useState(() => toRegularEnd(periods.findLast(isRegular)!))
  const [goalAt, setGoalAt] = useState<Date>()
  const { period, at } = chosen
  const { first, last } = periods.find((one) => one.period === period)!
  const clockMs = (at - 1) * minute
  const corrected: Scoring = {
    ...scoring,
    record: (input, when) => scoring.record({ period, clockMs, ...input }, when),
  }
  return (
    <div className="flex flex-wrap items-end gap-4 mt-3">
      {periods.length > 1 && (
        <Select
          label={t`Period`}
          value={period}
          options={periods.map((one) => ({ value: one.period, label: periodText(match, one.period) }))}
          onChange={({ target }) =>
            setChosen(toRegularEnd(periods.find((one) => one.period === target.value)!))
          }
        />
      )}
      <Stepper
        label={t`Minute of the missing goal`}
        value={at}
        text={formatMinute(clockMs, period, match)}
        min={first}
        max={last}
        onChange={(at) => setChosen({ period, at })}
      />
      <Button aria-haspopup="dialog" onClick={() => setGoalAt(scoring.now())}>
        <Icon name="plus" />
        <Trans>Add a goal</Trans>
      </Button>
      {goalAt && (
        <GoalScorerDialog match={match} scoring={corrected} at={goalAt} onDone={() => setGoalAt(undefined)} />
      )}
    </div>
  )
}

const isRegular = ({ period }: GoalPeriod) => !period.startsWith('extra')

const toRegularEnd = ({ period, regularLast }: GoalPeriod) => ({ period, at: regularLast })
