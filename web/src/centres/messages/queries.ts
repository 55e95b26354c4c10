import { countBooked, listCentreMessages } from '@i-one/contract/centres/messages'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const centreMessagesQuery = (centre: string) =>
  queryOptions({
    queryKey: ['host', 'messages', centre],
    queryFn: ({ signal }) => call(listCentreMessages, { params: { id: centre }, signal }),
  })

export const bookedQuery = (centre: string, day: string, pitch: string) =>
  queryOptions({
    queryKey: ['host', 'messages', centre, 'reach', day, pitch],
    queryFn: ({ signal }) =>
      call(countBooked, { params: { id: centre }, query: { day, ...(pitch && { pitch }) }, signal }),
    placeholderData: keepPreviousData,
  })
