import { listSlots } from '@i-one/contract/bookings'
import { getOccupancy } from '@i-one/contract/bookings/occupancy'
import {
  getHostCalendar,
  previewMove,
  type BookingMove,
  type BookingMovePreview,
} from '@i-one/contract/centres/bookings'
import { previewDeskMove } from '@i-one/contract/centres/calendar'
import { listMyPitches, type OwnPitch } from '@i-one/contract/pitches/registration'
import type { Session } from '@i-one/contract/sessions'
import { listCaptainRecords } from '@i-one/contract/sessions/reliability'
import { keepPreviousData, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { addDays } from '../lib/pitch-time.ts'

export const myPitchesQuery = queryOptions({
  queryKey: ['pitches', 'mine'],
  queryFn: ({ signal }) => call(listMyPitches, { signal }),
})

export const updatePitchQueries = (queries: QueryClient, pitch: OwnPitch) => {
  queries.setQueryData(myPitchesQuery.queryKey, (pitches) =>
    pitches?.map((one) => (one._id === pitch._id ? pitch : one)),
  )
  void queries.invalidateQueries({ queryKey: ['workplaces'] })
  return Promise.all([
    queries.invalidateQueries({ queryKey: ['pitches', 'mine'] }),
    queries.invalidateQueries({ queryKey: ['pitch', pitch._id] }),
  ])
}

export const captainRecordsQuery = (sessions: readonly Session[] | undefined) =>
  queryOptions({
    queryKey: ['host', 'captains', sessions?.map(({ captain }) => captain._id)],
    queryFn: ({ signal }) => call(listCaptainRecords, { signal }),
    placeholderData: keepPreviousData,
    enabled: sessions !== undefined && sessions.length > 0,
  })

export const hostCalendarQuery = (from: string) =>
  queryOptions({
    queryKey: ['host', 'calendar', from],
    queryFn: ({ signal }) => call(getHostCalendar, { query: { from }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  })

export const weekOccupancyQuery = (pitch: string | undefined, from: string) =>
  queryOptions({
    queryKey: ['host', 'occupancy', pitch, from],
    queryFn: pitch
      ? ({ signal }) => call(getOccupancy, { query: { pitch, from, to: addDays(from, 6) }, signal })
      : skipToken,
  })

export type MovePreview = Omit<BookingMovePreview, 'fillBy' | 'notified'> &
  Partial<Pick<BookingMovePreview, 'fillBy' | 'notified'>>

export const movePreviewQuery = (id: string, move: BookingMove, isDesk: boolean) =>
  queryOptions({
    queryKey: ['host', 'move', id, move],
    queryFn: ({ signal }): Promise<MovePreview> =>
      isDesk
        ? call(previewDeskMove, { params: { id }, query: move, signal })
        : call(previewMove, { params: { id }, query: move, signal }),
  })

export const daySlotsQuery = (pitch: string, from: string) =>
  queryOptions({
    queryKey: ['host', 'slots', pitch, from],
    queryFn: ({ signal }) => call(listSlots, { params: { id: pitch }, query: { from, days: 1 }, signal }),
  })

export const invalidateCalendar = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['host'] }),
    queries.invalidateQueries({ queryKey: ['sessions'] }),
  ])
