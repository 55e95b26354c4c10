import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { matchPath, StaticRouter } from 'react-router'
import { publicPages } from './app-pages.ts'
import { App } from './app.tsx'
import { connection } from './lib/call.ts'
import type { RenderedQueries } from './lib/rendered/handed-over.ts'
import { waitForParts } from './lib/rendered/lazy-part.ts'
import { moveStyleAttributes } from './lib/rendered/style-attributes.ts'
import { preloadPage } from './lib/routing/page.tsx'
import { sharedPaths } from './shared-pages.ts'
import { setRenderState } from './ui/first-paint.ts'

/** Maximum number of renders per page, because each response can lead to more requests. */
const rounds = 4

const isOpen = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false

/** Returns true if a Suspense boundary was not ready: React then inserts this marker. */
const isInPart = (html: string) => html.includes('<!--$!-->')

/** Returns true if the page threw: React then renders a fallback, and the browser would render the page again. */
const isBroken = (html: string) => html.startsWith('<!--$!-->')

/** Sets how rendered pages call the API. Requests are always signed out, because only the browser has the token. */
export const setFetch = (fetch: typeof globalThis.fetch) => {
  connection.fetch = fetch
  delete connection.onError
  delete connection.onResponse
}

/** `worked` is the CPU time in milliseconds. */
export interface RenderedPage extends RenderedQueries {
  html: string
  styles: string
  worked: number
}

/** Rejects if a page request fails. The browser then shows the error. */
export const renderShared = async (url: string): Promise<RenderedPage | undefined> => {
  const { pathname, search } = new URL(url)
  const path = sharedPaths.find((one) => matchPath(one, pathname))
  if (!path) return undefined
  await preloadPage(publicPages[path])
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  let worked = 0
  for (let round = 1; ; round++) {
    const at = new Date()
    const began = performance.now()
    setRenderState({ at })
    const html = renderToString(
      <QueryClientProvider client={queries}>
        <StaticRouter location={pathname + search}>
          <App />
        </StaticRouter>
      </QueryClientProvider>,
    )
    setRenderState(undefined)
    worked += performance.now() - began
    if (isBroken(html)) throw new Error(`${path} could not be rendered`)
    const open = queries.getQueryCache().findAll({ predicate: isOpen })
    if ((open.length || isInPart(html)) && round < rounds) {
      await Promise.all([...open.map((query) => query.fetch()), waitForParts()])
      continue
    }
    const answered = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
    const seen = answered.map(({ queryKey, state }) => [queryKey, state.data] as const)
    queries.clear()
    return { ...moveStyleAttributes(html), at: at.toISOString(), seen, worked }
  }
}
