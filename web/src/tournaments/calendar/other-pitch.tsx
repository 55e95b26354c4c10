import type { FoundPlace, Pitch } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { placesQuery } from '../../pitches/place-queries.ts'
import { pitchQuery } from '../../pitches/queries.ts'
import { Combobox } from '../../ui/fields/combobox.tsx'

type OtherPitchProps = { near: Point; onFind: (pitch: Pitch) => void }

/** By name, wherever it is: the nearest are listed anyhow. */
export function OtherPitch({ near, onFind }: OtherPitchProps) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const q = useSettled(text.trim().slice(0, 100), 250)
  const { data, isFetching } = useQuery(placesQuery(q, near))
  const places: readonly FoundPlace[] = (text.trim() !== '' && data) || []
  const pitches = places.filter(({ kind }) => kind === 'pitch')
  const finding = useMutation({
    mutationFn: (id: string) => queries.fetchQuery(pitchQuery(id)),
    onSuccess: (pitch) => {
      setText('')
      onFind(pitch)
    },
    onError: toastRefusal,
  })
  return (
    <Combobox
      label="Another pitch"
      placeholder="Its name"
      value={text}
      onValueChange={setText}
      items={pitches.map(({ _id, name, address }) => ({ value: _id ?? '', label: name, hint: address }))}
      onSelect={({ value }) => finding.mutate(value)}
      loading={isFetching || finding.isPending || q !== text.trim().slice(0, 100)}
    />
  )
}
