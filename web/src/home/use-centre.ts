import type { FoundPlace } from '@i-one/contract/pitches'
import { useSearchParams } from 'react-router'
import type { Where } from './queries.ts'

const number = (text: string | null, most: number) => {
  const value = text ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : undefined
}

/** A place by its name, or where somebody is, who calls it nothing. */
type Centre = Pick<FoundPlace, 'location'> & Partial<Pick<FoundPlace, 'name'>>

/** Of a centre in the address. */
const names = ['near', 'lng', 'lat'] as const

/** The place lists are looked for around, when it is not the person's own. It stands in the address, beside what filters them. */
export const useCentre = () => {
  const [search, setSearch] = useSearchParams()
  const [lng, lat] = [number(search.get('lng'), 180), number(search.get('lat'), 90)]
  const where: Where | undefined = lng === undefined || lat === undefined ? undefined : [lng, lat]
  const set = (values: Partial<Record<(typeof names)[number], string>>) => {
    const next = new URLSearchParams(search)
    for (const name of names) next.delete(name)
    for (const [name, value] of Object.entries(values)) next.set(name, value)
    setSearch(next, { preventScrollReset: true })
  }
  return {
    centre: where && { name: search.get('near'), where },
    moveTo: ({ name, location: { coordinates } }: Centre) =>
      set({ ...(name && { near: name }), lng: String(coordinates[0]), lat: String(coordinates[1]) }),
    moveHome: () => set({}),
  }
}
