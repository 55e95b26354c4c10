import type { PlaceSearchResult } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import type { ComponentProps } from 'react'
import { Combobox } from '../ui/fields/combobox.tsx'
import { usePlaceSearch } from './use-found-places.ts'

type PlaceComboboxProps = Omit<ComponentProps<typeof Combobox>, 'items' | 'onSelect' | 'loading'> & {
  near: Point
  onChoose: (place: PlaceSearchResult) => void
}

export function PlaceCombobox({ near, onChoose, ...combobox }: PlaceComboboxProps) {
  const { places, loading } = usePlaceSearch(combobox.value, near)
  return (
    <Combobox
      {...combobox}
      items={places.map(({ name, address }, at) => ({ value: String(at), label: name, hint: address }))}
      onSelect={({ value }) => {
        const place = places[Number(value)]
        if (place) onChoose(place)
      }}
      loading={loading}
    />
  )
}
