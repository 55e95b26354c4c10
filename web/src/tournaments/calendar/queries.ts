import { getPlan, type LaidPlan } from '@i-one/contract/tournaments/calendar'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Only moves on this page change a plan, and their responses contain it. */
export const planQuery = (tournament: string, plan: string) =>
  queryOptions<LaidPlan>({
    queryKey: ['tournaments', 'plan', tournament, plan],
    queryFn: ({ signal }) => call(getPlan, { params: { id: tournament, plan }, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
