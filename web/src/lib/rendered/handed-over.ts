import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a page was rendered from on the server: when, and each answer with the key of its query. */
export interface HandedOver {
  at: string
  seen: readonly (readonly [queryKey: QueryKey, data: unknown])[]
}

/** When the page came, by this device; 0 where it was kept, and nobody knows when it came. */
const cameAt = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.transferSize ? Math.round(performance.timeOrigin + page.responseStart) : 0
}

/** The server's clock minus this device's is known only here. */
const byThisClock = (data: unknown, at: number) => {
  if (!at || typeof data !== 'object' || data === null) return data
  const { serverTime, offset } = data as { serverTime?: string; offset?: number }
  return serverTime && offset !== undefined ? { ...data, offset: Date.parse(serverTime) - at } : data
}

/**
 * Takes over what the page was rendered from, as old as the page: what is fresh is not asked for again. `at` is when it was
 * rendered, and `setClock` puts this device's clock in the place of the server's, once the page is alive.
 */
export const takeOver = (queries: QueryClient) => {
  // data and no script, so the policy has nothing to say to it
  const element = document.querySelector('#handed-over')!
  const { at, seen } = JSON.parse(element.textContent) as HandedOver
  const came = cameAt()
  for (const [queryKey, data] of seen) queries.setQueryData(queryKey, data, { updatedAt: came })
  element.remove()
  const setClock = () => {
    for (const [queryKey] of seen)
      queries.setQueryData(queryKey, (data) => byThisClock(data, came), {
        updatedAt: queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
      })
  }
  return { at: new Date(at), setClock }
}
