import type { PlaceSearchResult } from '@i-one/contract/pitches'
import { useSearch } from '../lib/use-search.ts'
import type { LngLat } from './queries.ts'

const number = (text: string | null, max: number) => {
  const value = text ? Number(text) : Number.NaN
  return Math.abs(value) <= max ? value : undefined
}

type Centre = Pick<PlaceSearchResult, 'location'> & Partial<Pick<PlaceSearchResult, 'name'>>

export const useSearchArea = () => {
  const [search, change] = useSearch()
  const [lng, lat] = [number(search.get('lng'), 180), number(search.get('lat'), 90)]
  const where: LngLat | undefined = lng === undefined || lat === undefined ? undefined : [lng, lat]
  return {
    centre: where && { name: search.get('near'), where },
    moveTo: ({ name, location: { coordinates } }: Centre) =>
      change({ near: name, lng: String(coordinates[0]), lat: String(coordinates[1]) }),
    moveHome: () => change({ near: '', lng: '', lat: '' }),
  }
}
