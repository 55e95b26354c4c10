import type { Pitch } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastError } from '../../lib/show-error.ts'
import { pitchQuery } from '../../pitches/queries.ts'
import { usePlaceSearch } from '../../pitches/use-found-places.ts'
import { Combobox } from '../../ui/fields/combobox.tsx'

export function PitchSearchField({ near, onFind }: { near: Point; onFind: (pitch: Pitch) => void }) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const { places, loading } = usePlaceSearch(text, near)
  const pitches = places.filter(({ kind }) => kind === 'pitch')
  const finding = useMutation({
    mutationFn: (id: string) => queries.fetchQuery(pitchQuery(id)),
    onSuccess: (pitch) => {
      setText('')
      onFind(pitch)
    },
    onError: toastError,
  })
  return (
    <Combobox
      label={t`Another pitch`}
      placeholder={t`Pitch name`}
      value={text}
      onValueChange={setText}
      items={pitches.map(({ _id, name, address }) => ({ value: _id ?? '', label: name, hint: address }))}
      onSelect={({ value }) => finding.mutate(value)}
      loading={loading || finding.isPending}
    />
  )
}
