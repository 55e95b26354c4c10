import { listSlots } from '@i-one/contract/bookings'
import { getHold } from '@i-one/contract/bookings/holds'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** The slots of the days that can be booked; others take them while they are looked at. */
export const slotsQuery = (pitch: string) =>
  queryOptions({
    queryKey: ['slots', pitch],
    queryFn: () => call(listSlots, { params: { id: pitch } }),
    refetchInterval: 15_000,
  })

/** Those of the week that begins on `monday`, by the pitch's own calendar. */
export const slotsOfWeekQuery = (pitch: string, monday: string) =>
  queryOptions({
    queryKey: ['slots', pitch, 'week', monday],
    queryFn: ({ signal }) =>
      call(listSlots, { params: { id: pitch }, query: { from: monday, days: 7 }, signal }),
  })

/** A hold of mine, with the server's clock. Once refused it has ended, and stays so. */
export const holdQuery = (id: string) =>
  queryOptions({
    queryKey: ['hold', id],
    queryFn: () => call(getHold, { params: { id } }),
    refetchOnWindowFocus: 'always',
  })
