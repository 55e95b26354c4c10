import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedAnswer } from './bare-server.ts'
import {
  type LoadOptions,
  type LoadRequest,
  type LoadResult,
  alternateRuns,
  median,
  quantile,
  runLoad,
} from './load.ts'
import { readProcessorTime } from './processor-time.ts'
import { type RecordedRequest, recordStatements } from './recording.ts'
import { formatMilliseconds, printLine, toWholeNumber } from './report.ts'
import { createTempFolder, startProgram } from './server.ts'
import { confidence, isRatioDecided, computeMedianInterval } from './sure.ts'

interface Side {
  perSecond: number
  /** Median response time in milliseconds. */
  p50: number
  p99: number
  busy: number
  statuses: number[]
}

export interface BareComparison {
  ours: Side
  bare: Side
  ratio: number
  ratios: number[]
  recorded: RecordedRequest[]
}

interface Server {
  baseUrl: string
  pid: number
}

const recordedAnswer = (
  { statements, status, body }: RecordedRequest,
  fromMemory: boolean,
): RecordedAnswer => ({
  ...(fromMemory
    ? { statements: [], text: body.toString() }
    : { statements, answer: JSON.parse(body.toString()) }),
  status,
})

interface Comparison extends LoadOptions {
  /** Lowest allowed ratio of our requests per second to the bare server's requests per second. */
  bound: number
  rounds?: number
  fromMemory?: boolean
}

const maxRounds = 61

/** Sends requests until V8 has compiled the server's hot code. */
const warmUp = async (ask: () => Promise<LoadResult & { busy: number }>) => {
  for (let answers = 0, busy = 0; answers < 8000 && !(busy > 12_000);) {
    const { times, busy: each } = await ask()
    answers += times.length
    busy += each * times.length
  }
}

export const compareWithBare = async (
  database: { url: string; log: string },
  server: Server,
  requests: readonly LoadRequest[],
  { bound, rounds = maxRounds, fromMemory = false, ...load }: Comparison,
): Promise<BareComparison> => {
  const recorded = await recordStatements(database, server.baseUrl, requests)
  const key = ({ path, token }: LoadRequest) => `${path} ${token ? `Bearer ${token}` : ''}`
  const file = join(createTempFolder('statements'), 'statements.json')
  writeFileSync(
    file,
    JSON.stringify(requests.map((request, n) => [key(request), recordedAnswer(recorded[n]!, fromMemory)])),
  )
  const bare = await startProgram(
    'bench/bare-server.ts',
    { DATABASE_URL: database.url, STATEMENTS: file },
    '/readyz',
  )
  const ask =
    ({ baseUrl, pid }: Server) =>
    async () => {
      const before = readProcessorTime(pid)
      const answers = await runLoad(baseUrl, requests, { ...load, awake: fromMemory })
      return { ...answers, busy: (readProcessorTime(pid) - before) / answers.times.length }
    }
  try {
    await warmUp(ask(server))
    await warmUp(ask(bare))
    const ratiosOf = (pairs: readonly [LoadResult, LoadResult][]) =>
      pairs.map(([a, b]) => a.perSecond / b.perSecond)
    const pairs = await alternateRuns(rounds, ask(server), ask(bare), (played) =>
      isRatioDecided(ratiosOf(played), bound),
    )
    const of = (which: 0 | 1): Side => ({
      perSecond: median(pairs.map((pair) => pair[which].perSecond)),
      p50: median(pairs.map((pair) => quantile(pair[which].times, 0.5))),
      p99: median(pairs.map((pair) => quantile(pair[which].times, 0.99))),
      busy: median(pairs.map((pair) => pair[which].busy)),
      statuses: [...new Set(pairs.flatMap((pair) => [...pair[which].statuses]))],
    })
    const ratios = ratiosOf(pairs)
    return { ours: of(0), bare: of(1), ratio: median(ratios), ratios, recorded }
  } finally {
    await bare.stop()
  }
}

export const printComparison = ({ ours, bare, ratios, recorded }: BareComparison) => {
  printLine('', 'i-one', 'bare')
  printLine('responses a second', toWholeNumber(ours.perSecond), toWholeNumber(bare.perSecond))
  printLine('p50', formatMilliseconds(ours.p50), formatMilliseconds(bare.p50))
  printLine('p99', formatMilliseconds(ours.p99), formatMilliseconds(bare.p99))
  printLine('processor time of a response', ...[ours, bare].map(({ busy }) => `${busy.toFixed(2)} ms`))
  printLine('status', ours.statuses.join(' '), bare.statuses.join(' '))
  const statements = median(recorded.map((one) => one.statements.length))
  printLine('statements per request', statements)
  printLine('rounds', ratios.length)
  const within = computeMedianInterval(ratios).map((ratio) => ratio.toFixed(2))
  printLine(`ratio, with ${confidence * 100} % confidence`, within.join(' to '))
}
