import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type About, aboutPlaceholders } from '@i-one/contract/about'
import { escapeHtml } from '@i-one/contract/escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toEtag } from './etag.ts'

const compress = { br: brotliCompressSync, gzip: gzipSync }
type Encoding = keyof typeof compress
const encodings = ['br', 'gzip'] as const satisfies Encoding[]

export const pageHeaders = ({ language }: FastifyRequest) => ({
  'content-language': language,
  vary: 'accept-encoding, accept-language, cookie',
})

export interface FilledPage {
  text: string
  type: string
  etag: string
  compressed: Partial<Record<Encoding, Buffer>>
}

const open = new RegExp(aboutPlaceholders.about.replace('about', '(\\w+)'), 'g')

export const toAboutFields = ({ city, ...facts }: About, publicUrl: string): Record<string, string> => ({
  ...facts,
  about: JSON.stringify({ city, ...facts }),
  publicUrl,
})

export const fillPlaceholders = (built: string, known: Record<string, string>) =>
  built.replace(open, (left, name: string) => escapeHtml(known[name] ?? left))

export const fillPage = (built: string, type: string, known: Record<string, string>): FilledPage => {
  const text = fillPlaceholders(built, known)
  return { text, type, etag: toEtag(text), compressed: {} }
}

export const sendPage = (page: FilledPage, request: FastifyRequest, reply: FastifyReply) => {
  reply.headers({ ...pageHeaders(request), etag: page.etag, 'cache-control': 'no-cache' })
  const isKnown = request.headers['if-none-match'] === page.etag
  if (isKnown && reply.statusCode === 200) return reply.status(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = encodings.find((name) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted))
  reply.type(page.type)
  if (!encoding) return reply.send(page.text)
  page.compressed[encoding] ??= compress[encoding](page.text)
  return reply.header('content-encoding', encoding).send(page.compressed[encoding])
}
