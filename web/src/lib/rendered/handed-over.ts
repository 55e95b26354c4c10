import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { syncClock } from '../server-clock.ts'

export interface RenderedQueries {
  at: string
  seen: readonly (readonly [queryKey: QueryKey, data: unknown])[]
}

const readTiming = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.transferSize ? { asked: page.requestStart, came: page.responseStart } : undefined
}

export const importRenderedQueries = (queries: QueryClient) => {
  // the script element contains JSON, so the content security policy does not block it
  const element = document.querySelector('#handed-over')!
  const { at, seen } = JSON.parse(element.textContent) as RenderedQueries
  const timing = readTiming()
  // in device time, because queries measure their age with the device's clock
  const updatedAt = timing ? Math.round(performance.timeOrigin + timing.came) : 0
  for (const [queryKey, data] of seen) queries.setQueryData(queryKey, data, { updatedAt })
  element.remove()
  const rendered = new Date(at)
  // `rendered` can be up to two seconds old, because the server caches rendered pages
  syncClock(rendered.getTime(), timing, 2000)
  return rendered
}
