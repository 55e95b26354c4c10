import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!pending}
      title="Decline this session?"
      description={`The session of ${captain} is cancelled, and the slot is free again.`}
      actions={
        <>
          <Button variant="ghost" disabled={pending} onClick={() => onOpenChange(false)}>
            Not now
          </Button>
          <Button
            variant="danger"
            pending={pending}
            pendingText="Declining..."
            onClick={() => onDecline(reason.trim() || undefined)}
          >
            Decline
          </Button>
        </>
      }
    >
      <Field
        className={styles.reason}
        label="Reason"
        hint="You may leave it out."
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
