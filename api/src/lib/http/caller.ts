import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { type Config, isLoopback, isLoopbackHost } from '../config.ts'
import { ApiError } from './api-error.ts'

const isForwarding = (header: string) =>
  header.startsWith('x-forwarded-') || ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'].includes(header)

const hostOf = (host = '') => host.replace(/:\d+$/, '')

/** Also checks the Host header, because the host name of another site can resolve to 127.0.0.1 (DNS rebinding). */
export const isLocalRequest = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>) =>
  isLoopback(config) && isLoopbackHost(hostOf(request.headers.host)) && isDirectLocalRequest(request)

export const isDirectLocalRequest = ({ socket, headers }: FastifyRequest) =>
  isLoopbackHost((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  !Object.keys(headers).some(isForwarding)

/** With a hop count, any address is trusted as the proxy, so the server must be reachable only through the proxy. */
export const toTrustProxy = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

export const requireAddress = ({ ip }: FastifyRequest) => {
  if (!isIP(ip)) throw new ApiError('bad-input')
}
