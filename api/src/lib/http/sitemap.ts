import { escapeHtml } from '@i-one/contract/escape-html'
import type { Database } from '../database/database.ts'
import { requireFound } from './api-error.ts'
import type { App } from './app.ts'

export interface SitemapSource {
  count: (db: Database) => Promise<number>
  paths: (db: Database, skip: number, max: number) => Promise<string[]>
}
export type SitemapSources = Record<string, SitemapSource>

const max = 50_000

const writeXml = (publicUrl: string, root: string, entry: string, paths: string[]) => {
  const entries = paths.map((path) => `<${entry}><loc>${escapeHtml(publicUrl + path)}</loc></${entry}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</${root}>`
}

export const serveSitemap = (
  { fastify, db, config: { publicUrl } }: Pick<App, 'fastify' | 'db' | 'config'>,
  pages: string[],
  listings: SitemapSources,
) => {
  const serveXml = (path: string, write: (part: number) => Promise<string> | string) =>
    fastify.get<{ Params: { part?: string } }>(path, async ({ params }, reply) => {
      const text = await write(Number(params.part))
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(text)
    })
  const writeUrls = (paths: string[]) => writeXml(publicUrl, 'urlset', 'url', paths)

  serveXml('/sitemap.xml', async () => {
    const parts = Object.entries(listings).map(async ([name, { count }]) =>
      Array.from({ length: Math.ceil((await count(db)) / max) }, (_, at) => `/sitemap/${name}-${at + 1}.xml`),
    )
    const paths = ['/sitemap/pages.xml', ...(await Promise.all(parts)).flat()]
    return writeXml(publicUrl, 'sitemapindex', 'sitemap', paths)
  })

  serveXml('/sitemap/pages.xml', () => writeUrls(pages))

  for (const [name, { paths }] of Object.entries(listings))
    serveXml(`/sitemap/${name}-:part(^\\d{1,6}).xml`, async (part) => {
      const listed = await paths(db, (part - 1) * max, max)
      return writeUrls(requireFound(listed.length ? listed : undefined))
    })
}
