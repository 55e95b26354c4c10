// The JavaScript each page loads before it can be used, gzipped, against its bound. Reads what was built, and the addresses
// from the routes themselves.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { RouteObject } from 'react-router'
import { type Manifest, createServer } from 'vite'
import type { SharedPath } from '../src/shared-pages.ts'
import { chunksOf } from './head.ts'
import { moduleOf, readPages } from './page-table.ts'

const kilobyte = 1000
const bounds = { landing: 68 * kilobyte, other: 150 * kilobyte }
/** Of the pages that a shared link opens: each its own, close above what it loads. */
const sharedBounds: Record<SharedPath, number> = {
  '/m/:id': 116 * kilobyte,
  '/p/:id': 114 * kilobyte,
  '/c/:code': 115 * kilobyte,
  '/w/:code': 104 * kilobyte,
  '/s/:code': 119 * kilobyte,
  '/t/:code': 120 * kilobyte,
}

const web = fileURLToPath(new URL('..', import.meta.url))
const built = (file: string) => readFileSync(`${web}dist/${file}`)
const manifest = JSON.parse(built('.vite/manifest.json').toString()) as Manifest

const entry = 'index.html'
const app = 'src/app.tsx'
/** What a visitor's shared page is taken over by, without the app. */
const startShared = 'src/start-shared.tsx'
type Page = { path: string; modules: string[] }

/** Every page below a route, with what the layouts it stands in are made of. */
const pagesOf = (route: RouteObject, around: string[] = []): Page[] => {
  const module = moduleOf(route.lazy)
  const modules = module ? [...around, module] : around
  const own = route.path && module ? [{ path: route.path, modules }] : []
  return [...own, ...(route.children ?? []).flatMap((child) => pagesOf(child, modules))]
}

const readRoutes = async () => {
  const server = await createServer({
    root: web,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const { routesFor } = (await server.ssrLoadModule(`/${app}`)) as {
    routesFor: (isMember: boolean) => RouteObject
  }
  const pages = [true, false].flatMap((isMember) => pagesOf(routesFor(isMember)))
  await server.close()
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}

const sizes = new Map<string, number>()
const sizeOf = (file: string) => {
  const size = sizes.get(file) ?? gzipSync(built(file), { level: 9 }).length
  sizes.set(file, size)
  return size
}

/** Whether it is within its bound. */
const say = ({ path, modules }: Page, bound: number) => {
  const files = new Set(chunksOf(manifest, entry, ...modules).map(({ file }) => file))
  const size = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0)
  const share = `${(size / kilobyte).toFixed(1)} kB of ${bound / kilobyte}`
  console.log(`${path.padEnd(24)} ${share.padStart(18)}${size > bound ? '  OVER' : ''}`)
  return size <= bound
}

const { marketing, shared } = await readPages(web)
const routes = await readRoutes()
const within = [
  ...marketing.map(({ path, module }) =>
    say(
      { path, modules: ['src/marketing/hydrate-page.tsx', module] },
      path === '/' ? bounds.landing : bounds.other,
    ),
  ),
  ...shared.map(({ path, module }) =>
    say({ path: `${path} for visitors`, modules: [startShared, module] }, sharedBounds[path as SharedPath]),
  ),
  ...routes.map(({ path, modules }) => say({ path, modules: [app, ...modules] }, bounds.other)),
]
if (!routes.length) throw new Error('no routes were found')
process.exit(within.every(Boolean) ? 0 : 1)
