import { useState } from 'react'
import { Field } from '../../ui/fields/field.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import styles from './decline-dialog.module.css'

type DeclineDialogProps = {
  captain: string
  pending: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onDecline: (reason: string | undefined) => void
}

export function DeclineDialog({ captain, pending, open, onOpenChange, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Decline this session?"
      description={`The session of ${captain} is cancelled, and the slot is free again.`}
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
