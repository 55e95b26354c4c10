import { Button } from '../button.tsx'
import type { DialogProps } from './dialog-box.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'description' | 'children' | 'className'
> & {
  cancelText: string
  confirmText: string
  pendingText: string
  pending: boolean
  danger?: boolean
  disabled?: boolean
  onConfirm: () => unknown
}

export const ConfirmDialog = ({
  cancelText,
  confirmText,
  pendingText,
  pending,
  danger = true,
  disabled,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    dismissible={!pending}
    actions={
      <>
        <Button variant="ghost" disabled={pending} onClick={dialog.onClose}>
          {cancelText}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          disabled={disabled}
          pending={pending}
          pendingText={pendingText}
          onClick={() => void onConfirm()}
        >
          {confirmText}
        </Button>
      </>
    }
  />
)
