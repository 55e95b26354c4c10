import type { Session } from '@i-one/contract/sessions'
import type { AbandonReason } from '@i-one/contract/sessions/captain'
import { useState } from 'react'
import { ReasonChoice } from '../../ui/fields/reason-choice.tsx'
import { ActDialog, type SessionDialogProps } from '../act-dialog.tsx'
import { currentMatch } from '../session-status.ts'

const whys: readonly { value: AbandonReason; label: string }[] = [
  { value: 'rain', label: 'Rain' },
  { value: 'power', label: 'Power is out' },
  { value: 'pitch-shut', label: 'The pitch is shut' },
  { value: 'not-enough-players', label: 'Not enough players' },
]

const consequence = (session: Session) => {
  const match = currentMatch(session)
  return match
    ? `${match.teamOne.name} v ${match.teamTwo.name} is broken off with it. Finished matches count.`
    : 'Everybody goes home. Finished matches count.'
}

export function AbandonDialog({ session, ...dialog }: SessionDialogProps) {
  const [why, setWhy] = useState<AbandonReason>()
  return (
    <ActDialog
      {...dialog}
      act="abandon"
      title="Break the session off?"
      description={consequence(session)}
      cancelText="Play on"
      confirmText="Break off"
      pendingText="Breaking off..."
      disabled={!why}
      onAct={async () => why !== undefined && dialog.actions.act('abandon', why)}
    >
      <ReasonChoice legend="Why" whys={whys} value={why} onChange={setWhy} />
    </ActDialog>
  )
}
