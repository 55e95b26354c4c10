import type { Stream } from '@i-one/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type EventStream, openEventStream } from '../live/event-stream.ts'
import type { App } from './app.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import { type AuthenticatedUser, toLoginsTopic } from './log-in.ts'
import { consumeStreamQuota, maxStreams, reserveStream } from './open-streams.ts'
import { parseInput, authenticate } from './serve.ts'

interface Input<S extends Stream> {
  params: z.output<S['params']>
  query: z.output<S['query']>
  user: S['access'] extends 'login' ? AuthenticatedUser : AuthenticatedUser | null
  request: FastifyRequest
}

// Opens two streams at a time, after other pending requests: thousands of simultaneous reconnects would block all users.
const openInTurn = createBoundedQueue({ atOnce: 2, waiting: maxStreams, longest: 10_000 })
const afterOtherRequests = () => new Promise<void>((resolve) => setImmediate(resolve))

export const serveStream = <S extends Stream>(
  app: App,
  stream: S,
  handle: (input: Input<S>) => Promise<(reader: EventStream) => Promise<void>>,
) => {
  app.fastify.get(stream.path, { config: { stream: true } }, async (request, reply) => {
    consumeStreamQuota(app.config, request, performance.now())
    return openInTurn(() => open(request, reply))
  })

  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    await afterOtherRequests()
    if (reply.raw.destroyed) return void reply.hijack()
    const user = await authenticate(app, stream, request, app.now())
    reserveStream(app.config, user?.id, request, reply)
    const params = parseInput(stream.params, request.params)
    const query = parseInput(stream.query, request.query)
    const attend = await handle({ params, query, user, request } as Input<S>)
    const reader = openEventStream(reply)
    if (user) endWithLogin(app, reader, user, () => authenticate(app, stream, request, app.now()))
    await attend(reader)
  }
}

const endWithLogin = (
  app: App,
  reader: EventStream,
  { id }: AuthenticatedUser,
  look: () => Promise<AuthenticatedUser | null>,
) => {
  const lookAgain = async () => {
    const user = await look().catch(() => null)
    if (!user) reader.end()
  }
  reader.onClose(app.live.follow(toLoginsTopic(id), () => void lookAgain()))
  void lookAgain()
}
