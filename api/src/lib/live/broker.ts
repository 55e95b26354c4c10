import { setTimeout as wait } from 'node:timers/promises'
import { type NatsConnection, type Subscription, connect } from '@nats-io/transport-node'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { inTime } from '../database/in-time.ts'
import { createFollowers } from './followers.ts'
import type { Live } from './live.ts'
import { type Published, listLatestNews, sendUnsent } from './news.ts'
import { onceMore } from './once-more.ts'

/** Milliseconds. `answer` must stay below the idle transaction timeout (deploy/cluster/pgbouncer.ini). */
export interface BrokerTimes {
  tick: number
  look: number
  answer: number
  remember: number
}

const usual: BrokerTimes = { tick: 250, look: 5000, answer: 700, remember: 60_000 }

// The NATS client ignores credentials and TLS in the URL.
export const natsAt = (address: string) => {
  const { protocol, host, username, password } = new URL(address)
  const [user, pass] = [username, password].map(decodeURIComponent)
  return {
    servers: host,
    ...(user && (pass ? { user, pass } : { token: user })),
    ...(protocol === 'tls:' && { tls: {} }),
  }
}

const subjectOf = (topic: string) => `i-one.news.${topic.replaceAll(/[\s.*>]/g, '_')}`

// News by NATS instead of NOTIFY, so that commits do not wait for each other and processes receive only followed topics.
// Each item is first a row. The process that wrote it publishes after commit; any process publishes leftovers.
// NATS messages can be lost, so each process also polls the rows: rarely while NATS works, each tick while it does not.
export const startBroker = (url: string, db: Database, log: FastifyBaseLogger, times = usual): Live => {
  let nats: NatsConnection | undefined
  let isWell = false
  let isDatabaseThere = true
  const stopping = new AbortController()
  let lookedAt = 0
  const subscriptions = new Map<string, Subscription>()
  let heard = new Set<string>()
  let heardBefore = new Set<string>()

  const hear = ({ id, topic }: Published) => {
    if (heard.has(id) || heardBefore.has(id)) return
    heard.add(id)
    followers.notify(topic)
  }
  const answered = (work: Promise<unknown>) => inTime(times.answer, work, 'NATS does not answer')
  const fall = (error: unknown) => {
    if (isWell) log.warn({ err: error }, 'live: lost NATS')
    isWell = false
  }
  // After the subscription is active, ask once for news published before.
  const subscribe = (topic: string) => {
    if (!nats || nats.isClosed()) return
    const callback = (_: unknown, message: { string(): string }) => hear({ id: message.string(), topic })
    subscriptions.set(topic, nats.subscribe(subjectOf(topic), { callback }))
    answered(nats.flush()).then(() => followers.notify(topic), fall)
  }
  const followers = createFollowers({
    first: subscribe,
    last: (topic) => {
      subscriptions.get(topic)?.unsubscribe()
      subscriptions.delete(topic)
    },
  })

  const send = async (news: Published[]) => {
    if (!nats) throw new Error('NATS is not connected')
    try {
      for (const { id, topic } of news) nats.publish(subjectOf(topic), id)
      await answered(nats.flush())
    } catch (error) {
      fall(error)
      throw error
    }
  }
  const passOn = onceMore(async () => {
    if (!isWell) return
    await sendUnsent(db, send).catch(() => undefined)
  })
  const look = onceMore(async () => {
    try {
      for (const news of await listLatestNews(db)) if (followers.has(news.topic)) hear(news)
      // after a failover the new primary may lack the latest rows
      if (!isDatabaseThere) followers.notifyAll()
      isDatabaseThere = true
    } catch (error) {
      if (isDatabaseThere) log.warn({ err: error }, 'live: the database does not answer')
      isDatabaseThere = false
    }
  })

  const hearOf = async (connection: NatsConnection) => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') fall(new Error('disconnected'))
      if (type === 'reconnect') isWell = true
    }
  }
  const attend = async (connection: NatsConnection) => {
    nats = connection
    isWell = true
    subscriptions.clear()
    for (const topic of followers.topics()) subscribe(topic)
    void hearOf(connection)
    await connection.closed()
  }
  const keepConnected = async () => {
    while (!stopping.signal.aborted) {
      try {
        const connection = await connect({
          ...natsAt(url),
          name: 'i-one',
          maxReconnectAttempts: -1,
          reconnectTimeWait: times.tick,
          timeout: times.answer,
          pingInterval: 2 * times.answer,
          maxPingOut: 2,
        })
        if (stopping.signal.aborted) return await connection.close()
        await attend(connection)
      } catch (error) {
        log.warn({ err: error }, 'live: NATS is not connected')
      }
      isWell = false
      await wait(times.answer, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const connected = keepConnected()

  const tick = () => {
    void tryAgain()
    void passOn()
    const now = performance.now()
    if (isWell && now - lookedAt < times.look) return
    lookedAt = now
    void look()
  }
  const tryAgain = async () => {
    if (isWell || !nats || nats.isClosed()) return
    await answered(nats.flush()).then(
      () => (isWell = true),
      () => undefined,
    )
  }
  const timers = [
    setInterval(tick, times.tick).unref(),
    setInterval(() => {
      heardBefore = heard
      heard = new Set()
    }, times.remember).unref(),
  ]
  return {
    news: followers.news,
    follow: followers.follow,
    passOn: () => void passOn(),
    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await passOn()
      await look()
      await nats?.close()
      await connected
    },
  }
}
