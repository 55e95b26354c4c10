import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'

/** Logs say which route was asked for, never the address itself: it may hold codes and coordinates. */
export const startLog = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger =>
  pino({
    level: logLevel,
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  })
