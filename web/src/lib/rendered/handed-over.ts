import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hear } from '../server-clock.ts'

/** What a page was rendered from on the server: when, and each answer with the key of its query. */
export interface HandedOver {
  at: string
  seen: readonly (readonly [queryKey: QueryKey, data: unknown])[]
}

/** When the page was asked for and came; nobody knows where it was kept on the way. */
const wayOf = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.transferSize ? { asked: page.requestStart, came: page.responseStart } : undefined
}

/**
 * Takes over what the page was rendered from, as old as the page: what is fresh is not asked for again. When it was rendered is
 * returned.
 */
export const takeOver = (queries: QueryClient) => {
  // data and no script, so the policy has nothing to say to it
  const element = document.querySelector('#handed-over')!
  const { at, seen } = JSON.parse(element.textContent) as HandedOver
  const way = wayOf()
  // the queries count by the device's clock
  const updatedAt = way ? Math.round(performance.timeOrigin + way.came) : 0
  for (const [queryKey, data] of seen) queries.setQueryData(queryKey, data, { updatedAt })
  element.remove()
  const rendered = new Date(at)
  // the server gives it to others for a second
  hear(rendered.getTime(), way, 2000)
  return rendered
}
