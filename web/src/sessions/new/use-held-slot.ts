import type { Slot } from '@i-one/contract/bookings'
import { CallError } from '@i-one/contract/call'
import type { Money } from '@i-one/contract/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { holdQuery } from '../../bookings/queries.ts'
import { findSavedHold } from '../../bookings/saved-hold.ts'
import { useCreateHold } from '../../bookings/use-take-hold.ts'
import { useSearch } from '../../lib/use-search.ts'

const endedSlot = (error: Error | null) =>
  error instanceof CallError && error.code === 'hold-ended'
    ? (error.body['slot'] as Slot | undefined)
    : undefined

export const useHeldSlot = () => {
  const [params, change] = useSearch()
  const [saved] = useState(findSavedHold)
  const named = params.get('hold') ?? undefined
  const resumed = !named && !params.has('pitch') ? saved : undefined
  const id = named ?? resumed?.id
  const { data, error, isLoading, refetch } = useQuery({ ...holdQuery(id ?? ''), enabled: id !== undefined })
  const live = error ? undefined : data
  const pitch = params.get('pitch') ?? (live ? live.pitch : undefined)

  const { take, ...taking } = useCreateHold((hold) =>
    change({ hold: hold._id, pitch: hold.pitch }, { replace: true }),
  )

  return {
    ...taking,
    loading: isLoading,
    pitch,
    hold: live?.pitch === pitch ? live : undefined,
    ended: named ? endedSlot(error) : undefined,
    recheck: () => void refetch(),
    take: ({ start, slots = 1, price }: { start: string; slots?: number; price?: Money }) =>
      pitch && take({ pitch, start, slots, before: live?._id, ...(price && { price }) }),
    choosePitch: (other: string) => {
      taking.forget()
      change({ hold: live?._id, pitch: other }, { replace: true })
    },
  }
}
