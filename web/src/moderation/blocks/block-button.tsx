import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { blockedQuery, type Person, useBlock } from './blocks.ts'

const loadDialog = () => import('./block-dialog.tsx')

export function BlockButton({ person }: { person: Person }) {
  const { data, isPending: isLoading } = useQuery(blockedQuery)
  const { mutate: unblock, isPending } = useBlock(false)
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useLazyModule(loadDialog, isOpen, () => setIsOpen(false))
  const isBlocked = data?.some(({ _id }) => _id === person._id)
  // renders one button for both states, so that the button keeps the focus
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup={isBlocked ? undefined : 'dialog'}
        disabled={isLoading}
        pending={isPending}
        pendingText={t`Unblocking...`}
        onClick={() => (isBlocked ? unblock(person) : setIsOpen(true))}
      >
        {isBlocked ? t`Unblock` : t`Block`}
      </Button>
      {dialog && <dialog.BlockDialog person={person} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
