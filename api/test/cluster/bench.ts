// npm run bench:cluster: measures processor time per request with one, two and three app processes
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { type Call, CallError, createClient } from '@i-one/contract/call'
import { recordEvents, watchMatch } from '@i-one/contract/matches'
import { listMatches } from '@i-one/contract/matches/schedule'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { type Crowd, openCrowd } from '../../../bench/crowd.ts'
import { median } from '../../../bench/load.ts'
import { isRatioDecided, computeMedianInterval } from '../../../bench/sure.ts'
import { openDatabase } from '../../src/lib/database/database.ts'
import { createTestMatch } from '../make-match.ts'
import { type Person, createPerson, createTestPitch } from '../make.ts'
import { type ProcessorTimes, trackProcessorTime } from './processor-time.ts'
import { startCluster } from './start-cluster.ts'

const [day, quarter] = [24 * 3_600_000, 15 * 60_000]
const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, open: '00:00', close: '24:00' }))
const clients = 6
/** With `PACE=none`, clients send without pauses, so that all processes compete for the cores. */
const isPaced = process.env['PACE'] !== 'none'
const counts = [1, 2, 3]
const spectators = Number(process.env['SPECTATORS'] ?? 1000)
/** Highest allowed cost of a request, relative to its cost with one process. */
const bound = 1.2
const longest = 60_000
const calm = 15_000

