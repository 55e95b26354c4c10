import type { PlaceSearchResult } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../lib/use-settled.ts'
import { placesQuery } from './search-queries.ts'

export function usePlaceSearch(text: string, near: Point | undefined) {
  const requested = text.trim().slice(0, 100)
  const q = useDebounced(requested, 250)
  const { data, error, isFetching } = useQuery(placesQuery(q, near))
  const places: readonly PlaceSearchResult[] = (requested !== '' && data) || []
  return { places, error, loading: isFetching || q !== requested }
}
