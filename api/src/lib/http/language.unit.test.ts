import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { i18n, inLanguage } from '../i18n/i18n.ts'
import { chooseLanguages } from './language.ts'

const open = () => {
  const server = Fastify()
  onTestFinished(() => server.close())
  chooseLanguages(server, 'en', ['en', 'fr'])
  const answer = { handler: () => Promise.resolve(i18n._('This content type is not supported')) }
  server.route({ method: ['GET', 'POST'], url: '/', ...answer })
  server.get('/named', ({ namesLanguage }) => ({ namesLanguage }))
  return server
}

const english = 'This content type is not supported'
const french = inLanguage('fr', () => i18n._('This content type is not supported'))
const cases = [
  { name: 'no language is named', url: '/', headers: {}, isFrench: false },
  { name: 'the browser prefers French of Ivory Coast', headers: { 'accept-language': 'fr-CI,en;q=0.5' } },
  {
    name: 'the browser prefers a language without pages',
    headers: { 'accept-language': 'yo' },
    isFrench: false,
  },
  {
    name: 'English of a region comes before French',
    headers: { 'accept-language': 'en-NG,fr;q=0.9,en-US;q=0.8,en;q=0.7' },
    isFrench: false,
  },
  { name: 'the browser accepts any language', headers: { 'accept-language': '*' }, isFrench: false },
  { name: 'the link names French', url: '/?lang=fr', headers: { 'accept-language': 'en' } },
  { name: 'the link names a language without pages', url: '/?lang=xx', headers: {}, isFrench: false },
  { name: 'the user chose French', url: '/?lang=en', headers: { cookie: 'a=b; language=fr' } },
  { name: 'the cookie is invalid', headers: { cookie: 'language=xx', 'accept-language': 'fr' } },
]

test.each(cases)(
  'answers in the right language if $name',
  async ({ url = '/', headers, isFrench = true }) => {
    const { body } = await open().inject({ url, headers: headers as Record<string, string> })
    expect(body).toBe(isFrench ? french : english)
  },
)

test('answers a request with a body in its language', async () => {
  const headers = { 'accept-language': 'fr' }
  const { body } = await open().inject({ method: 'POST', url: '/', headers, payload: { a: 1 } })
  expect(body).toBe(french)
})

test('knows whether a request names a language', async () => {
  const server = open()
  const named = async (headers: Record<string, string>) =>
    (await server.inject({ url: '/named', headers })).json<{ namesLanguage: boolean }>().namesLanguage
  expect(await named({})).toBe(false)
  expect(await named({ 'accept-language': '*' })).toBe(false)
  expect(await named({ 'accept-language': 'en' })).toBe(true)
  expect(await named({ 'accept-language': 'yo' })).toBe(true)
})
