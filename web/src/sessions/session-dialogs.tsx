import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { t } from '@lingui/core/macro'
import { ActionDialog, type SessionDialogName } from './act-dialog.tsx'
import { AbandonDialog } from './captain/abandon-dialog.tsx'
import { CancelDialog } from './captain/cancel-dialog.tsx'
import { EditDialog } from './captain/edit-dialog.tsx'
import { FinishDialog } from './captain/finish-dialog.tsx'
import { HandOverDialog } from './captain/hand-over-dialog.tsx'
import { PlayAnywayDialog } from './captain/play-anyway-dialog.tsx'
import { PlayAsDialog } from './captain/play-as-dialog.tsx'
import { TakeSideDialog } from './opponents/take-side-dialog.tsx'
import { LeaveDialog } from './places/leave-dialog.tsx'
import { RepeatDialog } from './series/repeat-dialog.tsx'
import { ShareSheet } from './sharing/share-sheet.tsx'
import type { SessionActions } from './use-session-actions.ts'

type SessionDialogsProps = {
  session: Session
  me: string | undefined
  now: Date
  actions: SessionActions
  shown: string | undefined
  onShow: (dialog: SessionDialogName | undefined) => void
}

export function SessionDialogs({ shown, onShow, me, ...session }: SessionDialogsProps) {
  const toggle = (dialog: SessionDialogName) => ({ open: shown === dialog, onClose: () => onShow(undefined) })
  return (
    <>
      <ShareSheet
        session={session.session}
        actions={
          session.session.captain._id === me && !isEnded(session.session.state) ? session.actions : undefined
        }
        {...toggle('share')}
      />
      <LeaveDialog {...session} {...toggle('leave')} />
      <TakeSideDialog {...session} {...toggle('take-side')} />
      <ActionDialog
        actions={session.actions}
        {...toggle('give-up-side')}
        title={t`Play without ${{ team: session.session.teamTwo.name }}?`}
        description={t`All players on that side lose their spots and are notified. The game needs an opponent again.`}
        cancelText={t`Keep it`}
        confirmText={t`Give up the side`}
        pendingText={t`Giving up the side...`}
        act="give-up-side"
        onAct={() => session.actions.act('give-up-side')}
      />
      <EditDialog {...session} {...toggle('edit')} />
      <RepeatDialog session={session.session} {...toggle('repeat')} />
      <HandOverDialog {...session} {...toggle('hand-over')} />
      <PlayAsDialog {...session} {...toggle('play-as')} />
      <PlayAnywayDialog {...session} {...toggle('come-anyway')} />
      <CancelDialog {...session} {...toggle('cancel')} />
      <AbandonDialog {...session} {...toggle('abandon')} />
      <FinishDialog {...session} {...toggle('finish')} />
    </>
  )
}
