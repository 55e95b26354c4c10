import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

export const redactAddresses = (text: string) => text.replace(/[^\s<>"'(),;:=]+@[^\s<>"'(),;]+/g, '(address)')

const errorOf = ({ name, message, stack = '', code, constraint }: Error & Record<string, unknown>) => ({
  type: name,
  message: redactAddresses(message),
  stack: redactAddresses(stack),
  code,
  constraint,
})

/** Logs routes instead of URLs, because URLs can contain codes and coordinates. */
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
