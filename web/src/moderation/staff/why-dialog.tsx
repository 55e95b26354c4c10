import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'

type WhyDialogProps = {
  title: string
  description?: string
  confirmText: string
  label?: string
  pending: boolean
  onConfirm: (why: string) => Promise<boolean>
  onClose: () => void
}

export function ReasonDialog({ label = t`Reason`, onConfirm, onClose, ...dialog }: WhyDialogProps) {
  const [why, setWhy] = useState('')
  return (
    <ConfirmDialog
      {...dialog}
      onClose={onClose}
      cancelText={t`Back`}
      pendingText={t`One moment...`}
      danger={false}
      disabled={why.trim() === ''}
      onConfirm={async () => (await onConfirm(why)) && onClose()}
    >
      <Textarea
        className="mt-3"
        label={label}
        required
        rows={3}
        maxLength={1000}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
    </ConfirmDialog>
  )
}
