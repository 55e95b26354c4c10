import type { Kysely } from 'kysely'
import { getOwnWrites } from './database/database.ts'
import type { DB } from './database/tables.ts'
import type { LiveUpdates } from './live/live.ts'

export const maxResponseAge = 250
const max = 256

interface CachedResponse {
  begun: number
  now: number
  changes: number
  until: number
  reading: Promise<Buffer>
  bytes?: Buffer
}

export interface CacheableResponse {
  answer: unknown
  until: number
}

interface Sources {
  db: Kysely<DB>
  live: Pick<LiveUpdates, 'changeCount'>
}

/** A cached response can miss other processes' writes of the last `maxResponseAge` ms, so never base a decision on it. */
export const createResponseCache = ({ db, live }: Sources, elapsed = () => performance.now()) => {
  const own = getOwnWrites(db)
  const changes = () => own.count + live.changeCount()
  const cache = new Map<string, CachedResponse>()

  const isFresh = (one: CachedResponse, begun: number, now: number) =>
    one.changes === changes() &&
    begun - one.begun < maxResponseAge &&
    Math.abs(now - one.now) < maxResponseAge &&
    now < one.until

  const findFresh = (key: string, at: Date) => {
    const one = cache.get(key)
    return one && isFresh(one, elapsed(), at.getTime()) ? one : undefined
  }

  return {
    find: (key: string, at: Date) => findFresh(key, at)?.bytes,

    get(key: string, at: Date, read: () => Promise<CacheableResponse>): Promise<Buffer> {
      const known = findFresh(key, at)
      if (known) return known.reading
      if (cache.size >= max) cache.clear()
      const begun = elapsed()
      const reading = read().then(({ answer, until }) => {
        one.until = until
        return (one.bytes = Buffer.from(JSON.stringify(answer)))
      })
      const one: CachedResponse = { begun, now: at.getTime(), changes: changes(), until: Infinity, reading }
      cache.set(key, one)
      reading.catch(() => {
        if (cache.get(key) === one) cache.delete(key)
      })
      return reading
    },
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
