import { getDeskBooking, listDeskDates } from '@i-one/contract/centres/desk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export interface AskedTimes {
  start: string
  slots: number
  weeks: number
  /** With commas between them; instead of weeks. */
  days?: string | undefined
}

export const deskDatesQuery = (pitch: string, query: AskedTimes) =>
  queryOptions({
    queryKey: ['host', 'desk-dates', pitch, query],
    queryFn: ({ signal }) => call(listDeskDates, { params: { id: pitch }, query, signal }),
    placeholderData: keepPreviousData,
  })

export const deskBookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['host', 'desk-booking', id],
    queryFn: ({ signal }) => call(getDeskBooking, { params: { id }, signal }),
  })
