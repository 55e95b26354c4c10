import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { blockExplanation, type Person, useBlock } from './blocks.ts'

type BlockDialogProps = { person: Person; open: boolean; onClose: () => void }

export function BlockDialog({ person, open, onClose }: BlockDialogProps) {
  const { mutate, isPending } = useBlock(true)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Block ${person.name}?`}
      description={`${blockExplanation(person.name)} Games you’ve both already joined don’t change. You can unblock ${person.name} at any time.`}
      cancelText="Back"
      confirmText="Block"
      pendingText="Blocking..."
      pending={isPending}
      danger={false}
      onConfirm={() => mutate(person, { onSuccess: onClose })}
    />
  )
}
