import type { Session } from '@i-one/contract/sessions'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/dialogs/confirm-dialog.tsx'
import type { ActName, SessionActions } from './use-session-actions.ts'

export type SessionDialogProps = {
  session: Session
  actions: SessionActions
  open: boolean
  onClose: () => void
}

type ActDialogProps = Omit<SessionDialogProps, 'session'> &
  Omit<ConfirmDialogProps, 'pending' | 'onConfirm'> & {
    act: ActName
    /** Whether it was done. */
    onAct: () => Promise<boolean>
  }

/** The question before an act of a session; it closes when that is done. */
export const ActDialog = ({ actions, act, onAct, ...dialog }: ActDialogProps) => (
  <ConfirmDialog
    {...dialog}
    pending={actions.doing === act}
    onConfirm={async () => (await onAct()) && dialog.onClose()}
  />
)
