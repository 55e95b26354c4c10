import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { blockMeans } from './block-means.ts'
import type { Person } from './blocked-query.ts'
import { useBlock } from './use-block.ts'

type BlockDialogProps = { person: Person; open: boolean; onOpenChange: (open: boolean) => void }

export function BlockDialog({ person, open, onOpenChange }: BlockDialogProps) {
  const { mutate, isPending } = useBlock(true)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${person.name}?`}
      description={`${blockMeans(person.name)} A session you are both in already stays as it is. You can unblock them at any time.`}
      cancelText="Back"
      confirmText="Block"
      pendingText="Blocking..."
      pending={isPending}
      danger={false}
      onConfirm={() => mutate(person, { onSuccess: () => onOpenChange(false) })}
    />
  )
}
