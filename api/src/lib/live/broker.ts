import { setTimeout as wait } from 'node:timers/promises'
import { type NatsConnection, type Subscription, connect } from '@nats-io/transport-node'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { withDeadline } from '../database/in-time.ts'
import { createFollowers } from './followers.ts'
import { type LiveMessage, listRecentMessages, publishUnsentMessages } from './live-messages.ts'
import type { LiveUpdates } from './live.ts'
import { coalesce } from './once-more.ts'

/** Milliseconds. `timeout` must be below idle_in_transaction_session_timeout (deploy/cluster/pgbouncer.ini). */
export interface BrokerTimes {
  tick: number
  poll: number
  timeout: number
  remember: number
}

const usual: BrokerTimes = { tick: 250, poll: 5000, timeout: 700, remember: 60_000 }

// Converts the URL to options, because the NATS client ignores credentials and TLS in a URL.
export const toNatsOptions = (address: string) => {
  const { protocol, host, username, password } = new URL(address)
  const [user, pass] = [username, password].map(decodeURIComponent)
  return {
    servers: host,
    ...(user && (pass ? { user, pass } : { token: user })),
    ...(protocol === 'tls:' && { tls: {} }),
  }
}

const subjectOf = (topic: string) => `i-one.news.${topic.replaceAll(/[\s.*>]/g, '_')}`

// Publishes topics by NATS instead of NOTIFY, so that commits do not wait for each other and processes get only topics they
// follow. Each message is first inserted as a row. The process that inserted the row publishes the message after the commit. If
// that process fails, any other process publishes the message. NATS can lose messages, so each process also polls the rows,
// more often while NATS is down.
export const startBroker = (
  url: string,
  db: Database,
  log: FastifyBaseLogger,
  times = usual,
): LiveUpdates => {
  let nats: NatsConnection | undefined
  let isConnected = false
  let isDatabaseThere = true
  const stopping = new AbortController()
  let polledAt = 0
  const subscriptions = new Map<string, Subscription>()
  let received = new Set<string>()
  let receivedBefore = new Set<string>()

  const receive = ({ id, topic }: LiveMessage) => {
    if (received.has(id) || receivedBefore.has(id)) return
    received.add(id)
    followers.notify(topic)
  }
  const requireInTime = (work: Promise<unknown>) =>
    withDeadline(times.timeout, work, 'NATS is not responding')
  const markLost = (error: unknown) => {
    if (isConnected) log.warn({ err: error }, 'live: lost the connection to NATS')
    isConnected = false
  }
  // Notifies the followers once the subscription is active, because messages before that were missed.
  const subscribe = (topic: string) => {
    if (!nats || nats.isClosed()) return
    const callback = (_: unknown, message: { string(): string }) => receive({ id: message.string(), topic })
    subscriptions.set(topic, nats.subscribe(subjectOf(topic), { callback }))
    requireInTime(nats.flush()).then(() => followers.notify(topic), markLost)
  }
  const followers = createFollowers({
    first: subscribe,
    last: (topic) => {
      subscriptions.get(topic)?.unsubscribe()
      subscriptions.delete(topic)
    },
  })

  const send = async (messages: LiveMessage[]) => {
    if (!nats) throw new Error('NATS is not connected')
    try {
      for (const { id, topic } of messages) nats.publish(subjectOf(topic), id)
      await requireInTime(nats.flush())
    } catch (error) {
      markLost(error)
      throw error
    }
  }
  const publishPending = coalesce(async () => {
    if (!isConnected) return
    await publishUnsentMessages(db, send).catch(() => undefined)
  })
  const poll = coalesce(async () => {
    try {
      for (const message of await listRecentMessages(db)) if (followers.has(message.topic)) receive(message)
      // after an outage notify all followers, because a new primary may lack the latest rows
      if (!isDatabaseThere) followers.notifyAll()
      isDatabaseThere = true
    } catch (error) {
      if (isDatabaseThere) log.warn({ err: error }, 'live: the database is not responding')
      isDatabaseThere = false
    }
  })

  const watchStatus = async (connection: NatsConnection) => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') markLost(new Error('disconnected'))
      if (type === 'reconnect') isConnected = true
    }
  }
  const runUntilClosed = async (connection: NatsConnection) => {
    nats = connection
    isConnected = true
    subscriptions.clear()
    for (const topic of followers.topics()) subscribe(topic)
    void watchStatus(connection)
    await connection.closed()
  }
  const stayConnected = async () => {
    while (!stopping.signal.aborted) {
      try {
        const connection = await connect({
          ...toNatsOptions(url),
          name: 'i-one',
          maxReconnectAttempts: -1,
          reconnectTimeWait: times.tick,
          timeout: times.timeout,
          pingInterval: 2 * times.timeout,
          maxPingOut: 2,
        })
        if (stopping.signal.aborted) return await connection.close()
        await runUntilClosed(connection)
      } catch (error) {
        log.warn({ err: error }, 'live: cannot connect to NATS')
      }
      isConnected = false
      await wait(times.timeout, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const connected = stayConnected()

  const tick = () => {
    void checkConnection()
    void publishPending()
    const now = performance.now()
    if (isConnected && now - polledAt < times.poll) return
    polledAt = now
    void poll()
  }
  const checkConnection = async () => {
    if (isConnected || !nats || nats.isClosed()) return
    await requireInTime(nats.flush()).then(
      () => (isConnected = true),
      () => undefined,
    )
  }
  const timers = [
    setInterval(tick, times.tick).unref(),
    setInterval(() => {
      receivedBefore = received
      received = new Set()
    }, times.remember).unref(),
  ]
  return {
    changeCount: followers.changeCount,
    follow: followers.follow,
    publishPending: () => void publishPending(),
    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await publishPending()
      await poll()
      await nats?.close()
      await connected
    },
  }
}
