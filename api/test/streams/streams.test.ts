import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createSeededRandom } from '@i-one/game/random'
import { expect, test } from 'vitest'
import { notify } from '../../src/notifications/actions.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../make-match.ts'
import { createOpenSession } from '../make-open-session.ts'
import { createPerson } from '../make.ts'
import { startRestartingServer } from '../restarting-server.ts'
import { startTestApp } from '../suite.ts'
import { openMatchStream } from '../watch.ts'
import { openCrowd } from './crowd.ts'
import { openCuttingProxy } from './cutting-proxy.ts'
import { readWithRetries, watchWithRetries } from './stubborn-spectator.ts'
import { type SuspensionTimes, openSuspensions } from './suspensions.ts'

const wantedCuts = Number(process.env.STREAM_CUTS ?? 30)
const waves = Number(process.env.STREAM_WAVES ?? 0)
const suspensions = Number(process.env.STREAM_SUSPENSIONS ?? 1)
const seed = process.env.STREAM_SEED ?? 'slice'

const isWhole = process.env.STREAM_CUTS !== undefined

const app = await startTestApp({ rateLimits: false })

test(
  'no message is lost or duplicated if the connection is cut at any byte',
  { timeout: 600_000 },
  async () => {
    const { match, captain } = await createTestMatch(app)
    const second = await startRestartingServer(app)
    const proxy = await openCuttingProxy([app.baseUrl, second.baseUrl], createSeededRandom(seed))
    const spectators = Array.from({ length: 10 }, () => watchWithRetries(proxy.baseUrl, match._id))
    const event = createDevice(app)
    let { seq } = match
    const happen = async () => {
      const events = [event('goal', { side: 'T1' }), event('goal', { side: 'T2' })]
      seq = (await recordTestEvents(app, captain, match, ...events)).seq
    }
    // waits for the snapshots while they are small, because the proxy would cut larger ones each time
    await Promise.all(spectators.map(({ until }) => until(0)))
    while (proxy.cuts() < wantedCuts) await happen()
    proxy.spare()
    await happen()
    await Promise.all(spectators.map(({ until }) => until(seq)))
    for (const { numbers, snapshots } of spectators) {
      expect(numbers, `seed ${seed}`).toEqual(Array.from({ length: seq }, (_, n) => n + 1))
      expect(snapshots(), `seed ${seed}`).toBe(1)
    }
    if (isWhole)
      console.log(`${proxy.cuts()} cuts, ${seq} events, ${spectators.length} spectators, seed ${seed}`)
    await Promise.all(spectators.map(({ close }) => close()))
    await proxy.stop()
    await second.stop()
  },
)

test(
  'no notification is lost or duplicated if the connection of a page is cut at any byte',
  { timeout: 600_000 },
  async () => {
    const { session } = await createOpenSession(app)
    const person = await createPerson(app)
    const second = await startRestartingServer(app)
    const proxy = await openCuttingProxy([app.baseUrl, second.baseUrl], createSeededRandom(seed))
    const connection = { ...app.connection(person.token), baseUrl: proxy.baseUrl }
    const pages = Array.from({ length: 5 }, () => readWithRetries(connection))
    await Promise.all(pages.map(({ until }) => until(0)))
    let seq = 0
    const happen = async () => {
      seq++
      const delays = { kind: 'authorized', users: [person.id], sessionId: session._id } as const
      await notify(app.db, { ...delays, now: app.clock.now() })
      // waits for each notification, because several could arrive in one chunk
      await Promise.all(pages.map(({ until }) => until(seq)))
    }
    while (proxy.cuts() < wantedCuts) await happen()
    proxy.spare()
    await happen()
    for (const { numbers, snapshots } of pages) {
      expect(numbers, `seed ${seed}`).toEqual(Array.from({ length: seq }, (_, n) => n + 1))
      expect(snapshots(), `seed ${seed}`).toBe(1)
    }
    if (isWhole)
      console.log(`${proxy.cuts()} cuts, ${seq} notifications, ${pages.length} pages, seed ${seed}`)
    await Promise.all(pages.map(({ close }) => close()))
    await proxy.stop()
    await second.stop()
  },
)

