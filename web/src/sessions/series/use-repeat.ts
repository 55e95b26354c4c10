import { CallError } from '@i-one/contract/call'
import { repeatSession } from '@i-one/contract/sessions/series'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { worthAnotherTry } from '../../lib/query-client.ts'
import { refusalText } from '../../lib/show-refusal.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { weeksText } from './series-words.ts'

export const useRepeat = (id: string, onDone: () => void) => {
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ starts, key }: { starts: string[]; key: string }) =>
      call(repeatSession, { params: { id }, body: { starts }, key }),
    retry: worthAnotherTry,
    onSuccess: (made) => {
      toast.success(`${weeksText(made.length)} booked`)
      onDone()
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      if (error.code !== 'weeks-taken') toast.error(refusalText(error))
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['sessions'] }),
        queries.invalidateQueries({ queryKey: ['slots'] }),
      ]),
  })
  const taken =
    error instanceof CallError && error.code === 'weeks-taken' ? (error.body['taken'] as string[]) : []
  return {
    book: (starts: string[]) => mutate({ starts, key: crypto.randomUUID() }),
    booking: isPending,
    taken,
    reset,
  }
}

export type Repeat = ReturnType<typeof useRepeat>
