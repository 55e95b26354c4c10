import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteDueRows } from '../database/in-batches.ts'
import { hashToken } from '../token.ts'
import { ApiError } from './api-error.ts'
import type { App } from './app.ts'

/** Allows a burst of `max`; the quota then refills evenly over `within` milliseconds. */
export interface RateLimit {
  name: string
  max: number
  within: number
}

interface Quota {
  limit: RateLimit
  who: string
}

const stepOf = ({ max, within }: RateLimit) => within / max
const keyOf = ({ limit, who }: Quota) => hashToken(JSON.stringify([limit.name, who]))

/** Implements GCRA: one statement updates one timestamp per limit, so concurrent requests and processes cannot exceed a limit. */
export const consumeQuota = async ({ db, config }: Pick<App, 'db' | 'config'>, quota: Quota, now: Date) => {
  if (!config.rateLimits) return
  const [key, step] = [keyOf(quota), stepOf(quota.limit)]
  const ahead = new Date(now.getTime() + quota.limit.within - step)
  const { rows } = await sql`
    insert into limits values (${key}, ${new Date(now.getTime() + step)})
    on conflict (key) do update
      set used_until = greatest(limits.used_until, ${now}) + ${step} * interval '1 millisecond'
      -- guard: a rate limit also counts concurrent requests
      where limits.used_until <= ${ahead}
    returning key`.execute(db)
  if (!rows.length) throw new ApiError('too-many', { retryAfter: await secondsUntil(db, key, ahead) })
}

export const refundQuota = async ({ db, config }: Pick<App, 'db' | 'config'>, quota: Quota) => {
  if (!config.rateLimits) return
  await sql`
    update limits set used_until = used_until - ${stepOf(quota.limit)} * interval '1 millisecond'
    where key = ${keyOf(quota)}`.execute(db)
}

const secondsUntil = async (db: Database, key: Buffer, ahead: Date) => {
  const row = await db.selectFrom('limits').select('used_until').where('key', '=', key).executeTakeFirst()
  return Math.max(1, Math.ceil(((row?.used_until ?? ahead).getTime() - ahead.getTime()) / 1000))
}

export const deleteUnusedLimits = (db: Database, now: Date) =>
  deleteDueRows(db, 'limits', sql`used_until <= ${now}`)

/** Returns the IPv4 address, or the /64 network of an IPv6 address, which a provider assigns to one household. */
export const toNetwork = (ip: string) => {
  if (!isIPv6(ip) || ip.includes('.')) return ip.replace(/^::ffff:/i, '')
  const [head = '', tail = ''] = ip.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
