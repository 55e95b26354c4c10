import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { unhurried } from '../database/connection.ts'
import type { Database } from '../database/database.ts'
import { makeFollowers } from './followers.ts'

/**
 * News between processes. Who changes something notifies its topic in the same transaction; each process LISTENs on a
 * connection of its own and calls its followers. A topic says only that there is news and followers read it, so nothing
 * is lost when the connection breaks: all are called when it is back.
 */
export interface Live {
  /** How much news there was, of whatever topic. */
  news(): number
  follow(topic: string, listener: () => void): () => void
  /** Something may have been notified in a transaction that is over. */
  passOn?(): void
  stop(): Promise<void>
}

const channel = 'news'

/** Milliseconds between two questions to the database on the connection that listens, and for an answer. */
export interface Asking {
  every: number
  within: number
}

const usual: Asking = { every: 10_000, within: 5000 }

/** To be called in the transaction of the change itself. */
export const notifyTopics = (db: Database, ...topics: string[]) =>
  sql`select tell_news(${topics}::text[])`.execute(db)

export const startLive = async (url: string, log: FastifyBaseLogger, asking = usual): Promise<Live> => {
  const { follow, news, notify, notifyAll } = makeFollowers()
  let stopped = false
  let client: pg.Client

  const listen = async () => {
    const { within } = asking
    client = new pg.Client({ ...unhurried(url), connectionTimeoutMillis: within, query_timeout: within })
    client.on('notification', ({ payload = '' }) => notify(payload))
    client.on('error', (error) => log.warn({ err: error }, 'live: lost the database'))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      void client.end()
      throw error
    }
    // not before it listens: an error until then rejects `listen`
    client.once('end', () => void comeBack())
    keepAsking(client)
  }
  /** A network that swallows everything says nothing: who only listens has to ask, or is deaf for good. */
  const keepAsking = (asked: pg.Client) => {
    let waiting = false
    const ask = async () => {
      if (waiting) return
      waiting = true
      try {
        // again, so that what it does can be seen in pg_stat_activity
        await asked.query(`listen ${channel}`)
        waiting = false
      } catch (error) {
        log.warn({ err: error }, 'live: the database does not answer')
        await asked.end()
      }
    }
    const timer = setInterval(() => void ask(), asking.every).unref()
    asked.once('end', () => clearInterval(timer))
  }
  const comeBack = async (wait = 100): Promise<void> => {
    if (stopped) return
    try {
      await listen()
      notifyAll()
    } catch (error) {
      log.warn({ err: error }, 'live: the database is not back yet')
      setTimeout(() => void comeBack(Math.min(wait * 2, 5000)), wait).unref()
    }
  }

  await listen()
  return {
    news,
    follow,
    async stop() {
      stopped = true
      await client.end()
    },
  }
}
