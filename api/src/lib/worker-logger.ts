import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

/** The queue's own messages, without job payloads (they hold addresses). */
export const workerLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, text) => {
    if (level === 'error') log.error({ queue: text }, 'queue')
    else if (level === 'warning') log.warn({ queue: text }, 'queue')
    else log.debug({ queue: text }, 'queue')
  })
