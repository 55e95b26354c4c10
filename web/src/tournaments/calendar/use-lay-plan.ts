import type { Tournament } from '@i-one/contract/tournaments'
import { layTournament } from '@i-one/contract/tournaments/calendar'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { useSearch } from '../../lib/use-search.ts'
import { type Choices, bodyOf, searchOf } from './choices.ts'
import { planQuery } from './queries.ts'

export const useLayPlan = (tournament: Tournament, { again }: { again: boolean }) => {
  const [, change] = useSearch()
  const queries = useQueryClient()
  const { _id: id } = tournament
  return useMutation({
    mutationFn: (choices: Choices) =>
      call(layTournament, { params: { id }, body: bodyOf(choices, tournament) }),
    onSuccess: (laid, choices) => {
      queries.setQueryData(planQuery(id, laid.plan._id).queryKey, laid)
      change({ ...searchOf(choices), week: undefined, plan: laid.plan._id }, { replace: again })
    },
    onError: toastRefusal,
  })
}
