import type { FoundPlace } from '@i-one/contract/pitches'
import { useSearch } from '../lib/use-search.ts'
import type { Where } from './queries.ts'

const number = (text: string | null, max: number) => {
  const value = text ? Number(text) : Number.NaN
  return Math.abs(value) <= max ? value : undefined
}

type Centre = Pick<FoundPlace, 'location'> & Partial<Pick<FoundPlace, 'name'>>

export const useCentre = () => {
  const [search, change] = useSearch()
  const [lng, lat] = [number(search.get('lng'), 180), number(search.get('lat'), 90)]
  const where: Where | undefined = lng === undefined || lat === undefined ? undefined : [lng, lat]
  return {
    centre: where && { name: search.get('near'), where },
    moveTo: ({ name, location: { coordinates } }: Centre) =>
      change({ near: name, lng: String(coordinates[0]), lat: String(coordinates[1]) }),
    moveHome: () => change({ near: '', lng: '', lat: '' }),
  }
}
