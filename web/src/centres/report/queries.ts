import { getOccupancy, maxOccupancyDays } from '@i-one/contract/bookings/occupancy'
import { getReport } from '@i-one/contract/centres/report'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { addDays } from '../../lib/pitch-time.ts'

export type DateRange = { from: string; to: string }

export const reportQuery = (centre: string, days: DateRange) =>
  queryOptions({
    queryKey: ['host', 'report', centre, days],
    queryFn: ({ signal }) => call(getReport, { params: { id: centre }, query: days, signal }),
    placeholderData: keepPreviousData,
  })

export const limitToYear = ({ from, to }: DateRange): DateRange => {
  const first = addDays(to, 1 - maxOccupancyDays)
  return { from: from > first ? from : first, to }
}

export const occupancyQuery = (pitch: string, days: DateRange) =>
  queryOptions({
    queryKey: ['host', 'occupancy', pitch, days],
    queryFn: ({ signal }) => call(getOccupancy, { query: { pitch, ...days }, signal }),
    placeholderData: keepPreviousData,
  })
