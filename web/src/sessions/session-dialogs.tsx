import { CancelDialog } from './cancel-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { LiveSession } from './queries.ts'
import { ShareSheet } from './share-sheet.tsx'
import type { SessionActions } from './use-session-actions.ts'

export type SessionDialog = 'share' | 'leave' | 'cancel'

type SessionDialogsProps = {
  session: LiveSession
  now: Date
  actions: SessionActions
  shown: SessionDialog | undefined
  onShow: (dialog: SessionDialog | undefined) => void
}

/** What opens over a session; fetched when the first of them does. */
export function SessionDialogs({ shown, onShow, ...session }: SessionDialogsProps) {
  const toggle = (dialog: SessionDialog) => ({
    open: shown === dialog,
    onOpenChange: (open: boolean) => onShow(open ? dialog : undefined),
  })
  return (
    <>
      <ShareSheet session={session.session} {...toggle('share')} />
      <LeaveDialog {...session} {...toggle('leave')} />
      <CancelDialog {...session} {...toggle('cancel')} />
    </>
  )
}
