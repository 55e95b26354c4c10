import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { type Config, isLoopback, isLoopbackHost } from '../config.ts'
import { Refusal } from './refusal.ts'

/** By these a proxy says that somebody else stands behind it. */
const isForwarding = (header: string) =>
  header.startsWith('x-forwarded-') || ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'].includes(header)

const hostOf = (host = '') => host.replace(/:\d+$/, '')

/**
 * Whether somebody asks on this very machine: over a loopback connection, by its own name, through no proxy. A page
 * of somebody else whose name leads here does not.
 */
export const isFromHere = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>) =>
  isLoopback(config) && isLoopbackHost(hostOf(request.headers.host)) && isDirectFromHere(request)

/** Whether the connection is from this machine and no header says that a proxy passed the request on. */
export const isDirectFromHere = ({ socket, headers }: FastifyRequest) =>
  isLoopbackHost((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  !Object.keys(headers).some(isForwarding)

/**
 * Which of the addresses that a request came through are proxies of ours. A count is believed as it is: it is for a
 * server that its proxy alone can reach.
 */
export const trustOf = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

/** Limits and logs go by the address: what a proxy passes on as one and is none is refused. */
export const requireAddress = ({ ip }: FastifyRequest) => {
  if (!isIP(ip)) throw new Refusal('bad-input')
}
