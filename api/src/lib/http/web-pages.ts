import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { type Language, languageQuery, languages } from '@i-one/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ApiError } from './api-error.ts'
import type { App } from './app.ts'
import { fillPage, fillPlaceholders, type FilledPage, sendPage, toAboutFields } from './filled-page.ts'
import { type Previews, servePreviews } from './link-preview.ts'
import type { Stylesheets } from './rendered/part-styles.ts'
import { openRenderer } from './rendered/renderer.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { type SitemapSources, serveSitemap } from './sitemap.ts'

const built = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
const pagesFolder = join(built, '.pages')
const day = 24 * 60 * 60

const shell = 'app.html'
const worker = 'service-worker.js'
const robots = 'robots.txt'
const manifest = 'manifest.webmanifest'
const addressTable = '.vite/addresses.json'
const templates = '.vite/rendered.json'
const renderer = '.vite/render/render-shared.js'

/** Languages whose pages are built completely. Empty if the web app is not built. */
export const listBuiltLanguages = (): Language[] => {
  const folders = existsSync(pagesFolder) ? readdirSync(pagesFolder) : []
  const isComplete = (folder: string) =>
    [addressTable, templates, worker].every((file) => existsSync(join(pagesFolder, folder, file)))
  return folders.filter(isComplete).toSorted() as Language[]
}

const isFile = (path: string) => /\/\.|\.\w+$/.test(path)
const isOfServer = (path: string) => /^\/(?:i-one|assets|docs)\//.test(path)

const cacheControl = (path: string) => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.(?:avif|webp|jpg|png|svg|ico)$/.test(path) ? `public, max-age=${day}` : 'no-cache'
}

const staticOptions = {
  index: false,
  serveDotFiles: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders(response, path) {
    response.setHeader('cache-control', cacheControl(path.replace(/\.(?:br|gz)$/, '')))
    response.setHeader('vary', 'accept-encoding')
  },
} satisfies Partial<FastifyStaticOptions>

const isLeftOut = /\/\.|\.(?:br|gz)$/

export const serveWebPages = async (app: App, previews: Previews, listings: SitemapSources) => {
  const { fastify } = app
  const builtLanguages = listBuiltLanguages()
  const [firstLanguage] = builtLanguages
  if (!firstLanguage) {
    fastify.setNotFoundHandler(notFound)
    fastify.log.warn('the web app is not built (npm run build), so only the API is served')
    return
  }
  const { defaultLanguage } = app.config
  if (!builtLanguages.includes(defaultLanguage))
    throw new Error(
      `DEFAULT_LANGUAGE is ${defaultLanguage}, but the web app is only built in ${builtLanguages.join(', ')}`,
    )
  const byLanguage = Object.fromEntries(
    await Promise.all(
      builtLanguages.map(async (language) => [language, await fillPages(app.config, language)] as const),
    ),
  ) as Record<Language, Pages>
  const first = byLanguage[firstLanguage]
  const send = (pick: (pages: Pages) => FilledPage, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', contentSecurityPolicy)
    return sendPage(pick(byLanguage[request.language]), request, reply)
  }
  const addresses = await readAddresses(firstLanguage)
  const fill = (text: string) => fillPlaceholders(text, first.known)
  const render = openRenderer(fastify, byLanguage, fill)
  const shells = (language: Language) => byLanguage[language].shell
  servePreviews(app, previews, shells, render)
  serveSitemap(app, addresses.marketing, listings)
  await serveFiles(fastify)
  for (const path of Object.keys(first.byPath))
    fastify.get(path, (request, reply) => send(({ byPath }) => byPath[path]!, request, reply))
  for (const path of addresses.app)
    if (!(path in previews) && !(path in first.byPath))
      fastify.get(path, (request, reply) => send(({ shell }) => shell, request, reply))
  fastify.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (request.method !== 'GET' || isFile(path) || isOfServer(path)) return notFound()
    return send(({ shell }) => shell, request, reply.status(404))
  })
}

const notFound = () => {
  throw new ApiError('not-found')
}

// Registers one wildcard route per folder, because a route per file would take longer than registering the whole API.
const serveFiles = async (fastify: FastifyInstance) => {
  const entries = await readdir(built, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  for (const { name } of folders)
    await fastify.register(fastifyStatic, {
      ...staticOptions,
      root: join(built, name),
      prefix: `/${name}/`,
      decorateReply: false,
      allowedPath: (path) => !isLeftOut.test(path),
    })
  await fastify.register(fastifyStatic, {
    ...staticOptions,
    root: built,
    wildcard: false,
    globIgnore: ['*/*/**', '*.br', '*.gz', robots],
  })
}

const readAddresses = async (language: Language) =>
  JSON.parse(await readFile(join(pagesFolder, language, addressTable), 'utf8')) as {
    app: string[]
    marketing: string[]
  }

const toLanguageQueries = (defaultLanguage: Language) =>
  Object.fromEntries(
    languages.map((code) => [`query_${code}`, languageQuery(code, defaultLanguage)] as const),
  )

const pathOf = (file: string) => `/${file.replace(/^index\.html$|\.html$/, '')}`

type Pages = Awaited<ReturnType<typeof fillPages>>

const fillPages = async ({ about, publicUrl, defaultLanguage }: Config, language: Language) => {
  const folder = join(pagesFolder, language)
  const known = { ...toAboutFields(about, publicUrl), ...toLanguageQueries(defaultLanguage) }
  const fill = async (file: string, type: string, more = {}) =>
    fillPage(await readFile(join(folder, file), 'utf8'), type, { ...known, ...more })
  const htmlType = 'text/html; charset=utf-8'
  const html = (file: string) => fill(file, htmlType)

  const files = (await readdir(folder)).filter((file) => file.endsWith('.html') && file !== shell)
  const pages = await Promise.all(files.map(async (file) => [pathOf(file), await html(file)] as const))
  const app = await html(shell)
  const version = createHash('sha256')
  for (const page of [...pages.map(([, page]) => page), app]) version.update(page.etag)
  const script = await fill(worker, 'text/javascript; charset=utf-8', {
    version: version.digest('base64url').slice(0, 12),
  })
  const { pages: unfilled, ...stylesheets } = JSON.parse(
    await readFile(join(folder, templates), 'utf8'),
  ) as Stylesheets & { pages: Record<string, string> }
  const toRender = Object.entries(unfilled).map(
    ([path, page]) => [path, fillPage(page, htmlType, known)] as const,
  )
  const rules = fillPage(await readFile(join(built, robots), 'utf8'), 'text/plain; charset=utf-8', known)
  const byPath: Record<string, FilledPage> = {
    ...Object.fromEntries(pages),
    [`/${worker}`]: script,
    [`/${manifest}`]: await fill(manifest, 'application/manifest+json'),
    [`/${robots}`]: rules,
  }
  return {
    byPath,
    shell: app,
    toRender: Object.fromEntries(toRender),
    stylesheets,
    renderer: join(folder, renderer),
    known,
  }
}
