import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toastError } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { calendarChanged } from '../queries.ts'

export type Act = {
  act: () => Promise<unknown>
  message: string
  undo?: (() => Promise<unknown>) | undefined
}

export const useAct = (onDone: () => void) => {
  const queries = useQueryClient()
  const undoIt = async (undo: () => Promise<unknown>) => {
    try {
      await undo()
      toast.success('Undone')
    } catch (error) {
      toastError(error)
    }
    void calendarChanged(queries)
  }
  return useMutation({
    mutationFn: ({ act }: Act) => act(),
    onSuccess: (_, { message, undo }) => {
      if (undo) toast.undo(message, () => void undoIt(undo))
      else toast.success(message)
      onDone()
    },
    onError: toastError,
    onSettled: () => void calendarChanged(queries),
  })
}
