// Checks that other requests do not wait while many spectators open a match at the same moment.
import { watchMatch } from '@i-one/contract/matches'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { openCrowd } from './crowd.ts'
import { logInScorer } from './goals.ts'
import { openConnection, quantile, serializeRequest } from './load.ts'
import {
  judgeAtMost,
  getExitCode,
  formatMilliseconds,
  printLine,
  judgeTimeAtMost,
  printTitle,
} from './report.ts'
import { startServer } from './server.ts'

const streams = Number(process.env['STREAMS'] ?? 1500)
const bound = 300
const nearby = { method: findNearbyPitches.method, path: `${findNearbyPitches.path}?lng=3.38&lat=6.52` }

const server = await startServer()
try {
  const { match } = await logInScorer(server.baseUrl)
  const { send, close } = await openConnection(server.baseUrl)
  const times: number[] = []
  const failed = { count: 0 }
  const ask = async () => {
    const begin = performance.now()
    const { status } = await send(serializeRequest(nearby))
    times.push(performance.now() - begin)
    if (status !== 200) failed.count++
  }
  for (let warmUp = 0; warmUp < 500; warmUp++) await ask()
  const usual = times.splice(0).slice(-200)

  let begun = NaN
  const begin = () => {
    begun = performance.now()
    times.length = 0
  }
  const opened = new AbortController()
  const path = watchMatch.path.replace(':id', match._id)
  const opening = openCrowd(server.baseUrl, path, streams, match.seq, { atOnce: streams, begin }).then(
    (crowd) => {
      opened.abort()
      return crowd
    },
  )
  while (!opened.signal.aborted) await ask()
  const took = performance.now() - begun
  const crowd = await opening

  printTitle(`${streams} streams opened at the same time, while one connection requests nearby pitches`)
  const sorted = (values: number[]) => values.toSorted((a, b) => a - b)
  printLine('p99 before', formatMilliseconds(quantile(sorted(usual), 0.99)))
  printLine('all streams open after', formatMilliseconds(took))
  printLine('requests meanwhile', times.length)
  judgeTimeAtMost('p99 meanwhile, milliseconds', quantile(sorted(times), 0.99), bound)
  judgeAtMost('requests that failed', failed.count, 0)
  crowd.close()
  close()
} finally {
  await server.stop()
}
process.exit(getExitCode())
