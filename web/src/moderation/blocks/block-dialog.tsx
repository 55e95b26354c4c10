import { t } from '@lingui/core/macro'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { blockExplanation, type Person, useBlock } from './blocks.ts'

type BlockDialogProps = { person: Person; open: boolean; onClose: () => void }

export function BlockDialog({ person, open, onClose }: BlockDialogProps) {
  const { mutate, isPending } = useBlock(true)
  const { name } = person
  const unblockText = t`Games you’ve both already joined don’t change. You can unblock ${name} at any time.`
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Block ${name}?`}
      description={`${blockExplanation(name)} ${unblockText}`}
      cancelText={t`Back`}
      confirmText={t`Block`}
      pendingText={t`Blocking...`}
      pending={isPending}
      danger={false}
      onConfirm={() => mutate(person, { onSuccess: onClose })}
    />
  )
}
