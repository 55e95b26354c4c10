import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import type { LiveSession } from '../queries.ts'
import type { SessionActions } from '../use-session-actions.ts'

type GiveUpSideDialogProps = {
  session: LiveSession
  actions: SessionActions
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function GiveUpSideDialog({ session, actions, open, onOpenChange }: GiveUpSideDialogProps) {
  const pending = actions.doing === 'give-up-side'
  const giveUp = async () => {
    if (await actions.act('give-up-side')) onOpenChange(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Without ${session.teamTwo.name}?`}
      description="Everybody of that side is out and told so. The session looks for an opponent again."
      cancelText="Keep it"
      confirmText="Give the side up"
      pendingText="Giving it up..."
      pending={pending}
      onConfirm={giveUp}
    />
  )
}
