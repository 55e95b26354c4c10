import {
  getPayments,
  movePayment,
  remindPayers,
  type PaymentAct,
  type PaymentMethod,
  type Payments,
} from '@i-one/contract/payments'
import { getBankDetails, getTransferDetails } from '@i-one/contract/payments/bank-details'
import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import {
  keepPreviousData,
  queryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { toastRefusal } from '../lib/show-refusal.ts'

/** The news of a session that is over end soon; what is paid after it is asked for now and then. */
const afterTheEnd = 30_000

/** Asked for again with each news of the session. */
export const paymentsQuery = ({ _id, serverTime, state }: Session) =>
  queryOptions({
    queryKey: ['sessions', 'payments', _id, serverTime],
    queryFn: ({ signal }) => call(getPayments, { params: { id: _id }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isEnded(state) && afterTheEnd,
  })

/**
 * Where to transfer what is owed; `owing` is part of the key, so that it is asked again when one's own shares change. It
 * is forgotten with the page.
 */
export const transferQuery = ({ _id, state, booking }: Session, owing: string) =>
  queryOptions({
    queryKey: ['sessions', 'transfer', _id, state, booking.state, owing],
    queryFn: ({ signal }) => call(getTransferDetails, { params: { id: _id }, signal }),
    gcTime: 0,
  })

export const ownAccountQuery = queryOptions({
  queryKey: ['bank-details', 'own'],
  queryFn: ({ signal }) => call(getBankDetails, { signal }),
  gcTime: 0,
})

interface Move {
  place: string
  act: PaymentAct
  method: PaymentMethod
  /** Made by the tap, so that sending it twice counts once. */
  key: string
}

/** Shows what the server answers, and how it stands where it refuses. */
const paymentsAnswered = (queries: QueryClient, { _id }: Session) => {
  const queryKey = ['sessions', 'payments', _id]
  return {
    onSuccess: async (answer: Payments) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueriesData({ queryKey }, answer)
    },
    onError: (error: Error) => {
      toastRefusal(error)
      void queries.invalidateQueries({ queryKey })
    },
  }
}

export const useRemind = (session: Session) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(remindPayers, { params: { id: session._id } }),
    ...paymentsAnswered(queries, session),
  })
  return { remind: () => mutate(), isReminding: isPending }
}

/** One thing at a time. A refusal shows how it stands now. */
export const useMovePayment = (session: Session) => {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ place, act, method, key }: Move) =>
      call(movePayment, { params: { id: session._id, place }, body: { act, method }, key }),
    ...paymentsAnswered(queries, session),
  })
  return {
    move: (place: string, act: PaymentAct, method: PaymentMethod) =>
      mutate({ place, act, method, key: crypto.randomUUID() }),
    moving: isPending ? variables : undefined,
  }
}