const begun = performance.now()
const say = (...values: string[]) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${values.join(', ')}`)

const cluster = await startCluster()
const { apps } = cluster
const { costOf } = await trackProcessorTime(cluster)
const { db, close } = openDatabase(cluster.databaseUrl)
const as = (token = '', n = 0) =>
  createClient({ baseUrl: apps[n]!.url, token: () => token || null, timeout: 60_000 })
const fixtures = { db, clock: { now: () => new Date() }, as: (token?: string) => as(token) }
const people: Person[] = []
const pitches: string[] = []
for (let n = 0; n < clients * counts.length; n++) {
  people.push(await createPerson(fixtures))
  pitches.push(await createTestPitch(fixtures, { slotMinutes: 15, openingHours: always }))
}
const first = Math.ceil(Date.now() / quarter + 8) * quarter
const [from, to] = [new Date(first).toISOString(), new Date(first + day).toISOString()]

const idleCost = async () => {
  const spent = await costOf(() => wait(calm))
  const each = Object.entries(spent).map(([part, ms]) => [part, ms / calm] as const)
  say('per idle second', ...each.map(([part, ms]) => `${part} ${(ms * 1000).toFixed(1)} ms`))
  return Object.fromEntries(each)
}

let rejected = 0
const retryUntilAnswered = async <T>(send: () => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'busy')) throw error
      rejected++
    }
}

type Ask = (places: readonly number[], times: number, atPace?: boolean) => Promise<number>

/** @param perSecond requests per second to each process; ignored if `atPace` is false */
const asking =
  (perSecond: number, send: (call: Call, who: number, n: number) => Promise<unknown>): Ask =>
  async (places, times, atPace = isPaced) => {
    const asking = people.slice(0, clients * places.length)
    const begun = performance.now()
    const untilNext = (clients / perSecond) * 1000
    await Promise.all(
      asking.map(async ({ token }, who) => {
        for (let n = 0; n < times / clients; n++) {
          const due = begun + (n + who / asking.length) * untilNext
          if (atPace) await wait(Math.max(0, due - performance.now()))
          await send(as(token, places[(who + n) % places.length]), who, n)
        }
      }),
    )
    return times * places.length
  }

const requests: Record<string, { ask: Ask; times: number }> = {
  'a slot taken and given back': {
    times: 36,
    ask: asking(48, async (call, who, n) => {
      const start = new Date(first + (n % 96) * quarter).toISOString()
      const { _id: id } = await retryUntilAnswered(() =>
        call(createHold, { body: { pitch: pitches[who]!, start } }),
      )
      await retryUntilAnswered(() => call(releaseHold, { params: { id } }))
    }),
  },
  'what is near': {
    times: 108,
    ask: asking(150, (call) =>
      retryUntilAnswered(() => call(findNearbyPitches, { query: { lng: 3.38, lat: 6.52, limit: 20 } })),
    ),
  },
  'the schedule of a day': {
    times: 108,
    ask: asking(150, (call) => retryUntilAnswered(() => call(listMatches, { query: { from, to } }))),
  },
}

/** Sends requests until V8 has compiled each process's hot code. */
const warmUp = async () => {
  const spent = apps.map(() => 0)
  const each = 120
  for (let answers = 0; answers < 8000 && Math.min(...spent) < 12_000;)
    for (const { ask } of Object.values(requests)) {
      const cost = await costOf(() => ask([0, 1, 2], each, false))
      for (const [n, { name }] of apps.entries()) spent[n]! += cost[name]!
      answers += each
    }
  say('warm', ...spent.map((ms) => `${(ms / 1000).toFixed(1)} s`))
}

let isTooMuch = false

type Places = (count: number, round: number) => number[]
const inTurn: Places = (count, round) => [0, 1, 2].slice(0, count).map((n) => (n + round) % 3)

const parts = ['app', 'PgBouncer', 'HAProxy', 'primary']

const compare = async (what: string, ask: Ask, times: number, idle: ProcessorTimes, placesOf = inTurn) => {
  const rounds: ProcessorTimes[][] = []
  const ratios = (count: number) => rounds.map((round) => round[count]!['app']! / round[1]!['app']!)
  const areSure = () => [2, 3].every((count) => isRatioDecided(ratios(count), bound))
  const end = performance.now() + longest
  for (let n = 0; performance.now() < end && !areSure(); n++) {
    const before = rejected
    const round: ProcessorTimes[] = []
    for (const count of n % 2 ? counts.toReversed() : counts) {
      const places = placesOf(count, n)
      let asked = 0
      const spent = await costOf(async () => void (asked = await ask(places, times)), idle)
      const inApp = places.reduce((sum, n) => sum + spent[apps[n]!.name]!, 0)
      round[count] = Object.fromEntries(parts.map((part) => [part, (spent[part] ?? inApp) / asked]))
    }
    if (rejected === before) rounds.push(round)
  }
  for (const count of counts) {
    const cost = (part: string) => median(rounds.map((round) => round[count]![part]!))
    const [min, max] = computeMedianInterval(ratios(count))
    const against = `${median(ratios(count)).toFixed(2)} of one (${min.toFixed(2)} to ${max.toFixed(2)})`
    const judged = isRatioDecided(ratios(count), bound) ? (min < bound ? '' : ', FAILED') : ', undecided'
    if (min >= bound) isTooMuch = true
    say(
      `${what}, processes: ${count}`,
      ...parts.map((part) => `${part} ${cost(part).toFixed(2)} ms`),
      ...(count > 1 ? [`${against}${judged}`] : []),
    )
  }
  say(`${rounds.length} rounds`, `load ${loadavg()[0]!.toFixed(0)}`)
}

const crowds: Crowd[] = []
const watched = async (count: number) => {
  const { captain, match } = await createTestMatch(fixtures)
  let { seq } = match
  const path = watchMatch.path.replace(':id', match._id)
  const mine: Crowd[] = []
  for (const { url } of apps.slice(0, count))
    mine.push(await openCrowd(url, path, Math.round(spectators / count), seq))
  crowds.push(...mine)
  const record = async (type: 'kick-off' | 'goal') => {
    seq++
    const at = new Date().toISOString()
    const event = {
      id: randomUUID(),
      type,
      clockMs: seq * 1000,
      at,
      ...(type === 'goal' && { side: 'T1' as const }),
    }
    const call = as(captain.token, seq % count)
    const sent = retryUntilAnswered(() =>
      call(recordEvents, { params: { id: match._id }, body: { events: [event] } }),
    )
    await Promise.all([sent, ...mine.map(({ until }) => until(seq))])
  }
  await record('kick-off')
  return record
}

await warmUp()
const idle = await idleCost()
for (const [what, { ask, times }] of Object.entries(requests)) await compare(what, ask, times, idle)

const matches = [await watched(1), await watched(2), await watched(3)]
const goals: Ask = async ({ length }, times) => {
  for (let n = 0; n < times; n++) await matches[length - 1]!('goal')
  return times
}
for (const count of counts) await goals(counts.slice(0, count), 10)
await compare(`a goal that ${spectators} watch`, goals, 5, await idleCost(), (count) =>
  [0, 1, 2].slice(0, count),
)

for (const crowd of crowds) crowd.close()
await close()
await cluster.stop()
if (isTooMuch) console.log(`FAILED: a request costs more than ${bound} times as much as with one process`)
process.exit(isTooMuch ? 1 : 0)
