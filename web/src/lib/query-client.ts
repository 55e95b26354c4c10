import { CallError } from '@i-one/contract/call'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { wasClockSetBack } from './server-clock.ts'

/** Errors below 500 do not change when repeated. */
export const isRetryable = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof CallError && error.status < 500)

// React resets a controlled switch unless its new state is known before the event has ended.
notifyManager.setScheduler((notify) => notify())

/** In ms. Data from before the device's clock was set back has an unknown age. */
export const staleAfter =
  (time: number) =>
  ({ state }: { state: { dataUpdatedAt: number } }) =>
    wasClockSetBack(state.dataUpdatedAt) ? -Infinity : time

export const queryClient = new QueryClient({
  defaultOptions: {
    // offlineFirst: without a network the service worker responds from its cache
    queries: { retry: isRetryable, staleTime: staleAfter(15_000), networkMode: 'offlineFirst' },
    // fails immediately, instead of running later, when the user no longer expects it
    mutations: { networkMode: 'always' },
  },
})

/** For `throwOnError`: a page that already has data keeps showing it. */
export const throwWithoutData = (_error: Error, { state }: { state: { data: unknown } }) =>
  state.data === undefined
