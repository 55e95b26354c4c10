// Measures statistics over 1 and 10 million events, or the sizes given as arguments. Set BENCH_DIR to keep the data.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Endpoint } from '@i-one/contract/endpoint'
import { getPlayerStats } from '@i-one/contract/stats'
import { getLeaderboard } from '@i-one/contract/stats/leaderboard'
import { getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import pg from 'pg'
import { type LoadRequest, openConnection, quantile, serializeRequest } from './load.ts'
import { countEvents, insertEventsUpTo } from './many-events.ts'
import { recordStatements } from './recording.ts'
import {
  getExitCode,
  formatMilliseconds,
  printLine,
  judgeTimeAtMost,
  printTitle,
  toWholeNumber,
} from './report.ts'
import { createTempFolder, getPostgresUrl, root, startServer } from './server.ts'
import { timeStatements } from './statement-times.ts'

const [, , ...args] = process.argv
const sizes = args.length ? args.map(Number) : [1_000_000, 10_000_000]
const asked = 500
const limit = 50
const season = '25/26'

interface Pair {
  player: string
  other: string
}

const get = ({ path }: Endpoint, token: string, params: Record<string, string>, query = ''): LoadRequest => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return { method: 'GET', path: `/${filled.slice(1)}?season=${encodeURIComponent(season)}${query}`, token }
}

const pages: Record<string, (pair: Pair) => LoadRequest[]> = {
  'own season': ({ player: id }) => [get(getPlayerStats, id, { id }), get(getStreaks, id, { id })],
  "another's season": ({ player: id, other }) => [
    get(getPlayerStats, id, { id: other }),
    get(getStreaks, id, { id: other }),
    get(getHeadToHead, id, { id, other }),
  ],
  'leaderboard, near': ({ player }) => [
    get(getLeaderboard, player, {}, `&by=${figureFor(player)}&lng=3.38&lat=6.52`),
  ],
  'leaderboard, everywhere': ({ player }) => [get(getLeaderboard, player, {}, `&by=${figureFor(player)}`)],
}

const figures = ['goals', 'assists', 'played', 'wins']
const figureFor = (player: string) => figures[Number.parseInt(player[0] ?? '', 16) % figures.length]

const drawPairs = async (client: pg.Client) => {
  const { rows } = await client.query<Pair>(
    `select a.player_id as other, mate.player_id as player
    from (select match_id, player_id from appearances where season = $1 order by random() limit $2) a
      cross join lateral (select player_id
        from appearances join users on users.id = player_id join bench_people using (id)
        where match_id = a.match_id and player_id <> a.player_id limit 1) mate`,
    [season, asked],
  )
  return rows
}

const timePages = async (baseUrl: string, asking: readonly LoadRequest[][]) => {
  const width = Math.max(...asking.map(({ length }) => length))
  const connections = await Promise.all(Array.from({ length: width }, () => openConnection(baseUrl)))
  const times: number[] = []
  for (const requests of asking) {
    const begun = performance.now()
    const answers = await Promise.all(
      requests.map((request, n) => connections[n]!.send(serializeRequest(request))),
    )
    times.push(performance.now() - begun)
    const wrong = answers.find(({ status }) => status !== 200)
    if (wrong) throw new Error(`${wrong.status} ${wrong.body}`)
  }
  for (const { close } of connections) close()
  return times.toSorted((a, b) => a - b)
}

const recompute = (url: string) => {
  const begun = performance.now()
  execFileSync('npm', ['run', '--silent', 'stats:recompute', '-w', 'api'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  })
  return performance.now() - begun
}

const seconds = (time: number) => `${toWholeNumber(time / 1000)} s`

const folder = process.env['BENCH_DIR'] ?? createTempFolder('bench-stats')
const server = await startServer({ DATA_DIR: folder })
const database = getPostgresUrl(folder)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
const before = new Map<string, number>()

const insertAndCompute = async (size: number) => {
  const begun = performance.now()
  await insertEventsUpTo(client, size)
  const laid = performance.now() - begun
  const computed = recompute(database.url)
  await client.query('vacuum analyze appearances, season_sums, awards')
  const { events, matches, players } = await countEvents(client)
  printTitle(`${events} events of ${matches} matches, ${players} players`)
  printLine('inserted in', seconds(laid))
  printLine('all statistics computed from them', seconds(computed))
}

const measure = async () => {
  const pairs = await drawPairs(client)
  for (const [name, requestsOf] of Object.entries(pages)) {
    const asking = pairs.map(requestsOf)
    const recorded = await recordStatements(database, server.baseUrl, asking.flat(), figures.length)
    const inDatabase = await timeStatements(
      client,
      asking.map((requests, n) =>
        recorded
          .slice(n * requests.length, (n + 1) * requests.length)
          .flatMap(({ statements }) => statements),
      ),
      1,
    )
    await timePages(server.baseUrl, asking)
    const overHttp = await timePages(server.baseUrl, asking)
    const [median, slow] = [quantile(overHttp, 0.5), quantile(overHttp, 0.99)]
    printLine(name, 'p50', 'p99')
    printLine(
      '  in the database',
      ...[0.5, 0.99].map((part) => formatMilliseconds(quantile(inDatabase, part))),
    )
    printLine('  over HTTP', formatMilliseconds(median), formatMilliseconds(slow))
    const less = before.get(name)
    if (less !== undefined) printLine('  p50 relative to fewer events', (median / less).toFixed(2))
    before.set(name, median)
    judgeTimeAtMost('  p99 over HTTP, milliseconds', slow, limit)
  }
}

try {
  for (const size of sizes) {
    await insertAndCompute(size)
    await measure()
  }
} finally {
  await client.end()
  await server.stop()
  if (!process.env['BENCH_DIR']) rmSync(folder, { recursive: true })
}
process.exit(getExitCode())
