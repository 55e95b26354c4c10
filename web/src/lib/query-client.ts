import { CallError } from '@i-one/contract/call'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { wasPutBack } from './server-clock.ts'

/** A refusal stays one however often it is asked; only what was not answered, or answered with 5xx, is tried again. */
export const worthAnotherTry = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof CallError && error.status < 500)

// React puts a controlled switch back unless its new state is known before the event has ended.
notifyManager.setScheduler((notify) => notify())

/**
 * For `staleTime`, in ms. Of an answer that came before the device's clock was put back, nobody knows how old it is.
 */
export const freshFor =
  (time: number) =>
  ({ state }: { state: { dataUpdatedAt: number } }) =>
    wasPutBack(state.dataUpdatedAt) ? -Infinity : time

export const queryClient = new QueryClient({
  defaultOptions: {
    // offlineFirst: without a network the service worker answers with what was last seen
    queries: { retry: worthAnotherTry, staleTime: freshFor(15_000), networkMode: 'offlineFirst' },
    // refused at once, and not done later, when nobody expects it any more
    mutations: { networkMode: 'always' },
  },
})

/** For `throwOnError`: a page without what it is about is the frame's to explain; one that has it keeps showing it. */
export const unlessSeen = (_error: Error, { state }: { state: { data: unknown } }) => state.data === undefined
