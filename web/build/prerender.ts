import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk, Plugin, ViteBuilder, ViteDevServer } from 'vite'
import type { PrerenderedPath } from '../src/pages.ts'
import type * as renderPage from '../src/render-page.tsx'
import { bundleScript } from './classic-script.ts'
import {
  listChunks,
  listFiles,
  createModulePreloadTags,
  createPreloadTags,
  listStylesheets,
  createStylesheetTags,
} from './head.ts'
import { readPages } from './page-table.ts'
import { removeUnusedUtilities } from './page-utilities.ts'

type Renderer = typeof renderPage
type Pages = Awaited<ReturnType<typeof readPages>>

const pageRenderer = 'src/render-page.tsx'
const sharedRenderer = 'src/render-shared.tsx'

const app = 'src/start-app.tsx'
const topBar = 'src/frame/top-bar.tsx'

const modulesOf = ({ marketing, account }: Pages) => [
  ...marketing.map(({ path, module }) => ({ path, modules: [module] })),
  ...account.map(({ path, module }) => ({ path, modules: [app, 'src/accounts/auth-layout.tsx', module] })),
]

const isPrerendered = (pages: Pages, path: string): path is PrerenderedPath =>
  pages.prerendered.some((one) => one === path)
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Inserts our stylesheets after the entry's stylesheet, which sets the order of the cascade layers. */
const fillTemplate = (template: string, head: string, page: string, styles = '') =>
  template
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<!--page-->', () => page)

const translateTemplate = (template: string, language: string, { loadingText }: Renderer) =>
  template
    .replace('lang="en"', `lang="${language}" dir="${language.startsWith('ar') ? 'rtl' : 'ltr'}"`)
    // the browser loads the manifest without cookies
    .replace('/manifest.webmanifest', `/manifest.webmanifest?lang=${language}`)
    .replace('<!--loading-->', loadingText)

/** Merges stylesheets. Sets `font-display: optional`, because a font that loads after the first paint moves text. */
const mergeStylesheets = async (out: string, parts: string[], scripts: string[]) => {
  const read = (files: string[]) => Promise.all(files.map((file) => readFile(join(out, file), 'utf8')))
  const text = removeUnusedUtilities((await read(parts)).join('\n'), await read(scripts)).replaceAll(
    'font-display:swap',
    'font-display:optional',
  )
  const file = `assets/rendered-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(out, file), text)
  return file
}

const stylesheetsByClass = async (out: string, manifest: Manifest) => {
  const chunks = listChunks(manifest, 'index.html', ...Object.keys(manifest))
  const files = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
  const stylesheets = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(out, file), 'utf8') })),
  )
  const classes = stylesheets.flatMap(({ text }, at) =>
    [...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => [name!, at] as const),
  )
  return { stylesheets, classes: Object.fromEntries(classes.toReversed()) }
}

/**
 * Lists the merged stylesheets as disabled links, because Chromium would load the fonts again and move the text if the
 * links were enabled. The app itself loads the stylesheet with all utilities.
 */
const toSharedHtml = async (html: string, out: string, manifest: Manifest, page: Pages['shared'][number]) => {
  const chunks = listChunks(manifest, app, page.module)
  const entry = listChunks(manifest, 'index.html')
  const own = entry.flatMap(({ css }) => css ?? [])
  const parts = [...own, ...listStylesheets(chunks)]
  const ofApp = listChunks(manifest, app)
  const ofPage = chunks.filter((chunk) => !ofApp.includes(chunk))
  const later = listChunks(manifest, ...ofPage.flatMap(({ dynamicImports }) => dynamicImports ?? []))
  const scripts = [...new Set([...chunks, ...later].map((chunk) => chunk.file))]
  const file = await mergeStylesheets(out, parts, scripts)
  const files = chunks.filter((chunk) => !entry.includes(chunk)).map((chunk) => `/${chunk.file}`)
  const head = `<title>i-one</title><meta name="i-one:rendered" content="${files.join(' ')}">`
  const links = parts.map(async (part) => {
    const hasUtilities = (await readFile(join(out, part), 'utf8')).includes('@layer utilities{')
    return hasUtilities ? '' : `<link rel="stylesheet" disabled href="/${part}">`
  })
  const linked = new RegExp(`<link rel="stylesheet"[^>]*(?:${own.join('|')})">`, 'g')
  return fillTemplate(
    html.replaceAll(linked, ''),
    head,
    '',
    `<link rel="stylesheet" crossorigin href="/${file}">${(await Promise.all(links)).join('')}`,
  )
}

