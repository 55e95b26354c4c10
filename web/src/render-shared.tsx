import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { publicRoutes } from './app-routes.ts'
import { connection } from './lib/call.ts'
import type { HandedOver } from './lib/rendered/handed-over.ts'
import { renderedPaths } from './lib/rendered/rendered-paths.ts'
import { withoutStyleAttributes } from './lib/rendered/style-attributes.ts'

const routes: RouteObject[] = [
  {
    lazy: () => import('./frame/public-frame.tsx'),
    children: publicRoutes.filter(({ path = '' }) => renderedPaths.some((one) => one === path)),
  },
]
const { query: match, dataRoutes } = createStaticHandler(routes)

/** Pages ask, get their answers and ask for what these lead to; after so many rounds they are shown as they stand. */
const rounds = 3

const isOpen = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false

/** How the pages reach the server they are rendered by. Nobody is signed in here: the token is in somebody's browser. */
export const callBy = (fetch: typeof globalThis.fetch) => {
  connection.fetch = fetch
  delete connection.onRefusal
}

/** A shared page as a visitor sees it. `worked` is the time it took of the process, in ms, without what it waited for. */
export interface Rendered {
  html: string
  /** What the style attributes said, which the policy forbids in HTML. */
  styles: string
  seen: HandedOver
  worked: number
}

/** Rejects where something that the page asks for is refused: its own page in the browser says so. */
export const renderShared = async (url: string): Promise<Rendered | undefined> => {
  const context = await match(new Request(url))
  if (context instanceof Response) return undefined
  const router = createStaticRouter(dataRoutes, context)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  let worked = 0
  for (let round = 1; ; round++) {
    const began = performance.now()
    const html = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </QueryClientProvider>,
    )
    worked += performance.now() - began
    const open = queries.getQueryCache().findAll({ predicate: isOpen })
    if (open.length && round < rounds) {
      await Promise.all(open.map((query) => query.fetch()))
      continue
    }
    const answered = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
    const seen = answered.map(({ queryKey, state }) => [queryKey, state.data] as const)
    queries.clear()
    return { ...withoutStyleAttributes(html), seen, worked }
  }
}
