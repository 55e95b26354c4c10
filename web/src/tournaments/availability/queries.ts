import type { Availability } from '@i-one/contract/availability'
import {
  type TieAvailability,
  askSquad,
  getTieAvailability,
  updateTieAvailability,
} from '@i-one/contract/tournaments/availability'
import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastError } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'

export type TieParams = { id: string; match: string }

export const tieAvailabilityQuery = ({ id, match }: TieParams) =>
  queryOptions({
    queryKey: ['tournaments', 'availability', id, match],
    queryFn: ({ signal }) => call(getTieAvailability, { params: { id, match }, signal }),
    refetchInterval: 30_000,
  })

export const useTieAvailability = (params: TieParams) => {
  const queries = useQueryClient()
  const { queryKey } = tieAvailabilityQuery(params)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (send: { answer: Availability } | { team: string }) =>
      'answer' in send
        ? call(updateTieAvailability, { params, body: send })
        : call(askSquad, { params, body: send }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (now: TieAvailability, sent) => {
      queries.setQueryData(queryKey, now)
      if ('team' in sent) toast.success(t`Players asked`)
    },
    onError: (error) => {
      toastError(error)
      void queries.invalidateQueries({ queryKey })
    },
  })
  const sent = isPending ? variables : undefined
  return {
    answer: (answer: Availability) => mutate({ answer }),
    ask: (team: string) => mutate({ team }),
    answering: sent && 'answer' in sent ? sent.answer : undefined,
    asking: sent && 'team' in sent ? sent.team : undefined,
  }
}
