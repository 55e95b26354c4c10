import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Load, type Request, alternate, median, quantile, run } from './load.ts'
import { type Statement, record } from './recording.ts'
import { milliseconds, say, whole } from './report.ts'
import { newFolder, startProgram } from './server.ts'

interface Side {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  statuses: number[]
}

export interface Compared {
  ours: Side
  bare: Side
  /** Of the answers a second, by rounds; the middle one. */
  ratio: number
  ratios: number[]
  recorded: Statement[][]
}

/** Requests a second of our server and of a bare handler that sends the same statements, in turn; the middle ones. */
export const againstBare = async (
  database: { url: string; log: string },
  baseUrl: string,
  requests: readonly Request[],
  { rounds, ...load }: Load & { rounds: number },
): Promise<Compared> => {
  const recorded = await record(database, baseUrl, requests)
  const key = ({ path, token }: Request) => `${path} ${token ? `Bearer ${token}` : ''}`
  const file = join(newFolder('statements'), 'statements.json')
  writeFileSync(file, JSON.stringify(requests.map((request, n) => [key(request), recorded[n]])))
  const bare = await startProgram(
    'bench/bare-server.ts',
    { DATABASE_URL: database.url, STATEMENTS: file },
    '/readyz',
  )
  try {
    const ours = () => run(baseUrl, requests, load)
    const theirs = () => run(bare.baseUrl, requests, load)
    await alternate(1, ours, theirs)
    const pairs = await alternate(rounds, ours, theirs)
    const of = (which: 0 | 1): Side => ({
      perSecond: median(pairs.map((pair) => pair[which].perSecond)),
      p50: median(pairs.map((pair) => quantile(pair[which].times, 0.5))),
      p99: median(pairs.map((pair) => quantile(pair[which].times, 0.99))),
      statuses: [...new Set(pairs.flatMap((pair) => [...pair[which].statuses]))],
    })
    const ratios = pairs.map(([a, b]) => a.perSecond / b.perSecond)
    return { ours: of(0), bare: of(1), ratio: median(ratios), ratios, recorded }
  } finally {
    await bare.stop()
  }
}

/** The figures of both side by side. */
export const sayBoth = ({ ours, bare, ratios, recorded }: Compared) => {
  say('', 'i-one', 'bare')
  say('answers a second', whole(ours.perSecond), whole(bare.perSecond))
  say('p50', milliseconds(ours.p50), milliseconds(bare.p50))
  say('p99', milliseconds(ours.p99), milliseconds(bare.p99))
  say('status', ours.statuses.join(' '), bare.statuses.join(' '))
  say('statements each', recorded[0]?.length ?? 0, recorded[0]?.length ?? 0)
  const sorted = ratios.toSorted((a, b) => a - b)
  say('ratio from round to round', `${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)}`)
}
