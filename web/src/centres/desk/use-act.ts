import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toastError } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { invalidateCalendar } from '../queries.ts'

export type DeskAction = {
  act: () => Promise<unknown>
  message: string
  undo?: (() => Promise<unknown>) | undefined
}

export const useDeskAction = (onDone: () => void) => {
  const queries = useQueryClient()
  const undoIt = async (undo: () => Promise<unknown>) => {
    try {
      await undo()
      toast.success(t`Undone`)
    } catch (error) {
      toastError(error)
    }
    void invalidateCalendar(queries)
  }
  return useMutation({
    mutationFn: ({ act }: DeskAction) => act(),
    onSuccess: (_, { message, undo }) => {
      if (undo) toast.undo(message, () => void undoIt(undo))
      else toast.success(message)
      onDone()
    },
    onError: toastError,
    onSettled: () => void invalidateCalendar(queries),
  })
}
