import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUserLocation } from '../../lib/where-from.ts'
import { pitchesAroundQuery } from '../../pitches/place-queries.ts'
import { usePlaceSearch } from '../../pitches/use-found-places.ts'
import { useRecentPlaces } from '../../pitches/use-recent-places.ts'
import { Combobox, type Suggestion } from '../../ui/fields/combobox.tsx'

type LocationChoiceProps = {
  name: string | undefined
  error: string | undefined
  onChoose: (pitch: string) => void
}

function useSuggestions(text: string) {
  const { places, loading } = usePlaceSearch(text, useUserLocation())
  const district = places[0]?.kind === 'district' ? places[0] : undefined
  const around = useQuery({
    ...pitchesAroundQuery(district?.location ?? { type: 'Point', coordinates: [0, 0] }),
    enabled: district !== undefined,
  })
  const found = new Map<string, Suggestion>()
  for (const { _id, name, address } of [...places, ...((district && around.data) || [])])
    if (_id && !found.has(_id)) found.set(_id, { value: _id, label: name, hint: address })
  return { items: [...found.values()], loading: loading || around.isFetching }
}

export function LocationChoice({ name, error, onChoose }: LocationChoiceProps) {
  const [input, setInput] = useState<string>()
  const text = input ?? name ?? ''
  const { items, loading } = useSuggestions(input ?? '')
  const { recent, forget } = useRecentPlaces()
  return (
    <Combobox
      label={t`Location`}
      placeholder={t`Choose a pitch`}
      value={text}
      onValueChange={setInput}
      items={items}
      onSelect={({ value }) => {
        setInput(undefined)
        onChoose(value)
      }}
      loading={loading}
      empty={t`No pitch or district with that name`}
      recent={recent.flatMap(({ _id, name: label, address }) =>
        _id ? [{ value: _id, label, hint: address }] : [],
      )}
      onForget={(item) => forget(item && recent.find(({ _id }) => _id === item.value))}
      error={error}
    />
  )
}
