import { Client, type ClientConfig } from 'pg'

/** Milliseconds a request may wait in the database: for a connection, for a lock, for a statement, and its own silence in a transaction. */
const limits = { connect: 5000, lock: 5000, statement: 30_000, idle: 30_000 }

/** Milliseconds after which a connection that nobody uses is closed: each costs PostgreSQL 5 to 10 MB. */
export const idleTimeout = 30_000

/** A connection whose other end has gone without a word is noticed. */
const awake: ClientConfig = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** For what runs for as long as it takes: migrations, commands. */
export const unhurried = (url: string): ClientConfig => ({ connectionString: url, ...awake })

/**
 * For who serves requests. A process that freezes with a lock in its hand does not hold up all others: PostgreSQL ends
 * its transaction, and whoever waits for the lock gets an answer.
 */
export const hurried = (url: string): ClientConfig => ({
  ...unhurried(url),
  connectionTimeoutMillis: limits.connect,
  lock_timeout: limits.lock,
  statement_timeout: limits.statement,
  idle_in_transaction_session_timeout: limits.idle,
})

/**
 * For who serves requests through a pooler. It takes no settings from us: `connect_query` of its own has them
 * (deploy/pgbouncer.ini), and `requirePooler` looks at the start whether it does.
 */
export const pooled = (url: string): ClientConfig => ({
  ...unhurried(url),
  connectionTimeoutMillis: limits.connect,
})

/** One unhurried connection, open while `work` uses it. */
export const withClient = async <T>(
  to: string | ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client(typeof to === 'string' ? unhurried(to) : to)
  // a connection that breaks rejects the call under way, and is reported here once more
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
