// Scores one goal per second and measures when N spectators have it. Needs one open file per spectator.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchMatch } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import { readMemory, openCrowd } from './crowd.ts'
import { createSideResults, sendGoal, recordGoal, scoreGoal, logInScorer } from './goals.ts'
import { quantile } from './load.ts'
import {
  judgeAtMost,
  getExitCode,
  formatMilliseconds,
  printLine,
  judgeTimeAtMost,
  printTitle,
} from './report.ts'
import { createTempFolder, getPostgresUrl, startProgram, startServer } from './server.ts'

const goals = Number(process.env['GOALS'] ?? 60)
const crowds = (process.env['SPECTATORS'] ?? '1000,10000').split(',').map(Number)
const warmUp = 5
const second = 1000

/** Highest allowed ratio to the bare server's median. Lower for 10,000 spectators, because sending dominates. */
const boundOf = (count: number) => (count < 10_000 ? 1.3 : 1.2)

const bytesOf = (event: Event) => `id: ${event.seq}\nevent: event\ndata: ${JSON.stringify(event)}\n\n`

const server = await startServer()
const { call, match } = await logInScorer(server.baseUrl)
const path = watchMatch.path.replace(':id', match._id)
let { seq } = match

const town = await startServer()
const database = getPostgresUrl(town.folder)
const GOAL = join(createTempFolder('goal'), 'goal.json')
writeFileSync(GOAL, JSON.stringify(await recordGoal(town.baseUrl, database)))
const bare = await startProgram('bench/bare-stream.ts', { DATABASE_URL: database.url, GOAL }, '/readyz')

const withCrowd = async (count: number) => {
  const before = readMemory(server.pid)
  const ourCrowd = await openCrowd(server.baseUrl, path, count, seq)
  const each = (readMemory(server.pid) - before) / count
  const bareCrowd = await openCrowd(bare.baseUrl, '/', count, seq)
  let [ours, theirs] = [createSideResults(), createSideResults()]
  for (let round = -warmUp; round < goals; round++) {
    if (round === 0) [ours, theirs] = [createSideResults(), createSideResults()]
    let event: Event | undefined
    seq++
    await sendGoal(
      ours,
      { crowd: ourCrowd, pid: server.pid },
      seq,
      async () => (event = await scoreGoal(call, match)),
    )
    const body = bytesOf(event!)
    await sendGoal(theirs, { crowd: bareCrowd, pid: bare.pid }, seq, () =>
      fetch(bare.baseUrl, { method: 'POST', body }),
    )
  }
  ourCrowd.close()
  bareCrowd.close()
  return { ours, theirs, each }
}

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

for (const count of crowds) {
  printTitle(`${count} spectators, ${goals} goals, one every second`)
  const { ours, theirs, each } = await withCrowd(count)
  const [mine, others] = [sorted(ours.times), sorted(theirs.times)]
  printLine('to the last spectator', 'i-one', 'bare')
  for (const [name, part] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const)
    printLine(name, formatMilliseconds(quantile(mine, part)), formatMilliseconds(quantile(others, part)))
  printLine(
    'computed for a goal',
    formatMilliseconds(ours.computed / goals),
    formatMilliseconds(theirs.computed / goals),
  )
  printLine('memory for each spectator', `${each.toFixed(1)} kB`)
  judgeTimeAtMost('p99, milliseconds', quantile(mine, 0.99), second)
  judgeAtMost('ratio of the p50s', quantile(mine, 0.5) / quantile(others, 0.5), boundOf(count))
  judgeAtMost('lost events', ours.lost, 0)
  judgeAtMost('events delivered twice', ours.doubled, 0)
}
await bare.stop()
await Promise.all([server.stop(), town.stop()])
process.exit(getExitCode())
