// npm run bench:cluster: the processor time of a request, whether one process of the app serves all or three share them
import { existsSync, readFileSync } from 'node:fs'
import { giveBackHold, takeHold } from '@i-one/contract/bookings/holds'
import { type Call, connect } from '@i-one/contract/call'
import { listMatches } from '@i-one/contract/matches/schedule'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { openDatabase } from '../../src/lib/database/database.ts'
import { type Person, makePerson, makePitch } from '../make.ts'
import { childrenOf } from './process-tree.ts'
import { startCluster } from './start-cluster.ts'

const [day, quarter] = [24 * 3_600_000, 15 * 60_000]
const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, open: '00:00', close: '24:00' }))
const [warmUp, asked, clients] = [600, 1500, 6]
/** Of what one process needs for a request. */
const most = 1.2

/** Ticks of a hundredth of a second that a process, and those of its children that have ended, kept a core busy. */
const ticks = (pid: number) => {
  // one that has ended meanwhile is among those of its parent
  if (!existsSync(`/proc/${pid}`)) return 0
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return [11, 12, 13, 14].reduce((sum, n) => sum + Number(fields[n]), 0)
}
const milliseconds = (pids: number[]) => pids.reduce((sum, pid) => sum + ticks(pid) * 10, 0)

const cluster = await startCluster()
const { db, close } = openDatabase(cluster.databaseUrl)
const fixtures = { db, clock: { now: () => new Date() } }
const people: Person[] = []
for (let n = 0; n < clients; n++) people.push(await makePerson(fixtures))
const pitches: string[] = []
for (let n = 0; n < clients; n++)
  pitches.push(await makePitch(fixtures, { slotMinutes: 15, openingHours: always }))
const first = Math.ceil(Date.now() / quarter + 8) * quarter
const [from, to] = [new Date(first).toISOString(), new Date(first + day).toISOString()]

const requests: Record<string, (call: Call, who: number, n: number) => Promise<unknown>> = {
  'a slot taken and given back': async (call, who, n) => {
    const start = new Date(first + (n % 96) * quarter).toISOString()
    const { _id: id } = await call(takeHold, { body: { pitch: pitches[who]!, start } })
    await call(giveBackHold, { params: { id } })
  },
  'pitches near by': (call) => call(findNearbyPitches, { query: { lng: 3.38, lat: 6.52, limit: 20 } }),
  'the schedule of a day': (call) => call(listMatches, { query: { from, to } }),
}

const ask = async (send: (typeof requests)[string], urls: readonly string[], times: number) => {
  const client = async (_: unknown, who: number) => {
    const { token } = people[who]!
    for (let n = 0; n < times / clients; n++)
      await send(connect({ baseUrl: urls[(who + n) % urls.length]!, token: () => token }), who, n)
  }
  await Promise.all(Array.from({ length: clients }, client))
}

const pidOf = ({ pid }: { pid: () => number | undefined }) => pid() ?? 0
const { leader } = await cluster.whole()
const parts = (apps: typeof cluster.apps) => ({
  app: apps.map(pidOf),
  pgbouncer: cluster.poolers.map(pidOf),
  haproxy: [pidOf(cluster.haproxy), ...childrenOf(pidOf(cluster.haproxy))],
  // connections come and go: who has ended is counted with the last
  primary: [...childrenOf(leader.postmaster()), leader.postmaster()],
})

let isTooMuch = false
for (const [name, send] of Object.entries(requests)) {
  let one = NaN
  for (const count of [1, 2, 3]) {
    const used = cluster.apps.slice(0, count)
    const urls = used.map(({ url }) => url)
    await ask(send, urls, warmUp * count)
    const before = Object.values(parts(used)).map(milliseconds)
    await ask(send, urls, asked)
    const each = Object.entries(parts(used)).map(
      ([part, all], n) => [part, (milliseconds(all) - before[n]!) / asked] as const,
    )
    const app = each[0]![1]
    if (count === 1) one = app
    if (app > one * most) isTooMuch = true
    const figures = each.map(([part, cost]) => `${part} ${cost.toFixed(2)} ms`).join(', ')
    console.log(`${name}, ${count} of the app: ${figures}; the app against one: ${(app / one).toFixed(2)}`)
  }
}
await close()
await cluster.stop()
if (isTooMuch) console.log(`more than ${most} of what one process needs`)
process.exit(isTooMuch ? 1 : 0)
