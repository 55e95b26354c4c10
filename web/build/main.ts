// npm run build: builds the pages in all languages, or for tests in those of BUILD_LANGUAGES, for example "en fr"
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@i-one/contract/languages'
import { createBuilder } from 'vite'

const web = fileURLToPath(new URL('..', import.meta.url))
const dist = join(web, 'dist')
const out = join(web, 'node_modules/.build')

/** Languages share their assets, whose names contain a hash of the content. */
const moveAssets = async (language: string) => {
  const from = join(out, '.pages', language, 'assets')
  await mkdir(join(out, 'assets'), { recursive: true })
  for (const file of await readdir(from)) await rename(join(from, file), join(out, 'assets', file))
  await rm(from, { recursive: true })
}

process.chdir(web)
// dist stays as it is until everything is built, because a running server sends its files
await rm(out, { recursive: true, force: true })
await cp(join(web, 'public'), out, { recursive: true })
for (const language of process.env['BUILD_LANGUAGES']?.split(' ') ?? languages) {
  process.env['BUILD_LANGUAGE'] = language
  await (await createBuilder({})).buildApp()
  await moveAssets(language)
}
await rm(dist, { recursive: true, force: true })
await rename(out, dist)
