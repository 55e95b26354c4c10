import type { Match } from '@i-one/contract/matches'
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
    <Dialog onClose={onDone} look="sheet" title="Referee controls">
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
          Full time
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
      title={isUnplayed ? 'End without playing?' : 'Full time?'}
      description={
        isUnplayed
          ? 'The match ends without kick-off and doesn’t count.'
          : `${teamOne.name} ${score.T1}, ${teamTwo.name} ${score.T2}. You can undo this.`
      }
      actions={
        <>
          <Button variant="ghost" onClick={onDone}>
            {isUnplayed ? 'Keep it' : 'Play on'}
          </Button>
          <Button
            onClick={() => {
              scoring.record({ type: 'full-time' })
              onDone()
            }}
          >
            {isUnplayed ? 'End match' : 'Full time'}
          </Button>
        </>
      }
    />
  )
}
