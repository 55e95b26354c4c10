import { type CustomerFilter, listCustomerBookings, listCustomers } from '@i-one/contract/centres/customers'
import { getDeskBooking, listDeskDates } from '@i-one/contract/centres/desk'
import { getBookingTakeover } from '@i-one/contract/centres/links'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export interface DeskDatesRequest {
  start: string
  slots: number
  weeks: number
  days?: string | undefined
}

export const deskDatesQuery = (pitch: string, query: DeskDatesRequest) =>
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

export const takeoverQuery = (id: string) =>
  queryOptions({
    queryKey: ['host', 'take-over', id],
    queryFn: ({ signal }) => call(getBookingTakeover, { params: { id }, signal }),
  })

export const customersQuery = (centre: string, search: string) =>
  queryOptions({
    queryKey: ['host', 'customers', centre, search],
    queryFn: ({ signal }) => call(listCustomers, { params: { id: centre }, query: { search }, signal }),
    placeholderData: keepPreviousData,
  })

export const allCustomersQuery = (centre: string, requested: { search: string; only: CustomerFilter }) =>
  infiniteQueryOptions({
    queryKey: ['host', 'customers', centre, requested],
    queryFn: ({ pageParam, signal }) =>
      call(listCustomers, { params: { id: centre }, query: { ...requested, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

export const customerBookingsQuery = (centre: string, customer: string) =>
  queryOptions({
    queryKey: ['host', 'customers', centre, 'bookings', customer],
    queryFn: ({ signal }) => call(listCustomerBookings, { params: { id: centre, customer }, signal }),
  })
