import { escapeHtml } from '@i-one/contract/escape-html'
import { type Language, languageQuery, languages } from '@i-one/contract/languages'
import { ById } from '@i-one/contract/shapes'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { App } from './app.ts'
import { toEtag, revalidate } from './etag.ts'
import { type FilledPage, pageHeaders, sendPage } from './filled-page.ts'
import { imageSize } from './preview-image.ts'
import type { RenderPage } from './rendered/renderer.ts'
import { addSecurityPolicy, createInlineStylePolicy } from './security-headers.ts'

export interface Preview {
  language: Language
  title: string
  description: string
  path: string
  image?: { path: string; alt: string }
  unlisted?: boolean
  structured?: { '@type': string }
}

export interface PreviewContext extends Pick<App, 'db' | 'now'>, Pick<FastifyRequest, 'namesLanguage'> {}

/** Returns undefined for a 404, `shell` for a page without a preview, and `unsaid` for a preview that reveals nothing about the object. */
export type FindPreview = (
  context: PreviewContext,
  params: unknown,
) => Promise<Preview | 'shell' | 'unsaid' | undefined>

export const membersOnlyPreview =
  (find: (db: Database, id: string) => Promise<unknown>): FindPreview =>
  async ({ db }, params) => {
    const { success, data } = z.safeParse(ById, params)
    return success && (await find(db, data.id)) ? 'shell' : undefined
  }

export const genericPreview: FindPreview = () => Promise.resolve(undefined)

export const privatePreview: FindPreview = () => Promise.resolve('unsaid')

export type Previews = Record<`/${string}`, FindPreview>

const link = (attributes: string, url: string) => `<link ${attributes} href="${escapeHtml(url)}">`

const meta = (name: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${name}="${key}" content="${escapeHtml(String(content))}">`

// The content security policy allows inline JSON-LD, because it is data. `<` is escaped, so that the data cannot close the element.
const structuredData = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`

const headOf = (
  { language, title, description, path, image, unlisted, structured }: Preview,
  { publicUrl, defaultLanguage }: Config,
) => {
  const url = publicUrl + path
  const urlIn = (code: Language) => url + languageQuery(code, defaultLanguage)
  const picture = image && { url: `${publicUrl}${image.path}?lang=${language}`, alt: image.alt }
  const data = structured && { '@context': 'https://schema.org', ...structured, url, image: picture?.url }
  return [
    `<title>${escapeHtml(title)} · i-one</title>`,
    meta('name', 'description', description),
    ...(unlisted ? [meta('name', 'robots', 'noindex')] : []),
    link('rel="canonical"', urlIn(language)),
    ...languages.map((code) => link(`rel="alternate" hreflang="${code}"`, urlIn(code))),
    link('rel="alternate" hreflang="x-default"', url),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'i-one'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(picture
      ? [
          meta('property', 'og:image', picture.url),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', imageSize.width),
          meta('property', 'og:image:height', imageSize.height),
          meta('property', 'og:image:alt', picture.alt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
    ...(data ? [structuredData(data)] : []),
  ].join('\n    ')
}

const title = '<title>i-one</title>'

const unsaidHead = title + meta('name', 'robots', 'noindex')

const withHead = (page: string, head: string) => {
  const [before, after] = page.split(title)
  if (before === undefined || after === undefined) throw new Error(`the page has no ${title} to replace`)
  return before + head + after
}

export const servePreviews = (
  { fastify, config, ...app }: Pick<App, 'fastify' | 'config' | 'db' | 'now'>,
  previews: Previews,
  shells: (language: Language) => FilledPage | undefined,
  render: RenderPage = () => Promise.resolve(undefined),
) => {
  for (const [path, find] of Object.entries(previews))
    fastify.get(path, async (request, reply) => {
      const { namesLanguage } = request
      const preview = await find({ ...app, namesLanguage }, request.params)
      // crawlers request no language, so their page is in the language of the preview
      if (typeof preview === 'object' && shells(preview.language)) request.language = preview.language
      const shell = shells(request.language)!
      addSecurityPolicy(path, reply)
      if (!preview) return sendPage(shell, request, reply.status(404))
      if (preview === 'shell') return sendPage(shell, request, reply)
      const page = await render(path, request)
      if (page) reply.header('content-security-policy', createInlineStylePolicy(page.stylesHash))
      const head = preview === 'unsaid' ? unsaidHead : headOf(preview, config)
      const text = withHead(page?.text ?? shell.text, head)
      reply.headers({ ...pageHeaders(request), 'cache-control': 'no-cache' })
      if (revalidate(toEtag(text), request, reply)) return reply.send()
      return reply.type(shell.type).send(text)
    })
}
