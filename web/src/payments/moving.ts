import {
  recordPlacePayment,
  remindPayers,
  type PaymentAction,
  type PaymentMethod,
  type Payments,
  type PlacePayment,
} from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { toastError } from '../lib/show-error.ts'
import { findChangedAmount, getExpectedAmount } from './payment-acts.ts'
import { paymentsQueryKey } from './queries.ts'

interface RecordRequest {
  place: string
  act: PaymentAction
  method: PaymentMethod
  /** The amount that the page shows. The server rejects the request if the actual amount differs. */
  expected: number
  key: string
}

const createHandlers = (queries: QueryClient, session: Session) => {
  const queryKey = paymentsQueryKey(session)
  return {
    onSuccess: async (answer: Payments) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueriesData({ queryKey }, answer)
      // Refetches the host console, because payments to the pitch also appear in the host console.
      void queries.invalidateQueries({ queryKey: ['host'] })
    },
    onError: (error: Error) => {
      toastError(error)
      void queries.invalidateQueries({ queryKey })
    },
  }
}

export const useRemindPayers = (session: Session) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(remindPayers, { params: { id: session._id } }),
    ...createHandlers(queries, session),
  })
  return { remind: () => mutate(), isReminding: isPending }
}

export const useRecordPayment = (session: Session, payments: Payments | undefined) => {
  const queries = useQueryClient()
  const handlers = createHandlers(queries, session)
  const findChange = (error: unknown, wanted: RecordRequest) =>
    payments &&
    findChangedAmount<PlacePayment>(error, wanted, (payment) =>
      getExpectedAmount(wanted.act, payment, payments),
    )
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ place, key, ...body }: RecordRequest) =>
      call(recordPlacePayment, { params: { id: session._id, place }, body, key }),
    ...handlers,
    onError: (reason, wanted) => {
      if (!findChange(reason, wanted)) return handlers.onError(reason)
      void queries.invalidateQueries({ queryKey: paymentsQueryKey(session) })
    },
  })
  return {
    changed: variables && findChange(error, variables),
    wanted: variables,
    forget: reset,
    record: (wanted: Omit<RecordRequest, 'key'>) => mutate({ ...wanted, key: crypto.randomUUID() }),
    recording: isPending ? variables : undefined,
  }
}
