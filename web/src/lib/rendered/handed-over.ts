import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a page was rendered from on the server: each answer with the key of its query. */
export type HandedOver = readonly (readonly [queryKey: QueryKey, data: unknown])[]

/** Its element in the page: data and no script, so the policy has nothing to say to it. */
const element = () => document.querySelector('#handed-over')

/** When the page came, by this device; 0 where it was kept, and nobody knows when it came. */
const cameAt = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.transferSize ? performance.timeOrigin + page.responseStart : 0
}

/** The server's clock minus this device's is known only here. */
const byThisClock = (data: unknown, at: number) => {
  if (!at || typeof data !== 'object' || data === null) return data
  const { serverTime, offset } = data as { serverTime?: string; offset?: number }
  return serverTime && offset !== undefined ? { ...data, offset: Date.parse(serverTime) - at } : data
}

/** It is shown at once, and asked for again by the page: on a slow connection it is some seconds old by now. */
export const takeOver = (queries: QueryClient) => {
  const handed = element()
  if (!handed) return
  const at = cameAt()
  for (const [queryKey, data] of JSON.parse(handed.textContent) as HandedOver)
    queries.setQueryData(queryKey, byThisClock(data, at), { updatedAt: 0 })
  handed.remove()
}
