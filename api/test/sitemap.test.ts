import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { sitemapSources } from '../src/app.ts'
import { handleError } from '../src/lib/http/error-handler.ts'
import { serveSitemap } from '../src/lib/http/sitemap.ts'
import { createTestPitch } from './make.ts'
import { startTestApp } from './suite.ts'

const publicUrl = 'https://i-one.example'
const app = await startTestApp()
const fastify = Fastify()
fastify.setErrorHandler(handleError)
const many = {
  count: async () => 100_001,
  paths: async (_: unknown, skip: number, max: number) => (skip > 100_000 ? [] : [`/m/${skip}?a&${max}`]),
}
serveSitemap({ fastify, db: app.db, config: { ...app.config, publicUrl } }, ['/', '/services'], {
  ...sitemapSources,
  many,
})
afterAll(() => fastify.close())

const locations = async (url: string) => {
  const { statusCode, body, headers } = await fastify.inject({ url })
  if (statusCode !== 200) return statusCode
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
}

test('the sitemap lists the pages, and one part per fifty thousand pitches', async () => {
  const [listed, hidden] = [await createTestPitch(app), await createTestPitch(app, { listed: false })]
  expect(await locations('/sitemap.xml')).toEqual([
    `${publicUrl}/sitemap/pages.xml`,
    `${publicUrl}/sitemap/pitches-1.xml`,
    ...[1, 2, 3].map((part) => `${publicUrl}/sitemap/many-${part}.xml`),
  ])
  expect(await locations('/sitemap/pages.xml')).toEqual([`${publicUrl}/`, `${publicUrl}/services`])
  const pitches = await locations('/sitemap/pitches-1.xml')
  expect(pitches).toContain(`${publicUrl}/p/${listed}`)
  expect(pitches).not.toContain(`${publicUrl}/p/${hidden}`)
})

test('a part has fifty thousand pitches, and none exists after the last', async () => {
  expect(await locations('/sitemap/many-3.xml')).toEqual([`${publicUrl}/m/100000?a&amp;50000`])
  for (const part of ['many-4', 'many-x', 'none-1']) expect(await locations(`/sitemap/${part}.xml`)).toBe(404)
})
