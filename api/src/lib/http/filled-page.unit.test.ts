import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { fillPage, sendPage, toAboutFields } from './filled-page.ts'

const { about } = parseConfig({ CONTACT_ADDRESS: `12 "Corner" <b>Street</b>`, CITY: '7.4951,9.0579' })
const known = toAboutFields(about, 'https://i-one.example')
const fill = (built: string) => fillPage(built, 'text/html; charset=utf-8', known)

test('fills a placeholder, and escapes HTML', () => {
  expect(fill('<p title="{{address}}">{{address}}</p>').text).toBe(
    '<p title="12 &quot;Corner&quot; &lt;b&gt;Street&lt;/b&gt;">12 &quot;Corner&quot; &lt;b&gt;Street&lt;/b&gt;</p>',
  )
  expect(fill('{{publicUrl}}/services').text).toBe('https://i-one.example/services')
})

test('escapes JSON in an attribute', () => {
  const [, content = ''] = /content="([^"]*)"/.exec(fill('<meta content="{{about}}">').text) ?? []
  const unescaped = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  expect(JSON.parse(unescaped)).toEqual(about)
  expect(about.city).toEqual([7.4951, 9.0579])
})

test('keeps an unknown placeholder', () => {
  expect(fill('{{half}} {time}').text).toBe('{{half}} {time}')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('who accepts %s is sent %s, and nothing again while it is the same', async (accepted, encoding) => {
  const server = Fastify()
  const page = fill('<p>{{email}}</p>')
  server.get('/', (request, reply) => sendPage(page, request, reply))
  const ask = (headers = {}) =>
    server.inject({ url: '/', headers: { 'accept-encoding': accepted, ...headers } })

  const first = await ask()
  expect(first.headers['content-encoding']).toBe(encoding)
  expect(first.headers).toMatchObject({
    vary: 'accept-encoding, accept-language, cookie',
    'cache-control': 'no-cache',
  })
  const again = await ask({ 'if-none-match': first.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
