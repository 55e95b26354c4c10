import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const minCompressedBytes = 1024

const encoders = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => gzipSync(bytes),
}
type Encoding = keyof typeof encoders
const encodings = Object.keys(encoders) as Encoding[]
const negotiator = new Negotiator({ supportedValues: encodings })

const known = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>()

export const compressResponse = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer) => {
  if (bytes.length < minCompressedBytes) return bytes
  reply.header('vary', 'accept-encoding')
  const accepted = request.headers['accept-encoding']
  const encoding = accepted === undefined ? null : negotiator.negotiate(String(accepted))
  if (!encoding) return bytes
  const made = known.get(bytes) ?? {}
  known.set(bytes, made)
  reply.header('content-encoding', encoding)
  return (made[encoding] ??= encoders[encoding](bytes))
}
