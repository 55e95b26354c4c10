import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const toEtag = (content: string | Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url')}"`

export const revalidate = (etag: string, request: FastifyRequest, reply: FastifyReply) => {
  reply.header('etag', etag)
  const known = request.headers['if-none-match']?.includes(etag) ?? false
  if (known) reply.status(304)
  return known
}

export const sendJson = <Answer>(bytes: Buffer, reply: FastifyReply) =>
  reply.type('application/json; charset=utf-8').send(bytes) as unknown as Answer

const etags = new WeakMap<Buffer, string>()

const etagOfBytes = (bytes: Buffer) => {
  const etag = etags.get(bytes) ?? toEtag(bytes)
  etags.set(bytes, etag)
  return etag
}

export const sendWithEtag = <Answer>(bytes: Buffer, request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', 'private, no-cache')
  return revalidate(etagOfBytes(bytes), request, reply)
    ? (reply.send() as unknown as Answer)
    : sendJson<Answer>(bytes, reply)
}
