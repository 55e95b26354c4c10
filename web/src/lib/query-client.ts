import { CallError } from '@i-one/contract/call'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { wasClockSetBack } from './server-clock.ts'

/** Does not retry after a status below 500, because a retry would fail in the same way. */
export const isRetryable = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof CallError && error.status < 500)

// Notifies synchronously, because React resets a controlled switch if its state is unchanged when the event ends.
notifyManager.setScheduler((notify) => notify())

/** `time` is in ms. Data is also stale if the device's clock was set back, because the data's age is then unknown. */
export const staleAfter =
  (time: number) =>
  ({ state }: { state: { dataUpdatedAt: number } }) =>
    wasClockSetBack(state.dataUpdatedAt) ? -Infinity : time

export const queryClient = new QueryClient({
  defaultOptions: {
    // offlineFirst, because without a network the service worker responds from its cache
    queries: { retry: isRetryable, staleTime: staleAfter(15_000), networkMode: 'offlineFirst' },
    // always, so that a change fails immediately instead of being sent later, when the user no longer expects it
    mutations: { networkMode: 'always' },
  },
})

/** For `throwOnError`. A page that already has data keeps showing the data instead of the error. */
export const throwWithoutData = (_error: Error, { state }: { state: { data: unknown } }) =>
  state.data === undefined
