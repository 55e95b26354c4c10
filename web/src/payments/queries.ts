import { getPayments } from '@i-one/contract/payments'
import { getBankDetails, getTransferDetails } from '@i-one/contract/payments/bank-details'
import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** In milliseconds. Ended sessions are polled, because a session's stream closes soon after the end. */
const pollInterval = 30_000

export const paymentsQueryKey = ({ _id }: Pick<Session, '_id'>) => ['sessions', 'payments', _id]

export const paymentsQuery = ({ _id, serverTime, state }: Session) =>
  queryOptions({
    queryKey: [...paymentsQueryKey({ _id }), serverTime],
    queryFn: ({ signal }) => call(getPayments, { params: { id: _id }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isEnded(state) && pollInterval,
  })

/** `owing` is part of the query key, so that the bank details reload when the user's shares change. */
export const transferDetailsQuery = ({ _id, state, booking }: Session, owing: string) =>
  queryOptions({
    queryKey: ['sessions', 'transfer', _id, state, booking.state, owing],
    queryFn: ({ signal }) => call(getTransferDetails, { params: { id: _id }, signal }),
    gcTime: 0,
  })

export const bankDetailsQuery = queryOptions({
  queryKey: ['bank-details', 'own'],
  queryFn: ({ signal }) => call(getBankDetails, { signal }),
  gcTime: 0,
})
