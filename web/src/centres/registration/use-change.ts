import { CallError } from '@i-one/contract/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalText } from '../../lib/show-refusal.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { centresChanged } from './queries.ts'

type Change = {
  act: () => Promise<unknown>
  message: string
  onFields?: (error: CallError) => void
}

export const useChange = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ act }: Change) => act(),
    onSuccess: (answer, { message }) => {
      toast.success(message)
      centresChanged(queries)
      return typeof answer === 'function' ? (answer as () => unknown)() : undefined
    },
    onError: (error, { onFields }) => {
      if (!(error instanceof CallError)) throw error
      if (onFields && Object.keys(error.fields).length > 0) onFields(error)
      else toast.error(refusalText(error))
    },
  })
}
