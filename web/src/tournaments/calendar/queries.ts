import { getPlan, type LaidPlan } from '@i-one/contract/tournaments/calendar'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** What a plan is changes by the moves of this page alone, and they bring it along. */
export const planQuery = (tournament: string, plan: string) =>
  queryOptions<LaidPlan>({
    queryKey: ['tournaments', 'plan', tournament, plan],
    queryFn: ({ signal }) => call(getPlan, { params: { id: tournament, plan }, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
