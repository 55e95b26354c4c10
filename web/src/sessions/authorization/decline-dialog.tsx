import { useSavedText } from '../../lib/forms/use-saved-text.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/dialogs/confirm-dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'

type DeclineDialogProps = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'pending' | 'open' | 'onClose'
> & {
  /** Key under which the typed reason is stored, so that it survives a reload. */
  about: string
  confirmText?: string
  pendingText?: string
  onDecline: (reason: string | undefined, onDeclined: () => void) => void
}

export function DeclineDialog({ about, onDecline, ...dialog }: DeclineDialogProps) {
  const [reason, setReason, deleteReason] = useSavedText(`no to ${about}`)
  return (
    <ConfirmDialog
      confirmText="Decline"
      pendingText="Declining..."
      {...dialog}
      cancelText="Not now"
      onConfirm={() => onDecline(reason.trim() || undefined, deleteReason)}
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
