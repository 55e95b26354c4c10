import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../database/database.ts'

type Listener = () => void

/**
 * News between processes. Who changes something notifies its topic in the same transaction; each process LISTENs on a
 * connection of its own and calls its followers. A topic says only that there is news and followers read it, so nothing
 * is lost when the connection breaks: all are called when it is back.
 */
export interface Live {
  follow(topic: string, listener: Listener): () => void
  stop(): Promise<void>
}

const channel = 'news'

/** To be called in the transaction of the change itself. */
export const notifyTopics = (db: Database, ...topics: string[]) =>
  sql`select pg_notify(${channel}, topic) from unnest(${topics}::text[]) as topic`.execute(db)

export const startLive = async (url: string, log: FastifyBaseLogger): Promise<Live> => {
  const followers = new Map<string, Set<Listener>>()
  let stopped = false
  let client: pg.Client

  const notifyFollowers = (topic: string) => {
    for (const listener of followers.get(topic) ?? []) listener()
  }
  const listen = async () => {
    client = new pg.Client({ connectionString: url })
    client.on('notification', ({ payload = '' }) => notifyFollowers(payload))
    client.on('error', (error) => log.warn({ err: error }, 'live: lost the database'))
    await client.connect()
    await client.query(`listen ${channel}`)
    // not before it listens: an error until then rejects `listen`
    client.once('end', () => void comeBack())
  }
  const comeBack = async (wait = 100): Promise<void> => {
    if (stopped) return
    try {
      await listen()
      for (const topic of followers.keys()) notifyFollowers(topic)
    } catch (error) {
      log.warn({ err: error }, 'live: the database is not back yet')
      setTimeout(() => void comeBack(Math.min(wait * 2, 5000)), wait).unref()
    }
  }

  await listen()
  return {
    follow(topic, listener) {
      const listeners = followers.get(topic) ?? new Set()
      followers.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) followers.delete(topic)
      }
    },
    async stop() {
      stopped = true
      await client.end()
    },
  }
}
