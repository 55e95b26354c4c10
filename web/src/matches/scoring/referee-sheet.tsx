import type { Match } from '@i-one/contract/matches'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { MatchStatus } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import type { RefereeActions } from './referee-actions.ts'

type RefereeSheetProps = {
  match: Match
  status: MatchStatus
  actions: RefereeActions
  scoring: Scoring
  onDone: () => void
}

export function RefereeSheet({ match, status, actions, scoring, onDone }: RefereeSheetProps) {
  const [isEnding, setIsEnding] = useState(!actions.endPeriod)
  if (isEnding) return <FullTime {...{ match, status, scoring, onDone }} />
  return (
    <Dialog onClose={onDone} look="sheet" title={t`Referee controls`}>
      <div className="grid gap-3 pt-1">
        {actions.endPeriod && (
          <Button
            size="big"
            block
            onClick={() => {
              scoring.record({ type: 'period-end' })
              onDone()
            }}
          >
            {actions.endPeriod.text}
          </Button>
        )}
        <Button variant="ghost" size="big" block onClick={() => setIsEnding(true)}>
          <Trans>Full time</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

type FullTimeProps = Omit<RefereeSheetProps, 'actions'>

function FullTime({ match, status, scoring, onDone }: FullTimeProps) {
  const { teamOne, teamTwo } = match
  const { score, state } = status
  const isUnplayed = state === 'scheduled'
  return (
    <Dialog
      onClose={onDone}
      title={isUnplayed ? t`End without playing?` : t`Full time?`}
      description={
        isUnplayed
          ? t`The match ends without kick-off and doesn’t count.`
          : t`${{ teamOne: teamOne.name }} ${{ goalsOne: score.T1 }}, ${{ teamTwo: teamTwo.name }} ${{ goalsTwo: score.T2 }}. You can undo this.`
      }
      actions={
        <>
          <Button variant="ghost" onClick={onDone}>
            {isUnplayed ? t`Keep it` : t`Play on`}
          </Button>
          <Button
            onClick={() => {
              scoring.record({ type: 'full-time' })
              onDone()
            }}
          >
            {isUnplayed ? t`End match` : t`Full time`}
          </Button>
        </>
      }
    />
  )
}
