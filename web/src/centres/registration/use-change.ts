import { CallError } from '@i-one/contract/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'

const affectedKeys = ['centres', 'centre', 'pitches', 'pitch', 'slots', 'host', 'workplaces']

export type CentreUpdate = {
  act: () => Promise<unknown>
  message: string
  onFields?: (error: CallError) => void
}

export const useUpdateCentre = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ act }: CentreUpdate) => act(),
    onSuccess: (answer, { message }) => {
      toast.success(message)
      for (const key of affectedKeys) void queries.invalidateQueries({ queryKey: [key] })
      return typeof answer === 'function' ? (answer as () => unknown)() : undefined
    },
    onError: (error, { onFields }) => {
      if (!(error instanceof CallError)) throw error
      if (onFields && Object.keys(error.fields).length > 0) onFields(error)
      else toast.error(errorText(error))
    },
  })
}
