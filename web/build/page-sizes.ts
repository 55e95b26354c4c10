import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { listChunks } from './head.ts'
import { readPages } from './page-table.ts'

const kilobyte = 1000
const bounds = { landing: 80, shared: 137, other: 161 }
const sharedBounds: Partial<Record<string, number>> = { '/s/:code': 145, '/t/:code': 143 }

const web = fileURLToPath(new URL('..', import.meta.url))
const built = (file: string) => readFileSync(`${web}dist/${file}`)
const manifest = JSON.parse(built('.vite/manifest.json').toString()) as Manifest

const entry = 'index.html'
const app = 'src/start-app.tsx'
const authLayout = 'src/accounts/auth-layout.tsx'
const topBar = 'src/frame/top-bar.tsx'
type Page = { path: string; modules: string[] }

const sizes = new Map<string, number>()
const sizeOf = (file: string) => {
  const size = sizes.get(file) ?? gzipSync(built(file), { level: 9 }).length
  sizes.set(file, size)
  return size
}

const check = ({ path, modules }: Page, bound: number) => {
  const files = new Set(listChunks(manifest, entry, ...modules).map(({ file }) => file))
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const size = scripts.reduce((sum, file) => sum + sizeOf(file), 0) / kilobyte
  console.log(
    `${path.padEnd(36)} ${`${size.toFixed(1)} kB of ${bound}`.padStart(15)} ${scripts.length} files${size > bound ? '  OVER' : ''}`,
  )
  return size <= bound
}

const { marketing, account, open, signedIn, unframed, shared } = await readPages(web)
const within = [
  ...marketing.map(({ path, module }) =>
    check(
      { path, modules: ['src/marketing/hydrate-page.tsx', module] },
      path === '/' ? bounds.landing : bounds.other,
    ),
  ),
  ...shared.map(({ path, module }) =>
    check({ path: `${path} for visitors`, modules: [app, module] }, sharedBounds[path] ?? bounds.shared),
  ),
  ...account.map(({ path, module }) => check({ path, modules: [app, authLayout, module] }, bounds.other)),
  ...[open, signedIn]
    .flat()
    .map(({ path, module }) => check({ path, modules: [app, topBar, module] }, bounds.other)),
  ...unframed.map(({ path, module }) => check({ path, modules: [app, module] }, bounds.other)),
]
process.exit(within.every(Boolean) ? 0 : 1)
