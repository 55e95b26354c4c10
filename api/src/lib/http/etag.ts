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

/**
 * An answer that is read again often: who has it already gets a 304, a browser what it kept. It is written once, as it is:
 * nothing is stripped from it.
 */
export const answerOnce = <Answer>(answer: Answer, request: FastifyRequest, reply: FastifyReply) => {
  // as bytes, which are hashed and sent as they are: a text is encoded for each
  const text = Buffer.from(JSON.stringify(answer))
  reply.header('cache-control', 'private, no-cache')
  const sent = isKnown(etagOf(text), request, reply)
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(text)
  // fastify waits for a reply that has been sent, and answers nothing more
  return sent as unknown as Answer
}
