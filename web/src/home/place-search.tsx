import type { FoundPlace } from '@i-one/contract/pitches'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '../lib/use-settled.ts'
import { placesQuery } from '../pitches/place-queries.ts'
import { useRecentPlaces } from '../pitches/use-recent-places.ts'
import { Combobox, type Suggestion } from '../ui/fields/combobox.tsx'
import type { Where } from './queries.ts'

const longest = 100

type PlaceSearchProps = {
  /** The nearer of two equally good matches comes first. */
  around: Where
  onChoose: (place: FoundPlace) => void
  className?: string
}

const hintOf = ({ kind, address, centre }: FoundPlace) => {
  if (kind === 'district') return `District, ${address}`
  return centre ? `Pitch at ${centre.name}, ${address}` : `Pitch, ${address}`
}

const suggestion = (place: FoundPlace, at: number): Suggestion => ({
  value: String(at),
  label: place.name,
  hint: hintOf(place),
})

export function PlaceSearch({ around, onChoose, className }: PlaceSearchProps) {
  const [text, setText] = useState('')
  const { recent, keep, forget } = useRecentPlaces()
  const asked = text.trim().slice(0, longest)
  const q = useSettled(asked, 250)
  const { data, error, isFetching } = useQuery(placesQuery(q, { type: 'Point', coordinates: [...around] }))
  const places = (asked !== '' && data) || []
  const placeOf = ({ value }: Suggestion) => (text === '' ? recent : places)[Number(value)]

  const choose = (item: Suggestion) => {
    const place = placeOf(item)
    if (!place) return
    keep(place)
    onChoose(place)
  }

  return (
    <search className={className}>
      <Combobox
        label="Search for locations"
        hideLabel
        placeholder="Search for locations"
        icon="search"
        look="pill"
        value={text}
        onValueChange={setText}
        items={places.map(suggestion)}
        onSelect={choose}
        loading={isFetching || q !== asked}
        empty={error ? `The search did not answer: ${error.message}` : 'Nothing found'}
        recent={recent.map(suggestion)}
        onForget={(item) => forget(item && placeOf(item))}
      />
    </search>
  )
}
