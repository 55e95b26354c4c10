import { t } from '@lingui/core/macro'
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
      confirmText={t`Decline`}
      pendingText={t`Declining...`}
      {...dialog}
      cancelText={t`Not now`}
      onConfirm={() => onDecline(reason.trim() || undefined, deleteReason)}
    >
      <Field
        className="mt-4"
        label={t`Reason`}
        hint={t`Optional.`}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
