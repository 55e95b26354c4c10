import { ActDialog, type SessionDialogProps } from '../act-dialog.tsx'

export function GiveUpSideDialog({ session, ...dialog }: SessionDialogProps) {
  return (
    <ActDialog
      {...dialog}
      act="give-up-side"
      title={`Without ${session.teamTwo.name}?`}
      description="Everybody on that side is out, and hears of it. The session looks for an opponent again."
      cancelText="Keep it"
      confirmText="Give the side up"
      pendingText="Giving it up..."
      onAct={() => dialog.actions.act('give-up-side')}
    />
  )
}
