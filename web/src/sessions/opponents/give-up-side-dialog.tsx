import { ActDialog, type SessionDialogProps } from '../act-dialog.tsx'

export function GiveUpSideDialog({ session, ...dialog }: SessionDialogProps) {
  return (
    <ActDialog
      {...dialog}
      act="give-up-side"
      title={`Without ${session.teamTwo.name}?`}
      description="Everybody of that side is out and told so. The session looks for an opponent again."
      cancelText="Keep it"
      confirmText="Give the side up"
      pendingText="Giving it up..."
      onAct={() => dialog.actions.act('give-up-side')}
    />
  )
}