const endsWithin = 5000
/** Highest allowed time to end the streams, relative to the time to deliver a notification on this machine. */
const maxRatio = 20

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!
const inWords = (times: readonly number[]) =>
  `median ${median(times).toFixed(0)}, longest ${Math.max(...times).toFixed(0)} ms`

test(
  'streams and scoring on two servers end within five seconds of a suspension',
  { timeout: 600_000 },
  async () => {
    const second = await startRestartingServer(app)
    const { timeNotification, suspendScorer, stop } = await openSuspensions(app, second.baseUrl)
    const delays: number[] = []
    const all: SuspensionTimes[] = []
    for (let n = 0; n < suspensions; n++) {
      delays.push(await timeNotification())
      all.push(await suspendScorer())
    }
    stop()
    await second.stop()
    if (!isWhole) return
    const ended = all.map((one) => one.ended)
    const stopped = all.map((one) => one.refused)
    const answered = all.map((one) => one.answered)
    console.log(
      `${suspensions} suspensions: staff had the response after: ${inWords(answered)}; scoring was rejected after: ${inWords(stopped)}; ` +
        `the last of four streams ended after: ${inWords(ended)}; a notification arrived after: ${inWords(delays)}`,
    )
    expect(Math.max(...stopped, ...ended)).toBeLessThan(endsWithin)
    expect(median(ended) / median(delays)).toBeLessThan(maxRatio)
  },
)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const memory = () => {
  // memory outside the heap is freed only by a second collection
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

const mayGrow = 3

const crowdSize = 100

const memoryStays = async () => {
  const event = createDevice(app)
  const { match, captain } = await createTestMatch(app)
  const heaps: number[] = []
  for (let n = 0; n < waves; n++) {
    const crowd = Array.from({ length: crowdSize }, () => openMatchStream(app.connection(), match))
    for (const { untilNamed } of crowd) await untilNamed('heartbeat')
    const { seq } = await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }))
    for (const { untilNumber } of crowd) await untilNumber(seq)
    for (const { cut } of crowd) cut()
    await Promise.allSettled(crowd.map(({ ended }) => ended))
    await expect.poll(app.openConnections, { timeout: 30_000 }).toBeLessThan(20)
    heaps.push(memory())
  }
  const [settled, last] = [heaps[1]!, heaps.at(-1)!]
  if (isWhole) console.log(`memory after each wave, MB: ${heaps.map((size) => size.toFixed(1)).join(' ')}`)
  expect(last - settled).toBeLessThan(mayGrow)
}

if (waves > 0) test('memory stays as it is, wave after wave of spectators', { timeout: 600_000 }, memoryStays)

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!

const minGoals = 300
const settled = 20
/**
 * A client that stops reading must be disconnected within this many goals. The limit is high because the kernel buffers
 * megabytes first.
 */
const maxGoals = 1500

const whoNeverReadsIsDropped = async () => {
  const [alone, beside] = [await openCrowd(app, 0), await openCrowd(app, crowdSize)]
  let before = 0
  // alternates between the two groups of spectators, so that both are measured under the same load
  while (beside.silent() > 0 || beside.times.length < minGoals) {
    await alone.happen()
    await beside.happen()
    if (beside.times.length === settled) before = memory()
    expect(beside.times.length).toBeLessThan(maxGoals)
  }
  const after = memory()
  const inOrder = Array.from(beside.times, (_, n) => n + 1)
  for (const numbers of beside.numbers) expect(numbers).toEqual(inOrder)
  const [usual, crowded] = [p99(alone.times), p99(beside.times)]
  console.log(
    `${beside.times.length} goals, p99 beside 100 clients that never read ${crowded.toFixed(1)} ms, without them ${usual.toFixed(1)} ms; ` +
      `memory ${before.toFixed(1)} MB with these clients, ${after.toFixed(1)} MB after they were dropped`,
  )
  expect(crowded).toBeLessThan(2 * usual)
  expect(after - before).toBeLessThan(mayGrow)
  for (const { close } of [alone, beside]) close()
}

if (isWhole)
  test(
    'a hundred who never read are dropped, and the others hardly notice',
    { timeout: 1_200_000 },
    whoNeverReadsIsDropped,
  )
