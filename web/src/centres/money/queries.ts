import { getBookingMoney, getCashUp } from '@i-one/contract/centres/money'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const bookingMoneyQuery = (booking: string) =>
  queryOptions({
    queryKey: ['host', 'money', booking],
    queryFn: ({ signal }) => call(getBookingMoney, { params: { id: booking }, signal }),
  })

export const cashUpQuery = (day: string) =>
  queryOptions({
    queryKey: ['host', 'cash-up', day],
    queryFn: ({ signal }) => call(getCashUp, { query: { day }, signal }),
  })
