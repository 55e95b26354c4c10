// Compares the nearest 20 of a million pitches with brute force. Keeps the million pitches between runs.
import { chmodSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@i-one/contract/call'
import { findNearbyPitches } from '@i-one/contract/pitches'
import pg from 'pg'
import { compareWithBare, printComparison } from './against-bare.ts'
import { type Position, createNearestSearch, createRandomPoints } from './brute-force.ts'
import { type LoadRequest, quantile } from './load.ts'
import { insertBookings, insertMillionPitches } from './million-pitches.ts'
import {
  judgeAtLeast,
  judgeAtMost,
  getExitCode,
  formatMilliseconds,
  printLine,
  printTitle,
} from './report.ts'
import { getPostgresUrl, startServer } from './server.ts'
import { timeStatements } from './statement-times.ts'

const limit = 20
const checked = 1000
const bound = 0.85
const folder = process.env['BENCH_DIR'] ?? join(tmpdir(), 'i-one-bench-nearby')

const crowd = (count: number): LoadRequest[] =>
  Array.from({ length: count }, (_, n) => {
    const lng = (3.25 + ((n * 0.618034) % 1) * 0.3).toFixed(7)
    const lat = (6.43 + ((n * 0.754878) % 1) * 0.2).toFixed(7)
    return { method: 'GET', path: `${findNearbyPitches.path}?lng=${lng}&lat=${lat}` }
  })

const precision = (distance: number) => (distance < 19_900_000 ? 0.01 : 1)

const countWrong = async (baseUrl: string, client: pg.Client) => {
  const call = createClient({ baseUrl })
  const { rows } = await client.query<Position>('select lng, lat from pitches where listed')
  const bruteForce = createNearestSearch(rows)
  let wrong = 0
  for (const from of createRandomPoints(checked)) {
    const found = await call(findNearbyPitches, { query: { ...from, limit } })
    const right = bruteForce(from, limit)
    const same = right.every(
      (distance, n) => Math.abs(distance - (found[n]?.distance ?? -1)) < precision(distance),
    )
    if (!same || found.length !== right.length) wrong++
  }
  return { wrong, of: rows.length }
}

mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o755)
const server = await startServer({ DATA_DIR: folder })
const database = getPostgresUrl(folder)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
try {
  await insertMillionPitches(client)
  await insertBookings(client)
  const requests = crowd(200)
  const found = await compareWithBare(database, server, requests, {
    connections: 8,
    seconds: 1.5,
    bound,
  })
  printTitle(`the ${limit} nearest pitches, from points in Lagos`)
  printComparison(found)
  const times = await timeStatements(
    client,
    found.recorded.map(({ statements }) => statements),
    2,
  )
  printLine('p50 in the database', formatMilliseconds(quantile(times, 0.5)))
  printLine('p99 in the database', formatMilliseconds(quantile(times, 0.99)))
  judgeAtLeast('ratio to the bare handler', found.ratio, bound)
  const { wrong, of } = await countWrong(server.baseUrl, client)
  printTitle(`${checked} points, including poles and antimeridian, against brute force on ${of} pitches`)
  judgeAtMost('wrong results', wrong, 0)
} finally {
  await client.end()
  await server.stop()
}
process.exit(getExitCode())
