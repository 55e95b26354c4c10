import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fillPage } from '../filled-page.ts'
import { chooseLanguages } from '../language.ts'
import { fillTemplate, openRenderer } from './renderer.ts'

const template = '<html><head></head><body><div id="root"></div></body></html>'

test('escapes user text in the data for hydration', () => {
  const seen = [[['sessions'], { name: `</script><script>alert(1)</script><!-- $& $1` }]]
  const at = '2025-11-22T19:00:00.000Z'
  const page = fillTemplate(template, { html: '<h1>$& $1</h1>', styles: 'i{left:0}', at, seen, worked: 1 })
  const [, data = ''] = /<script type="application\/json" id="handed-over">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(data)).toEqual({ at, seen })
  expect(page.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(page).toContain('<style id="rendered-styles">i{left:0}</style></head>')
  expect(page).toContain('<div id="root"><h1>$& $1</h1></div><script')
})

const toBundle = (language: string) => `
  let ask
  export const setFetch = (fetch) => void (ask = fetch)
  export const renderShared = async (url) => {
    const answer = await ask(new URL('/i-one/places', url))
    if (!answer.ok) throw Object.assign(new Error('refused'), { name: 'CallError' })
    return { html: '${language} ' + (await answer.text()), styles: '', seen: [], worked: 0 }
  }`

const openPages = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const server = Fastify()
  let calls = 0
  const rejected = new Set<string>()
  server.get('/i-one/places', ({ ip, language }, reply) =>
    rejected.has(ip) ? reply.status(429).send() : `call ${++calls} ${language}`,
  )
  const buildPages = async (language: string) => {
    const renderer = join(folder, `${language}.mjs`)
    await writeFile(renderer, toBundle(language))
    return {
      renderer,
      toRender: { '/s/:code': fillPage(template, 'text/html', {}) },
      stylesheets: { stylesheets: [], classes: {} },
    }
  }
  chooseLanguages(server, 'en', ['en', 'fr'])
  const pages = { en: await buildPages('en'), fr: await buildPages('fr') }
  const render = openRenderer(server, pages, (text) => text)
  server.get('/s/:code', (request) => render('/s/:code', request).then((page) => page?.text ?? 'shell'))
  const open = async (remoteAddress = '198.51.100.7', language = 'en') => {
    const headers = { 'accept-language': language }
    const { payload } = await server.inject({ url: '/s/abc', remoteAddress, headers })
    return /\w+ call \d+ \w+|shell/.exec(payload)?.[0]
  }
  return { open, rejected }
}

test('renders a popular page again after a second', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  // the cache reads the monotonic clock, which must follow the fake time
  const clock = vi.spyOn(performance, 'now').mockImplementation(Date.now)
  onTestFinished(() => {
    clock.mockRestore()
    vi.useRealTimers()
  })
  const { open } = await openPages()
  const seen: unknown[] = []
  for (let at = 0; at < 5; at++) {
    seen.push(await open())
    vi.advanceTimersByTime(400)
  }
  expect(seen).toEqual([...Array<string>(3).fill('en call 1 en'), 'en call 2 en', 'en call 2 en'])
})

test('does not cache an error for the next reader', async () => {
  const { open, rejected } = await openPages()
  rejected.add('203.0.113.9')
  expect(await open('203.0.113.9')).toBe('shell')
  expect(await open()).toBe('en call 1 en')
})

test('renders a page in each language, and calls the API in it', async () => {
  const { open } = await openPages()
  expect([await open(undefined, 'fr'), await open(), await open(undefined, 'fr')]).toEqual([
    'fr call 1 fr',
    'en call 2 en',
    'fr call 1 fr',
  ])
})
