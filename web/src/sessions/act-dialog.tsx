import type { Session } from '@i-one/contract/sessions'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/dialogs/confirm-dialog.tsx'
import type { SessionActionName, SessionActions } from './use-session-actions.ts'

export type SessionDialogProps = {
  session: Session
  actions: SessionActions
  open: boolean
  onClose: () => void
}

type ActionDialogProps = Omit<SessionDialogProps, 'session'> &
  Omit<ConfirmDialogProps, 'pending' | 'onConfirm'> & {
    act: SessionActionName
    onAct: () => Promise<boolean>
  }

export const ActionDialog = ({ actions, act, onAct, ...dialog }: ActionDialogProps) => (
  <ConfirmDialog
    {...dialog}
    pending={actions.doing === act}
    onConfirm={async () => (await onAct()) && dialog.onClose()}
  />
)

export type PeopleDialogName = 'join' | 'guests' | 'guest-list' | `place ${string}`

export type PeopleDialogProps = Omit<SessionDialogProps, 'open'> & { me: string | undefined; now: Date }

export type SessionDialogName =
  | 'share'
  | 'leave'
  | 'take-side'
  | 'give-up-side'
  | 'edit'
  | 'repeat'
  | 'hand-over'
  | 'play-as'
  | 'come-anyway'
  | 'cancel'
  | 'abandon'
  | 'finish'
