import type { FoundPlace } from '@i-one/contract/pitches'
import { useSearchParams } from 'react-router'
import type { Where } from './queries.ts'

const number = (text: string | null, most: number) => {
  const value = text ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : undefined
}

/** The place both lists are looked for around, when it is not the person's own. It stands in the address. */
export const useCentre = () => {
  const [search, setSearch] = useSearchParams()
  const [lng, lat] = [number(search.get('lng'), 180), number(search.get('lat'), 90)]
  const where: Where | undefined = lng === undefined || lat === undefined ? undefined : [lng, lat]
  const moveTo = ({ name, location: { coordinates } }: FoundPlace) =>
    setSearch(
      { near: name, lng: String(coordinates[0]), lat: String(coordinates[1]) },
      { preventScrollReset: true },
    )
  return {
    centre: where && { name: search.get('near') ?? 'there', where },
    moveTo,
    moveHome: () => setSearch({}, { preventScrollReset: true }),
  }
}
