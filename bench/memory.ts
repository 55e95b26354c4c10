// npm run bench:memory: measures the memory used by the app and its PostgreSQL after 2 loads, or after 40 with `-- hour`
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { listSlots } from '@i-one/contract/bookings'
import { createClient } from '@i-one/contract/call'
import { getCentreDay } from '@i-one/contract/centres/calendar'
import { listWorkplaces } from '@i-one/contract/centres/staff'
import { watchMatch } from '@i-one/contract/matches'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { createPitch } from '@i-one/contract/pitches/registration'
import { sum } from '@i-one/game/sum'
import { openCrowd } from './crowd.ts'
import { scoreGoal, logInScorer } from './goals.ts'
import { type LoadRequest, runLoad } from './load.ts'
import { createOrganizer, createPitchSettings } from './organizer.ts'
import { readProcessorTime } from './processor-time.ts'
import { judgeAtMost, getExitCode, printLine, printTitle } from './report.ts'
import { demoPassword, createTempFolder, startProgram } from './server.ts'

const bounds = { fresh: 150, loaded: 200 }
const spectators = 200
const load = { connections: 16, seconds: 20 }
const isHour = process.argv[2] === 'hour'
const loads = isHour ? 40 : 2
const goalsBetween = isHour ? 20 : 0
const settled = 10
/** Milliseconds after which V8 has collected garbage and idle connections are closed. */
const rest = 60_000

if (process.platform !== 'linux')
  throw new Error('this benchmark needs Linux, which reports the memory of each process (PSS)')

const familyOf = (first: number) => {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)!)
  const family = new Map([[first, 'the server']])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const [, pid, parent, name = ''] of all)
      if (family.has(Number(parent)) && !family.has(Number(pid)))
        family.set(Number(pid), name.startsWith('postgres:') ? name : name.replace(/^.*\/(\w+) .*$/, '$1'))
  }
  return family
}

const memoryOf = (pid: number) => {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}

const measure = (what: string, pid: number, bound?: number) => {
  printTitle(`${what}, in megabytes`)
  let sum = 0
  for (const [each, name] of familyOf(pid)) {
    const memory = memoryOf(each)
    sum += memory
    printLine(name.slice(0, 43), memory.toFixed(1))
  }
  if (bound) judgeAtMost('total', sum, bound)
  else printLine('total', sum.toFixed(1))
  return sum
}

const untilIdle = async (pid: number) => {
  for (
    let before = -Infinity, now = readProcessorTime(pid);
    now - before > 50;
    now = readProcessorTime(pid)
  ) {
    before = now
    await wait(2000)
  }
}

const untilRested = async (pid: number) => {
  await untilIdle(pid)
  await wait(rest)
}

const requestsAt = async (baseUrl: string): Promise<LoadRequest[]> => {
  const token = await createOrganizer(baseUrl)
  const call = createClient({ baseUrl, token: () => token })
  const pitch = await call(createPitch, { body: createPitchSettings(1), key: randomUUID() })
  const [centre] = await call(listWorkplaces)
  const day = new Date().toISOString().slice(0, 10)
  return Array.from({ length: 300 }, (_, n): LoadRequest[] => [
    { method: 'GET', path: `${findNearbyPitches.path}?lng=${3.25 + n / 1000}&lat=6.5` },
    { method: 'GET', path: `${listSlots.path.replace(':id', pitch._id)}?from=${day}&days=1` },
    { method: 'GET', path: `${getCentreDay.path.replace(':id', centre!._id)}?day=${day}`, token },
  ]).flat()
}

const folder = createTempFolder('memory')
const quiet = {
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  DATABASE_URL: undefined,
  DEMO_PASSWORD: demoPassword,
}
const server = await startProgram('scripts/start.mjs', quiet, '/readyz')
try {
  await untilRested(server.pid)
  measure('fresh, with its demo', server.pid, bounds.fresh)
  const { call, match } = await logInScorer(server.baseUrl)
  const path = watchMatch.path.replace(':id', match._id)
  const crowd = await openCrowd(server.baseUrl, path, spectators, match.seq)
  const requests = await requestsAt(server.baseUrl)
  const saved: number[] = []
  for (let n = 0; n < loads; n++) {
    const { times, statuses } = await runLoad(server.baseUrl, requests, load)
    if (statuses.size > 1 || !statuses.has(200))
      throw new Error(`unexpected status ${[...statuses].join(', ')}`)
    await untilIdle(server.pid)
    measure(`right after ${times.length} requests, ${spectators} spectators still there`, server.pid)
    await untilRested(server.pid)
    saved.push(measure('a minute later', server.pid, bounds.loaded))
    for (let goal = 0; goal < goalsBetween; goal++) await scoreGoal(call, match)
  }
  crowd.close()
  if (isHour) {
    printTitle('the last ten loads against the second ten')
    judgeAtMost('ratio', sum(saved.slice(-settled)) / sum(saved.slice(settled, 2 * settled)), 1.1)
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
process.exit(getExitCode())
