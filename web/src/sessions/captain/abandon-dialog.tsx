import type { AbandonReason } from '@i-one/contract/sessions/captain'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import type { LiveSession } from '../queries.ts'
import { currentMatch } from '../session-status.ts'
import type { SessionActions } from '../use-session-actions.ts'
import { ReasonChoice } from './reason-choice.tsx'

type AbandonDialogProps = {
  session: LiveSession
  actions: SessionActions
  open: boolean
  onOpenChange: (open: boolean) => void
}

const whys: readonly { value: AbandonReason; label: string }[] = [
  { value: 'rain', label: 'Rain' },
  { value: 'power', label: 'Power is out' },
  { value: 'pitch-shut', label: 'The pitch is shut' },
  { value: 'not-enough-players', label: 'Not enough players' },
]

const consequence = (session: LiveSession) => {
  const match = currentMatch(session)
  return match
    ? `${match.teamOne.name} v ${match.teamTwo.name} is broken off with it. Finished matches count.`
    : 'Everybody goes home. Finished matches count.'
}

export function AbandonDialog({ session, actions, open, onOpenChange }: AbandonDialogProps) {
  const [why, setWhy] = useState<AbandonReason>()
  const pending = actions.doing === 'abandon'
  const abandon = async () => {
    if (why && (await actions.act('abandon', why))) onOpenChange(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Break the session off?"
      description={consequence(session)}
      cancelText="Play on"
      confirmText="Break off"
      pendingText="Breaking off..."
      pending={pending}
      disabled={!why}
      onConfirm={abandon}
    >
      <ReasonChoice legend="Why" whys={whys} value={why} onChange={setWhy} />
    </ConfirmDialog>
  )
}
