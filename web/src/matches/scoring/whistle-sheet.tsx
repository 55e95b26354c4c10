import type { Match } from '@i-one/contract/matches'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { MatchStatus } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import type { Whistle } from './whistle.ts'

type WhistleSheetProps = {
  match: Match
  status: MatchStatus
  whistle: Whistle
  scoring: Scoring
  onDone: () => void
}

export function WhistleSheet({ match, status, whistle, scoring, onDone }: WhistleSheetProps) {
  const [isEnding, setIsEnding] = useState(!whistle.endPeriod)
  if (isEnding) return <FullTime {...{ match, status, scoring, onDone }} />
  return (
    <Dialog onClose={onDone} look="sheet" title="Referee controls">
      <div className="grid gap-3 pt-1">
        {whistle.endPeriod && (
          <Button
            size="big"
            block
            onClick={() => {
              scoring.record({ type: 'period-end' })
              onDone()
            }}
          >
            {whistle.endPeriod.text}
          </Button>
        )}
        <Button variant="ghost" size="big" block onClick={() => setIsEnding(true)}>
          Full time
        </Button>
      </div>
    </Dialog>
  )
}

type FullTimeProps = Omit<WhistleSheetProps, 'whistle'>

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
