import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { matchPath, StaticRouter } from 'react-router'
import { publicPages } from './app-pages.ts'
import { App } from './app.tsx'
import { connection } from './lib/call.ts'
import type { HandedOver } from './lib/rendered/handed-over.ts'
import { partsHere } from './lib/rendered/lazy-part.ts'
import { withoutStyleAttributes } from './lib/rendered/style-attributes.ts'
import { preloadPage } from './lib/routing/page.tsx'
import { sharedPaths } from './shared-pages.ts'
import { paintAs } from './ui/first-paint.ts'

/** Pages ask, get their answers and ask for what these lead to; after so many rounds they are shown as they stand. */
const rounds = 4

const isOpen = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false

/** React's mark where a part had not come. */
const isInPart = (html: string) => html.includes('<!--$!-->')

/** The page itself threw: what stands in its place is for the browser, which tries again. */
const isBroken = (html: string) => html.startsWith('<!--$!-->')

/** How the pages reach the server they are rendered by. Nobody is signed in here: the token is in somebody's browser. */
export const callBy = (fetch: typeof globalThis.fetch) => {
  connection.fetch = fetch
  delete connection.onRefusal
  delete connection.onAnswer
}

/** A shared page as a visitor sees it. `worked` is the time it took of the process, in ms, without what it waited for. */
export interface Rendered extends HandedOver {
  html: string
  /** What the style attributes said, which the policy forbids in HTML. */
  styles: string
  worked: number
}

/** Rejects where something that the page asks for is refused: its own page in the browser says so. */
export const renderShared = async (url: string): Promise<Rendered | undefined> => {
  const { pathname, search } = new URL(url)
  const path = sharedPaths.find((one) => matchPath(one, pathname))
  if (!path) return undefined
  await preloadPage(publicPages[path])
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  let worked = 0
  for (let round = 1; ; round++) {
    const at = new Date()
    const began = performance.now()
    paintAs({ at })
    const html = renderToString(
      <QueryClientProvider client={queries}>
        <StaticRouter location={pathname + search}>
          <App />
        </StaticRouter>
      </QueryClientProvider>,
    )
    paintAs(undefined)
    worked += performance.now() - began
    if (isBroken(html)) throw new Error(`${path} could not be rendered`)
    const open = queries.getQueryCache().findAll({ predicate: isOpen })
    if ((open.length || isInPart(html)) && round < rounds) {
      await Promise.all([...open.map((query) => query.fetch()), partsHere()])
      continue
    }
    const answered = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
    const seen = answered.map(({ queryKey, state }) => [queryKey, state.data] as const)
    queries.clear()
    return { ...withoutStyleAttributes(html), at: at.toISOString(), seen, worked }
  }
}
