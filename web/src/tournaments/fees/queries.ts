import type { PaymentAction, PaymentMethod } from '@i-one/contract/payments'
import type { Tournament } from '@i-one/contract/tournaments'
import { type EntryFees, getEntryFees, recordEntryFee } from '@i-one/contract/tournaments/fees'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastError } from '../../lib/show-error.ts'

/** The cache drops the fees when the page closes, because the response contains bank details. */
export const entryFeesQuery = ({ _id, serverTime }: Pick<Tournament, '_id' | 'serverTime'>) =>
  queryOptions({
    queryKey: ['tournaments', 'fees', _id, serverTime],
    queryFn: ({ signal }) => call(getEntryFees, { params: { id: _id }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

interface Update {
  team: string
  act: PaymentAction
  method: PaymentMethod
  expected: number
  key: string
}

export const useUpdateEntryFee = (id: string) => {
  const queries = useQueryClient()
  const queryKey = ['tournaments', 'fees', id]
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ team, key, ...body }: Update) => call(recordEntryFee, { params: { id, team }, body, key }),
    onSuccess: async (answer: EntryFees) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueriesData({ queryKey }, answer)
    },
    onError: (error) => {
      toastError(error)
      void queries.invalidateQueries({ queryKey })
    },
  })
  return {
    move: (wanted: Omit<Update, 'key'>) => mutate({ ...wanted, key: crypto.randomUUID() }),
    moving: isPending ? variables : undefined,
  }
}
