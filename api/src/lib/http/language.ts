import { type Language, languages } from '@i-one/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { inLanguage } from '../i18n/i18n.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    /** False if the request names no language that the app offers, as from crawlers. */
    namesLanguage: boolean
  }
}

const cookie = 'language='

const readCookie = (header = '') =>
  header
    .split('; ')
    .find((one) => one.startsWith(cookie))
    ?.slice(cookie.length)

const findNamed = ({ headers, query }: FastifyRequest, offered: readonly Language[]) => {
  const { lang } = query as { lang?: unknown }
  const chosen = [readCookie(headers.cookie), lang].find((code) => offered.some((one) => one === code))
  if (chosen) return chosen as Language
  // crawlers send `*`
  if (!/[a-z]/i.test(headers['accept-language'] ?? '')) return undefined
  return new Negotiator({ headers }).language([...offered]) as Language | undefined
}

/** Sets the language of each request: of the cookie, else of `?lang=`, else of `Accept-Language`, else the default. */
export const chooseLanguages = (
  fastify: FastifyInstance,
  defaultLanguage: Language,
  built: readonly Language[],
) => {
  const offered = built.length > 0 ? built : languages
  // the default comes first, because `Accept-Language: *` chooses the first
  const inOrder = [defaultLanguage, ...offered.filter((code) => code !== defaultLanguage)]
  fastify.decorateRequest('language', defaultLanguage).decorateRequest('namesLanguage', false)
  fastify.addHook('onRequest', (request, _, done) => {
    const named = findNamed(request, inOrder)
    request.namesLanguage = named !== undefined
    request.language = named ?? defaultLanguage
    inLanguage(request.language, done)
  })
  // again, because the asynchronous context can get lost while the body is read
  fastify.addHook('preValidation', (request, _, done) => inLanguage(request.language, done))
}
