import type { Tournament } from '@i-one/contract/tournaments'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useAreaFrom } from '../../lib/area-from.ts'
import { pitchesAroundQuery } from '../../pitches/place-queries.ts'
import { pitchQuery } from '../../pitches/queries.ts'

const anywhere = { type: 'Point' as const, coordinates: [0, 0] as [number, number] }

export interface PlanPitch {
  _id: string
  name: string
  timeZone?: string
}

export const usePitches = (tournament: Pick<Tournament, 'location'>, chosen: readonly string[]) => {
  const here = useAreaFrom()
  const near = tournament.location ?? here ?? anywhere
  const { data: around = [], isFetched } = useQuery(pitchesAroundQuery(near))
  const others = chosen.filter((id) => !around.some(({ _id }) => _id === id))
  const found = useQueries({ queries: others.map((id) => ({ ...pitchQuery(id), enabled: isFetched })) })
  const farther = found.flatMap(({ data, error }, n): PlanPitch[] => {
    if (data) return [data]
    // listed so that it can be removed
    return error ? [{ _id: others[n] ?? '', name: 'A pitch that is not listed' }] : []
  })
  const pitches: PlanPitch[] = [...farther, ...around]
  return { pitches, near, loading: !isFetched }
}