const writePages = async (builder: ViteBuilder, pages: Pages, language: string, start: string) => {
  const { root, build } = builder.config
  const out = resolve(root, build.outDir)
  const rendererOut = join(root, builder.environments['prerender']!.config.build.outDir)
  const renderer = (await import(pathToFileURL(join(rendererOut, 'render-page.js')).href)) as Renderer
  const built = await readFile(join(out, 'index.html'), 'utf8')
  const template = translateTemplate(built, language, renderer).replace(
    '<script',
    (tag) => `<script src="/${start}"></script>\n    ${tag}`,
  )
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest

  const write = (file: string, head: string, body: string, chunks: ManifestChunk[]) =>
    writeFile(
      join(out, file),
      fillTemplate(template, head + createPreloadTags(manifest), body, createStylesheetTags(chunks)),
    )

  // Home and the landing page share the address `/`, so the start script loads these files only for signed-in users.
  const home = pages.signedIn.find(({ path }) => path === '/')!.module
  const own = listChunks(manifest, 'index.html')
  const homeFiles = listFiles(listChunks(manifest, app, topBar, home).filter((chunk) => !own.includes(chunk)))
  const homeHead = `<meta name="i-one:home" content="${homeFiles.map((file) => `/${file}`).join(' ')}">`

  for (const { path, modules } of modulesOf(pages)) {
    if (!isPrerendered(pages, path)) continue
    const { head, body } = await renderer.renderPage(path)
    const more = path === '/' ? homeHead : ''
    await write(fileOf(path), head + more, body, listChunks(manifest, ...modules))
  }
  const chunks = listChunks(manifest, app)
  await write('app.html', `<title>i-one</title>${createModulePreloadTags(chunks)}`, '', chunks)
  const rendered = pages.shared.map(async (page) => [
    page.path,
    await toSharedHtml(template, out, manifest, page),
  ])
  await writeFile(
    join(out, '.vite/rendered.json'),
    JSON.stringify({
      pages: Object.fromEntries(await Promise.all(rendered)),
      ...(await stylesheetsByClass(out, manifest)),
    }),
  )
  const addresses = { app: pages.addresses, marketing: pages.marketing.map(({ path }) => path) }
  await writeFile(join(out, '.vite/addresses.json'), JSON.stringify(addresses))
  await writeFile(
    join(out, 'manifest.webmanifest'),
    JSON.stringify({ lang: language, ...renderer.webManifest }),
  )
  await rm(rendererOut, { recursive: true })
}

const renderForDev = async (
  server: ViteDevServer,
  pages: Pages,
  language: string,
  path: string,
  built: string,
) => {
  const renderer = (await server.ssrLoadModule(`/${pageRenderer}`)) as Renderer
  const template = translateTemplate(built, language, renderer)
  if (!isPrerendered(pages, path)) return fillTemplate(template, '<title>i-one</title>', '')
  const { head, body } = await renderer.renderPage(path)
  return fillTemplate(template, head, body)
}

const toServerBuild = (input: string, outDir: string) => ({
  outDir,
  emptyOutDir: true,
  copyPublicDir: false,
  manifest: false,
  emitAssets: false,
  rolldownOptions: { input },
})

export const prerender = (language: string): Plugin => {
  let root = ''
  let pages: Pages
  let start = ''
  return {
    name: 'prerender',
    sharedDuringBuild: true,
    config: () => ({
      builder: { sharedConfigBuild: true },
      environments: {
        shared: {
          consumer: 'server',
          resolve: { noExternal: true },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: toServerBuild(sharedRenderer, `node_modules/.build/.pages/${language}/.vite/render`),
        },
        prerender: {
          consumer: 'server',
          build: toServerBuild(pageRenderer, `node_modules/.prerender/${language}`),
        },
      },
    }),
    async configResolved(config) {
      root = config.root
      pages = await readPages(root)
    },
    async buildApp(builder) {
      await builder.build(builder.environments['client']!)
      await builder.build(builder.environments['prerender']!)
      await builder.build(builder.environments['shared']!)
      await writePages(builder, pages, language, start)
    },
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      start = this.emitFile({
        type: 'asset',
        name: 'start.js',
        source: await bundleScript(join(root, 'src/start.ts'), {
          pagesWithoutApp: JSON.stringify(
            pages.marketing.map(({ path }) => path).filter((path) => path !== '/'),
          ),
        }),
      })
    },
    configureServer(server) {
      server.middlewares.use('/manifest.webmanifest', (_, response, next) => {
        const render = server.ssrLoadModule(`/${pageRenderer}`) as Promise<Renderer>
        render.then(({ webManifest }) => response.end(JSON.stringify(webManifest)), next)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server, originalUrl }) =>
        server
          ? renderForDev(server, pages, language, new URL(originalUrl ?? '/', 'http://i-one').pathname, html)
          : html,
    },
    generateBundle() {
      if (this.environment.name === 'client') start = this.getFileName(start)
    },
  }
}
