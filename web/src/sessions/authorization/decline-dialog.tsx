import { useKeptText } from '../../lib/forms/use-kept-text.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'

type DeclineDialogProps = {
  /** Id that the typed reason is stored under, so that it survives a reload. */
  about: string
  title: string
  description: string
  confirmText?: string
  pendingText?: string
  pending: boolean
  open: boolean
  onClose: () => void
  onDecline: (reason: string | undefined, onDeclined: () => void) => void
}

export function DeclineDialog({
  about,
  title,
  description,
  confirmText = 'Decline',
  pendingText = 'Declining...',
  pending,
  open,
  onClose,
  onDecline,
}: DeclineDialogProps) {
  const [reason, setReason, forgetReason] = useKeptText(`no to ${about}`)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      cancelText="Not now"
      confirmText={confirmText}
      pendingText={pendingText}
      pending={pending}
      onConfirm={() => onDecline(reason.trim() || undefined, forgetReason)}
    >
      <Field
        className="mt-4"
        label="Reason"
        hint="Optional."
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
