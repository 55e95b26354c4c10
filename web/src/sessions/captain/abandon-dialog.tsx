import type { Session } from '@i-one/contract/sessions'
import type { AbandonReason } from '@i-one/contract/sessions/captain'
import { useState } from 'react'
import { ReasonChoice } from '../../ui/fields/reason-choice.tsx'
import { ActionDialog, type SessionDialogProps } from '../act-dialog.tsx'
import { findCurrentMatch } from '../session-status.ts'

const whys: readonly { value: AbandonReason; label: string }[] = [
  { value: 'rain', label: 'Rain' },
  { value: 'power', label: 'Power is out' },
  { value: 'pitch-shut', label: 'The pitch is closed' },
  { value: 'not-enough-players', label: 'Not enough players' },
]

const consequence = (session: Session) => {
  const match = findCurrentMatch(session)
  return match
    ? `${match.teamOne.name} v ${match.teamTwo.name} is abandoned too. Finished matches still count.`
    : 'The game ends now. Finished matches still count.'
}

export function AbandonDialog({ session, ...dialog }: SessionDialogProps) {
  const [why, setWhy] = useState<AbandonReason>()
  return (
    <ActionDialog
      {...dialog}
      act="abandon"
      title="Abandon the game?"
      description={consequence(session)}
      cancelText="Play on"
      confirmText="Abandon game"
      pendingText="Abandoning..."
      disabled={!why}
      onAct={async () => why !== undefined && dialog.actions.act('abandon', why)}
    >
      <ReasonChoice legend="Reason" whys={whys} value={why} onChange={setWhy} />
    </ActionDialog>
  )
}
