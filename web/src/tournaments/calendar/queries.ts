import type { Tournament } from '@i-one/contract/tournaments'
import { getPlan, type DraftSchedule, scheduleTournament } from '@i-one/contract/tournaments/calendar'
import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient, useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastError } from '../../lib/show-error.ts'
import { useSearch } from '../../lib/use-search.ts'
import { useUserArea } from '../../lib/where-from.ts'
import { pitchesAroundQuery } from '../../pitches/place-queries.ts'
import { pitchQuery } from '../../pitches/queries.ts'
import { nowhere } from '../queries.ts'
import { type PlanChoices, toPlanRequest, toSearchParams } from './choices.ts'

/** A plan is never stale: only moves on this page change it, and their responses contain the new plan. */
export const planQuery = (tournament: string, plan: string) =>
  queryOptions<DraftSchedule>({
    queryKey: ['tournaments', 'plan', tournament, plan],
    queryFn: ({ signal }) => call(getPlan, { params: { id: tournament, plan }, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

export const useCreatePlan = (tournament: Tournament, { again }: { again: boolean }) => {
  const [, change] = useSearch()
  const queries = useQueryClient()
  const { _id: id } = tournament
  return useMutation({
    mutationFn: (choices: PlanChoices) =>
      call(scheduleTournament, { params: { id }, body: toPlanRequest(choices, tournament) }),
    onSuccess: (laid, choices) => {
      queries.setQueryData(planQuery(id, laid.plan._id).queryKey, laid)
      change({ ...toSearchParams(choices), week: undefined, plan: laid.plan._id }, { replace: again })
    },
    onError: toastError,
  })
}

export interface PlanPitch {
  _id: string
  name: string
  timeZone?: string
}

export const usePitches = (tournament: Pick<Tournament, 'location'>, chosen: readonly string[]) => {
  const here = useUserArea()
  const near = tournament.location ?? here ?? nowhere
  const { data: around = [], isFetched } = useQuery(pitchesAroundQuery(near))
  const others = chosen.filter((id) => !around.some(({ _id }) => _id === id))
  const found = useQueries({ queries: others.map((id) => ({ ...pitchQuery(id), enabled: isFetched })) })
  const farther = found.flatMap(({ data, error }, n): PlanPitch[] => {
    if (data) return [data]
    // lists a pitch that failed to load, so that the organizer can deselect the pitch
    return error ? [{ _id: others[n] ?? '', name: t`Unpublished pitch` }] : []
  })
  const pitches: PlanPitch[] = [...farther, ...around]
  return { pitches, near, loading: !isFetched }
}
