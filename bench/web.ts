// The JavaScript each route loads before it can be used, gzipped, against its budget; then Lighthouse's figures.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sayScores } from './scores.ts'
import { root } from './server.ts'

interface Chunk {
  file: string
  imports?: string[]
}

const kilobyte = 1000
const budgets = { landing: 80 * kilobyte, other: 180 * kilobyte }
const dist = join(root, 'web/dist')

if (!existsSync(join(dist, '.vite/manifest.json')))
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** A chunk and whatever it imports statically. */
const withImports = (key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the build`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(imported, found)
  return found
}

const sizes = new Map<string, number>()
const sizeOf = (file: string) => {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}

const bytes = (keys: string[]) => {
  const files = new Set(keys.flatMap((key) => [...withImports(key)]))
  return [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0)
}

/** What a page names in its HTML is loaded whatever it is. */
const entriesOf = (page: string) => {
  const html = readFileSync(join(dist, page), 'utf8')
  const files = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file)
  return Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file ?? ''))
}

const shell = [...entriesOf('app.html'), 'src/app.tsx']

/** The lists of routes in the app, and the layout that each of them stands in. */
const layouts = {
  publicRoutes: 'src/frame/public-frame.tsx',
  signedInRoutes: 'src/frame/frame.tsx',
  accountRoutes: 'src/accounts/auth-layout.tsx',
  resetRoutes: 'src/accounts/auth-layout.tsx',
}

/** Each `path: '…'` of a list with the page that is imported before the next one. */
const lazyRoutes = (source: string) =>
  Object.entries(layouts).flatMap(([list, layout]) => {
    const text = source.slice(source.indexOf(`const ${list}`))
    const routes = text.slice(0, text.indexOf('\n]')).split("path: '")
    return routes.flatMap((part) => {
      const [path = ''] = part.split("'", 1)
      const page = /import\('\.\/([^']+)'\)/.exec(part)?.[1]
      return page ? [{ path, keys: [...shell, layout, `src/${page}`] }] : []
    })
  })

const main = readFileSync(join(root, 'web/src/main.tsx'), 'utf8')
const marketing = [...main.matchAll(/'(\/[a-z-]*)': \(\) => import\('\.\/([^']+)'\)/g)].map(
  ([, path = '', file]) => ({
    path,
    keys: [...entriesOf('index.html'), 'src/marketing/hydrate-page.tsx', `src/${file}`],
  }),
)
const app = lazyRoutes(readFileSync(join(root, 'web/src/app.tsx'), 'utf8'))

let over = 0
const say = (path: string, keys: string[], budget: number) => {
  const size = bytes(keys)
  if (size > budget) over++
  const share = `${(size / kilobyte).toFixed(1)} kB of ${budget / kilobyte}`
  console.log(`${path.padEnd(24)} ${share.padStart(18)}${size > budget ? '  OVER' : ''}`)
}
for (const { path, keys } of marketing)
  say(path === '/' ? '/ (landing)' : path, keys, path === '/' ? budgets.landing : budgets.other)
for (const { path, keys } of app) say(path, keys, budgets.other)
if (app.length === 0 || marketing.length === 0) throw new Error('no routes were found')

const under = await sayScores()
process.exit(over + under ? 1 : 0)
