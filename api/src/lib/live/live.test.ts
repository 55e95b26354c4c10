import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/suite.ts'
import { startLiveUpdates, notifyTopics } from './live.ts'

const app = await startTestApp({ logLevel: 'silent' })

const wayToDatabase = async (databaseUrl: string) => {
  const { host, port } = new pg.Client({ connectionString: databaseUrl })
  const cameAt: number[] = []
  const brokeAt: number[] = []
  const open = new Set<Socket>()
  let toBreak = 0
  let lost = new Set<Socket>()
  const server = createServer((socket) => {
    cameAt.push(performance.now())
    open.add(socket)
    const onward = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    socket.on('data', (sent: Buffer) => {
      if (toBreak > 0 && sent.includes('listen news')) {
        toBreak -= 1
        brokeAt.push(performance.now())
        socket.destroy()
      } else if (!lost.has(socket)) onward.write(sent)
    })
    onward.on('data', (sent: Buffer) => {
      if (!lost.has(socket)) socket.write(sent)
    })
    for (const [one, other] of [[socket, onward] as const, [onward, socket] as const])
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    socket.on('close', () => open.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.searchParams.set('host', '127.0.0.1')
  url.searchParams.set('port', String((server.address() as AddressInfo).port))
  return {
    url: url.href,
    cameAt,
    brokeAt,
    open,
    breakOff: (next: number) => {
      toBreak = next
      for (const socket of open) socket.destroy()
    },
    swallow: () => void (lost = new Set(open)),
    stop: () => server.close(),
  }
}

test('detects a silently lost connection, and notifies followers after reconnecting', async () => {
  const way = await wayToDatabase(app.databaseUrl)
  const live = await startLiveUpdates(way.url, app.log, { every: 50, within: 500 })
  const follower = new EventTarget()
  live.follow('topic', () => follower.dispatchEvent(new Event('notified')))
  way.swallow()
  await once(follower, 'notified')
  expect(way.cameAt).toHaveLength(2)
  const notified = once(follower, 'notified')
  await notifyTopics(app.db, 'topic')
  await notified
  await live.stop()
  way.stop()
})

test('retries a connection that breaks before it listens, one attempt at a time', async () => {
  const way = await wayToDatabase(app.databaseUrl)
  const live = await startLiveUpdates(way.url, app.log)
  const follower = new EventTarget()
  live.follow('topic', () => follower.dispatchEvent(new Event('notified')))
  const back = once(follower, 'notified')
  way.breakOff(1)
  await back
  expect(way.cameAt).toHaveLength(3)
  expect(way.cameAt[2]! - way.brokeAt[0]!).toBeGreaterThan(90)
  const notified = once(follower, 'notified')
  await notifyTopics(app.db, 'topic')
  await notified
  const closed = [...way.open].map((socket) => once(socket, 'close'))
  await live.stop()
  await Promise.all(closed)
  expect(way.open.size).toBe(0)
  way.stop()
})
