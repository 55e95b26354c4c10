import { minute } from '@i-one/game/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { type Standby, parsePosition, formatPosition } from './database/standby.ts'

interface Read {
  config: Pick<Config, 'publicUrl'>
  standby?: Pick<Standby, 'findPosition'> | undefined
}

const cookie = { name: 'written', path: '/i-one', lifetime: minute }

/** Stores the primary's WAL position in a cookie, because another process may serve the user's next request. */
export const storeWritePosition = async ({ config, standby }: Read, reply: FastifyReply) => {
  if (!standby) return
  const position = formatPosition(await standby.findPosition())
  reply.header('set-cookie', writeCookie(cookie, position, config))
}

export const readWritePosition = ({ config }: Read, { headers }: Pick<FastifyRequest, 'headers'>) =>
  parsePosition(readCookie(cookie, headers.cookie, config))
