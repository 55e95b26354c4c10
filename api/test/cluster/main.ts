// npm run test:cluster -- --faults all --logs: causes faults in a cluster (`all`, or names separated by commas) and keeps
// the logs of its programs
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/lib/database/database.ts'
import { filterViolations } from '../crash/verify.ts'
import { clusterFaults } from './faults.ts'
import { startCluster } from './start-cluster.ts'
import { startSimulatedUsers } from './town.ts'
import { type WaitTimes, findLongestWait, findMedianWait } from './waited.ts'

const { values } = parseArgs({
  options: { faults: { type: 'string', default: 'all' }, logs: { type: 'boolean', default: false } },
})
const names = Object.keys(clusterFaults).filter(
  (name) => values.faults === 'all' || values.faults.split(',').includes(name),
)
if (names.length === 0) throw new Error(`Unknown fault. Faults: ${Object.keys(clusterFaults).join(', ')}`)

const [calm, after, untouched] = [2000, 3000, 60_000]

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

let late = 0
const begun = Date.now()
const cluster = await startCluster({ keepsLogs: values.logs })
console.log(`started in ${seconds(Date.now() - begun)} s${values.logs ? `, logs in ${cluster.folder}` : ''}`)
const { db, close } = openDatabase(cluster.databaseUrl)
const town = await startSimulatedUsers(db, cluster.url, cluster.databaseUrl)

const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
row('fault', 'bookings, s', 'scores, s', 'streams, s', 'reads, s', 'age of reads, s', 'allowed, s', 'load')
const nothing = { cause: () => wait(untouched), within: { writes: Infinity, streams: Infinity } }
for (const name of ['nothing', ...names]) {
  const { cause, within } = clusterFaults[name] ?? nothing
  await cluster.whole()
  const match = await town.startMatch()
  await wait(calm)
  const from = Date.now()
  await cause(cluster)
  await cluster.whole()
  await cluster.ready()
  await wait(after)
  const streams = await match.end()
  const waits: readonly WaitTimes[][] = [town.bookings, match.scores, streams, town.readings, town.ages]
  const all = waits.map((waited) => findLongestWait(waited, from))
  const [bookings = 0, scores = 0, heard = 0, readings = 0] = all.map(({ took }) => took)
  const isLate = Math.max(bookings, scores, readings) > within.writes || heard > within.streams
  if (isLate) late++
  row(
    name,
    ...all.map(({ took }) => seconds(took)),
    name === 'nothing' ? '' : `${seconds(within.writes)}, ${seconds(within.streams)}${isLate ? ' LATE' : ''}`,
    loadavg()[0]!.toFixed(0),
  )
  if (name === 'nothing')
    row('median', ...waits.map((waited) => seconds(findMedianWait(waited, from))), '', '')
  for (const { took, tries } of all)
    if (isLate && took > within.writes && tries.length > 0) console.log(`  ${tries.join(', ')}`)
}
const { counts, wrong } = await town.end()
console.log(`acknowledged: ${JSON.stringify(counts)}`)
const violations = Object.entries(filterViolations(wrong))
for (const [rule, cases] of violations) {
  console.log(`VIOLATION ${rule}: ${cases.length}`)
  for (const one of cases.slice(0, 5)) console.log(`  ${JSON.stringify(one)}`)
}
console.log(`violations: ${violations.length}, later than allowed: ${late}`)
await close()
await cluster.stop()
process.exit(violations.length > 0 ? 1 : 0)
