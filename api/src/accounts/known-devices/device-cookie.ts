import { retentionDays } from '@i-one/contract/privacy'
import { day } from '@i-one/game/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../lib/config.ts'
import { readCookie, writeCookie } from '../../lib/cookies.ts'
import { hashToken, createToken } from '../../lib/token.ts'

type Origin = Pick<Config, 'publicUrl'>

const cookie = { name: 'device', path: '/i-one', lifetime: retentionDays.knownDevices * day }

const readToken = ({ headers }: FastifyRequest, origin: Origin) => {
  const sent = readCookie(cookie, headers.cookie, origin)
  return sent && /^[\w-]{43}$/.test(sent) ? sent : undefined
}

export const readDevice = (request: FastifyRequest, origin: Origin) => {
  const token = readToken(request, origin)
  return token === undefined ? undefined : hashToken(token)
}

export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, origin: Origin) => {
  const device = readToken(request, origin) ?? createToken()
  reply.header('set-cookie', writeCookie(cookie, device, origin))
  return hashToken(device)
}
