import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { boundedQueue } from '../bounded-queue.ts'
import type { FilledPage } from '../filled-page.ts'
import { Refusal } from '../refusal.ts'
import { partStyles, type Stylesheets } from './part-styles.ts'

/** What the web has built for us: `web/src/render-shared.tsx`. */
interface Built {
  callBy: (fetch: (url: string | URL | Request) => Promise<Response>) => void
  renderShared: (url: string) => Promise<Rendered | undefined>
}

/** `worked` is in ms. */
interface Rendered {
  html: string
  styles: string
  at: string
  seen: unknown
  worked: number
}

/** A page with all but its head, and the hash of the stylesheet in it. */
export interface RenderedPage {
  text: string
  stylesHash: string
}

export type Render = (path: string, request: FastifyRequest) => Promise<RenderedPage | undefined>

/** The server and the reader for whom something is being rendered: what a page asks for counts as asked for by its reader. */
const asking = new AsyncLocalStorage<{ fastify: FastifyInstance; ip: string }>()
let rendering = 0

/** While the store is in use, each promise of the process costs more, whoever's it is: so it is only while somebody renders. */
const askingFor = async <T>(reader: { fastify: FastifyInstance; ip: string }, render: () => Promise<T>) => {
  rendering++
  try {
    return await asking.run(reader, render)
  } finally {
    if (--rendering === 0) asking.disable()
  }
}

const callThisServer = async (url: string | URL | Request) => {
  const { fastify, ip } = asking.getStore()!
  const { statusCode, payload, headers } = await fastify.inject({ url: String(url), remoteAddress: ip })
  const again = headers['retry-after']
  return new Response(payload, {
    status: statusCode,
    headers: again === undefined ? {} : { 'retry-after': String(again) },
  })
}

/** Data and no script, so the policy has nothing to say to it; a `<` in a name does not end it. */
const handedOver = (seen: Pick<Rendered, 'at' | 'seen'>) =>
  `<script type="application/json" id="handed-over">${JSON.stringify(seen).replaceAll('<', '\\u003c')}</script>`

const root = '<div id="root"></div>'

/** Named as disabled, a stylesheet is not sent for when its module is. */
const isHere = ({ file }: { file: string }) => `<link rel="stylesheet" disabled href="/${file}">`

/** A template with what was rendered in it and the styles of its parts, and that for the page to go on with. */
export const filled = (
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

/** Four at a time, which together take a quarter of the processor at most: each rests so many times as long as it worked. */
const atOnce = 4
const rest = 15
const size = { atOnce, waiting: 40 }

/** Milliseconds for which a page that many open at once is not rendered again. */
const keepFor = 1000

const isRefusal = (error: unknown) =>
  error instanceof Refusal || (error instanceof Error && error.name === 'CallError')

/**
 * Renders the pages that have a template. `undefined` where there is none, where something the page needs was refused and
 * where too many wait: the reader then gets the shell, whose page does it all in the browser.
 */
export const openRenderer = (
  fastify: FastifyInstance,
  file: string,
  templates: Record<string, FilledPage>,
  stylesheets: Stylesheets,
  fill: (text: string) => string,
): Render => {
  const inTurn = boundedQueue(size)
  const kept = new LRUCache<string, Promise<RenderedPage | undefined>>({ max: 200, ttl: keepFor })
  let built: Promise<Built> | undefined
  const load = async () => {
    const renderer = (await import(pathToFileURL(file).href)) as Built
    renderer.callBy(callThisServer)
    return renderer
  }

  const draw = async ({ text }: FilledPage, url: string, ip: string) => {
    const { renderShared } = await (built ??= load())
    const rendered = await new Promise<Rendered | undefined>((resolve, reject) => {
      const work = async () => {
        const page = askingFor({ fastify, ip }, () => renderShared(`http://i-one${url}`))
        page.then(resolve, reject)
        const worked = await page.then(
          (done) => done?.worked,
          () => undefined,
        )
        // nobody waits for this
        await wait((worked ?? 0) * rest, undefined, { ref: false })
      }
      inTurn(work).catch(reject)
    })
    if (!rendered) return undefined
    const parts = partStyles(rendered.html, text, stylesheets)
    // what an element says of itself comes last
    const styles = parts.map((part) => part.text).join('') + rendered.styles
    const page = filled(text, { ...rendered, styles, html: fill(rendered.html) }, parts)
    return { text: page, stylesHash: createHash('sha256').update(styles).digest('base64') }
  }

  return async (path, { url, ip, log }) => {
    const template = templates[path]
    if (!template) return undefined
    const known = kept.get(url)
    const page = known ?? draw(template, url, ip)
    // only once, or a page that is always asked for would never be drawn again
    if (!known) kept.set(url, page)
    try {
      return await page
    } catch (error) {
      // what one reader is refused is not kept for the others
      if (kept.peek(url) === page) kept.delete(url)
      if (!isRefusal(error)) log.error({ err: error }, 'a shared page could not be rendered')
      return undefined
    }
  }
}
