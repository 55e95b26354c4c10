import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { withoutTimeouts } from '../database/connection.ts'
import type { Database } from '../database/database.ts'
import { createFollowers } from './followers.ts'

/** Messages contain no data, so after a lost connection it is enough to notify all followers. */
export interface LiveUpdates {
  changeCount(): number
  follow(topic: string, listener: () => void): () => void
  publishPending?(): void
  stop(): Promise<void>
}

const channel = 'news'

export interface PollIntervals {
  every: number
  within: number
}

const usual: PollIntervals = { every: 10_000, within: 5000 }

export const notifyTopics = (db: Database, ...topics: string[]) =>
  sql`select tell_news(${topics}::text[])`.execute(db)

export const startLiveUpdates = async (
  url: string,
  log: FastifyBaseLogger,
  times = usual,
): Promise<LiveUpdates> => {
  const { follow, changeCount, notify, notifyAll } = createFollowers()
  let stopped = false
  let client: pg.Client

  const listen = async () => {
    const { within } = times
    const timeouts = { connectionTimeoutMillis: within, query_timeout: within }
    client = new pg.Client({ ...withoutTimeouts(url), ...timeouts })
    client.on('notification', ({ payload = '' }) => notify(payload))
    client.on('error', (error) => log.warn({ err: error }, 'live: lost the database connection'))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      void client.end()
      throw error
    }
    client.once('end', () => void reconnect())
    pollConnection(client)
  }
  // Polls, because a lost network connection raises no error.
  const pollConnection = (input: pg.Client) => {
    let waiting = false
    const ask = async () => {
      if (waiting) return
      waiting = true
      try {
        await input.query(`listen ${channel}`)
        waiting = false
      } catch (error) {
        log.warn({ err: error }, 'live: the database is not responding')
        await input.end()
      }
    }
    const timer = setInterval(() => void ask(), times.every).unref()
    input.once('end', () => clearInterval(timer))
  }
  const reconnect = async (wait = 100): Promise<void> => {
    if (stopped) return
    try {
      await listen()
      notifyAll()
    } catch (error) {
      log.warn({ err: error }, 'live: the database is still unreachable')
      setTimeout(() => void reconnect(Math.min(wait * 2, 5000)), wait).unref()
    }
  }

  await listen()
  return {
    changeCount,
    follow,
    async stop() {
      stopped = true
      await client.end()
    },
  }
}
