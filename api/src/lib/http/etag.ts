import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const etagOf = (content: string | Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url')}"`

/** Puts the `ETag` on the answer, which becomes a 304 without a body (`true`) where the one who asks has it already. */
export const isKnown = (etag: string, request: FastifyRequest, reply: FastifyReply) => {
  reply.header('etag', etag)
  // also as W/"…", which a proxy makes of it that compresses, and in a list
  const known = request.headers['if-none-match']?.includes(etag) ?? false
  if (known) reply.status(304)
  return known
}

/** An answer that is JSON already: it is sent as it is, nothing is stripped from it. */
export const asWritten = <Answer>(bytes: Buffer, reply: FastifyReply) =>
  // fastify waits for a reply that has been sent, and answers nothing more
  reply.type('application/json; charset=utf-8').send(bytes) as unknown as Answer

const etags = new WeakMap<Buffer, string>()

const etagOfBytes = (bytes: Buffer) => {
  const etag = etags.get(bytes) ?? etagOf(bytes)
  etags.set(bytes, etag)
  return etag
}

/**
 * An answer that is read again often: who has it already gets a 304, a browser what it kept. It is sent as it is: nothing is
 * stripped from it.
 */
export const answerOnce = <Answer>(bytes: Buffer, request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', 'private, no-cache')
  return isKnown(etagOfBytes(bytes), request, reply)
    ? (reply.send() as unknown as Answer)
    : asWritten<Answer>(bytes, reply)
}
