// npm run sizes: measures the scripts of each page in each language
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { languages } from '@i-one/contract/languages'
import type { Manifest } from 'vite'
import { listChunks } from './head.ts'
import { readPages } from './page-table.ts'

const kilobyte = 1000
const bounds = { landing: 80, shared: 139, other: 161 }
/** Other languages have longer texts than English. */
const allowance = 2
const sharedBounds: Partial<Record<string, number>> = { '/s/:code': 147, '/t/:code': 145 }

const web = fileURLToPath(new URL('..', import.meta.url))
const built = (file: string) => readFileSync(`${web}dist/${file}`)

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

const checkIn =
  (language: string, manifest: Manifest) =>
  ({ path, modules }: Page, englishBound: number) => {
    const bound = englishBound + (language === 'en' ? 0 : allowance)
    const files = new Set(listChunks(manifest, entry, ...modules).map(({ file }) => file))
    const scripts = [...files].filter((file) => file.endsWith('.js'))
    const size = scripts.reduce((sum, file) => sum + sizeOf(file), 0) / kilobyte
    console.log(
      `${path.padEnd(36)} ${`${size.toFixed(1)} kB of ${bound}`.padStart(15)} ${scripts.length} files${size > bound ? '  OVER' : ''}`,
    )
    return size <= bound
  }

const { marketing, account, open, signedIn, unframed, shared } = await readPages(web)

const checkPages = (language: string) => {
  console.log(language)
  const manifest = JSON.parse(built(`.pages/${language}/.vite/manifest.json`).toString()) as Manifest
  const check = checkIn(language, manifest)
  return [
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
}

const builtLanguages = readdirSync(`${web}dist/.pages`)
const within = languages.filter((language) => builtLanguages.includes(language)).flatMap(checkPages)
process.exit(within.every(Boolean) ? 0 : 1)
