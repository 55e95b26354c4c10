import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Manifest, Plugin, ViteBuilder, ViteDevServer } from 'vite'

import type { renderPage } from '../src/marketing/render-page.tsx'
import { classicScript } from './classic-script.ts'
import { appHead, chunksOf, preloads, stylesheets } from './head.ts'

type Renderer = { renderPage: typeof renderPage }

const renderer = 'src/marketing/render-page.tsx'
const rendererOut = 'node_modules/.prerender'

/** The marketing pages, and the file each is written to; `app.html` is the shell of every other address. */
const files = {
  '/': ['index.html', 'src/marketing/landing-page.tsx'],
  '/how-it-works': ['how-it-works.html', 'src/marketing/how-it-works-page.tsx'],
  '/services': ['services.html', 'src/marketing/services-page.tsx'],
} as const

/** Our stylesheets come after the entry's, which sets the order of the layers. */
const filled = (template: string, head: string, page: string, styles = '') =>
  template
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<!--page-->', () => page)

const writePages = async (builder: ViteBuilder, start: string) => {
  const { root, build } = builder.config
  const out = resolve(root, build.outDir)
  const built = await readFile(join(out, 'index.html'), 'utf8')
  const template = built.replace('<script', (tag) => `<script src="/${start}"></script>\n    ${tag}`)
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  const { renderPage } = (await import(
    pathToFileURL(join(root, rendererOut, 'render-page.js')).href
  )) as Renderer

  for (const [path, [file, source]] of Object.entries(files)) {
    const { head, body } = renderPage(path as keyof typeof files)
    const page = filled(template, head + preloads(manifest), body, stylesheets(chunksOf(manifest, source)))
    await writeFile(join(out, file), page)
  }
  const app = chunksOf(manifest, 'src/app.tsx')
  const shell = filled(template, appHead(app) + preloads(manifest), '', stylesheets(app))
  await writeFile(join(out, 'app.html'), shell)
  await rm(join(root, rendererOut), { recursive: true })
}

const renderForDev = async (server: ViteDevServer, path: string, template: string) => {
  if (!(path in files)) return filled(template, '<title>i-one</title>', '')
  const { renderPage } = (await server.ssrLoadModule(`/${renderer}`)) as Renderer
  const { head, body } = renderPage(path as keyof typeof files)
  return filled(template, head, body)
}

/**
 * Renders the marketing pages to HTML, at build into files and in development on request, from one template.
 * It also puts the script that runs before the first paint into the template.
 */
export const prerender = (): Plugin => {
  let root = ''
  let start = ''
  return {
    name: 'prerender',
    sharedDuringBuild: true,
    config: () => ({
      builder: { sharedConfigBuild: true },
      environments: {
        prerender: {
          consumer: 'server',
          build: {
            outDir: rendererOut,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            emitAssets: false,
            rolldownOptions: { input: renderer },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    async buildApp(builder) {
      await builder.build(builder.environments['client']!)
      await builder.build(builder.environments['prerender']!)
      await writePages(builder, start)
    },
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      start = this.emitFile({
        type: 'asset',
        name: 'start.js',
        source: await classicScript(join(root, 'src/start.ts')),
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server, originalUrl }) =>
        server ? renderForDev(server, new URL(originalUrl ?? '/', 'http://i-one').pathname, html) : html,
    },
    generateBundle() {
      if (this.environment.name === 'client') start = this.getFileName(start)
    },
  }
}
