import { type Language, languages } from '@i-one/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { inLanguage } from '../i18n/i18n.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    /** False for crawlers, which name no language. */
    namesLanguage: boolean
  }
}

const cookie = 'language='

const readCookie = (header = '') =>
  header
    .split('; ')
    .find((one) => one.startsWith(cookie))
    ?.slice(cookie.length)

/** Returns the preferred language that is offered. A region counts as its language: `fr-CI` as `fr`. */
const findAccepted = (headers: FastifyRequest['headers'], offered: readonly Language[]) => {
  const accepted = new Negotiator({ headers }).languages()
  const codes = accepted.flatMap((range) => [range, range.split('-')[0]])
  return codes.flatMap((code) => offered.find((one) => one === code) ?? [])[0]
}

const findChosen = ({ headers, query }: FastifyRequest, offered: readonly Language[]) => {
  const { lang } = query as { lang?: unknown }
  const codes = [readCookie(headers.cookie), lang]
  return codes.flatMap((code) => offered.find((one) => one === code) ?? [])[0]
}

/** Sets the language of each request: of the cookie, else of `?lang=`, else of `Accept-Language`, else the default. */
export const chooseLanguages = (
  fastify: FastifyInstance,
  defaultLanguage: Language,
  built: readonly Language[],
) => {
  const offered = built.length > 0 ? built : languages
  fastify.decorateRequest('language', defaultLanguage).decorateRequest('namesLanguage', false)
  fastify.addHook('onRequest', (request, _, done) => {
    const { headers } = request
    const chosen = findChosen(request, offered)
    // crawlers send no header, or `*`
    request.namesLanguage = chosen !== undefined || /[a-z]/i.test(headers['accept-language'] ?? '')
    request.language = chosen ?? findAccepted(headers, offered) ?? defaultLanguage
    inLanguage(request.language, done)
  })
  // again, because the asynchronous context can get lost while the body is read
  fastify.addHook('preValidation', (request, _, done) => inLanguage(request.language, done))
}
