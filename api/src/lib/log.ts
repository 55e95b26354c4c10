import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

/** Mail servers and databases put addresses into their errors. */
export const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>"'(),;:=]+@[^\s<>"'(),;]+/g, '(address)')

/** An error as the log has it: where it was, and nothing of what it was about. */
const errorOf = ({ name, message, stack = '', code, constraint }: Error & Record<string, unknown>) => ({
  type: name,
  message: withoutAddresses(message),
  stack: withoutAddresses(stack),
  code,
  constraint,
})

/**
 * Logs say which route was asked for, never the address itself: it may hold codes and coordinates. They go `to` a stream,
 * or to the standard output.
 */
export const startLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  to?: DestinationStream,
): FastifyBaseLogger => {
  const options: LoggerOptions = {
    level: logLevel,
    serializers: {
      err: (error: unknown) => (error instanceof Error ? errorOf(error as never) : error),
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  return to ? pino(options, to) : pino(options)
}
