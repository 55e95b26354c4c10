import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Language } from '@i-one/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../api-error.ts'
import { createBoundedQueue } from '../bounded-queue.ts'
import type { FilledPage } from '../filled-page.ts'
import { listUsedStyles, type Stylesheets } from './part-styles.ts'

interface Built {
  setFetch: (fetch: (url: string | URL | Request) => Promise<Response>) => void
  renderShared: (url: string) => Promise<Rendered | undefined>
}

interface Rendered {
  html: string
  styles: string
  at: string
  seen: unknown
  worked: number
}

export interface RenderedPage {
  text: string
  stylesHash: string
}

export type RenderPage = (path: string, request: FastifyRequest) => Promise<RenderedPage | undefined>

/** The built pages of a language. `renderer` is the file of the module that renders them. */
interface BuiltPages {
  renderer: string
  toRender: Record<string, FilledPage>
  stylesheets: Stylesheets
}

interface Reader {
  fastify: FastifyInstance
  ip: string
  language: Language
}

const asking = new AsyncLocalStorage<Reader>()
let rendering = 0

// Disables AsyncLocalStorage while nothing renders, because AsyncLocalStorage slows down every promise.
const askingFor = async <T>(reader: Reader, render: () => Promise<T>) => {
  rendering++
  try {
    return await asking.run(reader, render)
  } finally {
    if (--rendering === 0) asking.disable()
  }
}

const callThisServer = async (url: string | URL | Request) => {
  const { fastify, ip, language } = asking.getStore()!
  const { statusCode, payload, headers } = await fastify.inject({
    url: String(url),
    remoteAddress: ip,
    headers: { 'accept-language': language },
  })
  const again = headers['retry-after']
  return new Response(payload, {
    status: statusCode,
    headers: again === undefined ? {} : { 'retry-after': String(again) },
  })
}

// The content security policy allows inline JSON, because it is data. `<` is escaped, so that the data cannot close the element.
const handedOver = (seen: Pick<Rendered, 'at' | 'seen'>) =>
  `<script type="application/json" id="handed-over">${JSON.stringify(seen).replaceAll('<', '\\u003c')}</script>`

const root = '<div id="root"></div>'

const isHere = ({ file }: { file: string }) => `<link rel="stylesheet" disabled href="/${file}">`

export const fillTemplate = (
  template: string,
  { html, styles, at, seen }: Rendered,
  parts: Stylesheets['stylesheets'] = [],
) =>
  template
    .replace(
      '</head>',
      () => `<style id="rendered-styles">${styles}</style>${parts.map(isHere).join('')}</head>`,
    )
    .replace(root, () => `<div id="root">${html}</div>${handedOver({ at, seen })}`)

// After rendering, each of the four slots pauses for 15 times the render time, so rendering takes at most a quarter of a core.
const atOnce = 4
const rest = 15
const size = { atOnce, waiting: 40 }

const keepFor = 1000

const isExpectedError = (error: unknown) =>
  error instanceof ApiError || (error instanceof Error && error.name === 'CallError')

/** The renderer returns undefined if a page has no template, on API errors and if the queue is full. The browser renders then. */
export const openRenderer = (
  fastify: FastifyInstance,
  byLanguage: Record<Language, BuiltPages>,
  fill: (text: string) => string,
): RenderPage => {
  const inTurn = createBoundedQueue(size)
  const cache = new LRUCache<string, Promise<RenderedPage | undefined>>({ max: 200, ttl: keepFor })
  const built: Partial<Record<Language, Promise<Built>>> = {}
  const load = async (file: string) => {
    const renderer = (await import(pathToFileURL(file).href)) as Built
    renderer.setFetch(callThisServer)
    return renderer
  }

  const draw = async ({ text }: FilledPage, { url, ip, language }: FastifyRequest) => {
    const { renderer, stylesheets } = byLanguage[language]
    const { renderShared } = await (built[language] ??= load(renderer))
    const rendered = await new Promise<Rendered | undefined>((resolve, reject) => {
      const work = async () => {
        const page = askingFor({ fastify, ip, language }, () => renderShared(`http://i-one${url}`))
        page.then(resolve, reject)
        const worked = await page.then(
          (done) => done?.worked,
          () => undefined,
        )
        await wait((worked ?? 0) * rest, undefined, { ref: false })
      }
      inTurn(work).catch(reject)
    })
    if (!rendered) return undefined
    const parts = listUsedStyles(rendered.html, text, stylesheets)
    // styles of the rendered components must come last in the cascade
    const styles = parts.map((part) => part.text).join('') + rendered.styles
    const page = fillTemplate(text, { ...rendered, styles, html: fill(rendered.html) }, parts)
    return { text: page, stylesHash: createHash('sha256').update(styles).digest('base64') }
  }

  return async (path, request) => {
    const template = byLanguage[request.language].toRender[path]
    if (!template) return undefined
    const key = `${request.language} ${request.url}`
    const known = cache.get(key)
    const page = known ?? draw(template, request)
    // sets a page only once, because setting it again would extend the TTL of popular pages forever
    if (!known) cache.set(key, page)
    try {
      return await page
    } catch (error) {
      if (cache.peek(key) === page) cache.delete(key)
      if (!isExpectedError(error)) request.log.error({ err: error }, 'a shared page could not be rendered')
      return undefined
    }
  }
}
