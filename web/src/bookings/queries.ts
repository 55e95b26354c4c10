import { listSlots } from '@i-one/contract/bookings'
import { getHold } from '@i-one/contract/bookings/holds'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const slotsQuery = (pitch: string) =>
  queryOptions({
    queryKey: ['slots', pitch],
    queryFn: () => call(listSlots, { params: { id: pitch } }),
    refetchInterval: 15_000,
  })

export const weekSlotsQuery = (pitch: string, monday: string) =>
  queryOptions({
    queryKey: ['slots', pitch, 'week', monday],
    queryFn: ({ signal }) =>
      call(listSlots, { params: { id: pitch }, query: { from: monday, days: 7 }, signal }),
  })

export const holdQuery = (id: string) =>
  queryOptions({
    queryKey: ['hold', id],
    queryFn: () => call(getHold, { params: { id } }),
    refetchOnWindowFocus: 'always',
  })
