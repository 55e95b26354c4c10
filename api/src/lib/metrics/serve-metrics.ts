import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'
import type { Config } from '../config.ts'
import { findPool } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import type { App } from '../http/app.ts'
import { isDirectLocalRequest } from '../http/caller.ts'
import { countOpenStreams } from '../live/event-stream.ts'
import { measureDatabase } from './measure-database.ts'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    stream?: true
  }
}

const isWithin = (networks: readonly string[]) => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address: string) => {
    const plain = address.replace(/^::ffff:/i, '')
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

const secondsOf = (elapsedTime: number, { routeOptions }: FastifyRequest) =>
  routeOptions.config.stream ? {} : { seconds: elapsedTime / 1000 }

const countRequests = ({ fastify }: Pick<App, 'fastify'>, metrics: Metrics) => {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, errorCode, waitedFor, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    metrics.answered({ method, route, status: reply.statusCode, ...secondsOf(reply.elapsedTime, request) })
    if (errorCode) metrics.countError(errorCode)
    if (waitedFor) metrics.countWait(waitedFor)
    done()
  })
}

export const serveMetrics = (
  { fastify, db, config }: Pick<App, 'fastify' | 'db'> & { config: Pick<Config, 'metricsFrom'> },
  metrics: Metrics,
) => {
  countRequests({ fastify }, metrics)
  const streams: Gauge = new Gauge({
    name: 'i_one_streams_open',
    help: 'Open live streams',
    registers: [metrics.registry],
    collect: () => streams.set(countOpenStreams(fastify.server)),
  })
  const pool = findPool(db)
  const readDatabase = pool && measureDatabase(metrics, pool, fastify.log)
  const isListed = config.metricsFrom && isWithin(config.metricsFrom)
  const mayRead = (request: FastifyRequest) => isListed?.(request.ip) ?? isDirectLocalRequest(request)
  fastify.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request)) throw new ApiError('not-found')
    await readDatabase?.()
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}
