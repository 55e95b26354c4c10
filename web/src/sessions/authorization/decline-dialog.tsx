import { useState } from 'react'
import { Field } from '../../ui/fields/field.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import styles from './decline-dialog.module.css'

type DeclineDialogProps = {
  title: string
  description: string
  pending: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onDecline: (reason: string | undefined) => void
}

export function DeclineDialog({
  title,
  description,
  pending,
  open,
  onOpenChange,
  onDecline,
}: DeclineDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      cancelText="Not now"
      confirmText="Decline"
      pendingText="Declining..."
      pending={pending}
      onConfirm={() => onDecline(reason.trim() || undefined)}
    >
      <Field
        className={styles.reason}
        label="Reason"
        hint="Optional."
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
