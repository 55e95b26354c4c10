import type { PlaceSearchResult } from '@i-one/contract/pitches'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { usePlaceSearch } from '../pitches/use-found-places.ts'
import { useRecentPlaces } from '../pitches/use-recent-places.ts'
import { Combobox, type Suggestion } from '../ui/fields/combobox.tsx'
import type { LngLat } from './queries.ts'

type PlaceSearchProps = {
  /** Equally good matches are sorted by their distance from this position. */
  around: LngLat
  onChoose: (place: PlaceSearchResult) => void
  className?: string
}

const hintText = ({ kind, address, centre }: PlaceSearchResult) => {
  if (kind === 'district') return t`District, ${address}`
  return centre ? t`Pitch at ${{ centre: centre.name }}, ${address}` : t`Pitch, ${address}`
}

const toSuggestion = (place: PlaceSearchResult, at: number): Suggestion => ({
  value: String(at),
  label: place.name,
  hint: hintText(place),
})

export function PlaceSearch({ around, onChoose, className }: PlaceSearchProps) {
  const [text, setText] = useState('')
  const { recent, keep, forget } = useRecentPlaces()
  const { places, error, loading } = usePlaceSearch(text, { type: 'Point', coordinates: [...around] })
  const toPlace = ({ value }: Suggestion) => (text === '' ? recent : places)[Number(value)]

  const choose = (item: Suggestion) => {
    const place = toPlace(item)
    if (!place) return
    keep(place)
    onChoose(place)
  }

  return (
    <search className={className}>
      <Combobox
        label={t`Search for locations`}
        hideLabel
        placeholder={t`Search for locations`}
        icon="search"
        look="pill"
        value={text}
        onValueChange={setText}
        items={places.map(toSuggestion)}
        onSelect={choose}
        loading={loading}
        empty={error ? t`Search failed: ${error.message}` : t`Nothing found`}
        recent={recent.map(toSuggestion)}
        onForget={(item) => forget(item && toPlace(item))}
      />
    </search>
  )
}
