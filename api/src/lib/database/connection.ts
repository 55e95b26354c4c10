import { Client, type ClientConfig } from 'pg'

const limits = { connect: 5000, lock: 5000, statement: 30_000, idle: 30_000 }

export const idleTimeout = 30_000

const awake: ClientConfig = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

export const withoutTimeouts = (url: string): ClientConfig => ({ connectionString: url, ...awake })

/** Sets timeouts, so that a frozen process that holds a lock cannot block all other processes. */
export const withTimeouts = (url: string): ClientConfig => ({
  ...withoutTimeouts(url),
  connectionTimeoutMillis: limits.connect,
  lock_timeout: limits.lock,
  statement_timeout: limits.statement,
  idle_in_transaction_session_timeout: limits.idle,
})

/** Leaves out PostgreSQL's timeouts, because a pooler rejects them. deploy/pgbouncer.ini sets them in `connect_query`. */
export const toPoolerConfig = (url: string): ClientConfig => ({
  ...withoutTimeouts(url),
  connectionTimeoutMillis: limits.connect,
})

export const withClient = async <T>(
  to: string | ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client(typeof to === 'string' ? withoutTimeouts(to) : to)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
