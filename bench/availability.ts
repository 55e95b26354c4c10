import { listSlots } from '@i-one/contract/bookings'
import pg from 'pg'
import { type LoadRequest, type LoadResult, alternateRuns, median, quantile, runLoad } from './load.ts'
import { judgeAtMost, formatMilliseconds, printLine, printTitle, toWholeNumber } from './report.ts'
import { getPostgresUrl, startServer } from './server.ts'
import { isRatioDecided } from './sure.ts'

const pitches = 1000
const bookings = 100_000
const load = { connections: 4, seconds: 3 }
const maxRounds = 61
const bound = 1.2

const id = `overlay(overlay(md5('pitch ' || n) placing '4' from 13) placing '8' from 17)::uuid`

const insertPitches = `
  insert into pitches (id, name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours,
    price_amount, price_currency, auto_authorize, created_at)
  select ${id}, 'Pitch ' || n, n || ' Bench Street', '/pictures/pitch-1-828.webp',
    3.3 + n * 0.0001, 6.5, 'Africa/Lagos', 'Astro turf', 60,
    (select jsonb_agg(jsonb_build_object('day', day, 'open', '08:00', 'close', '23:00')) from generate_series(1, 7) day),
    2500000, 'NGN', true, now()
  from generate_series(1, ${pitches}) n`

const insertBookings = `
  insert into bookings (pitch_id, during, state, price_currency, created_at)
  select ${id}, tstzrange(start, start + interval '1 hour'), 'confirmed', 'NGN', now()
  from generate_series(1, ${pitches}) n, generate_series(0, ${bookings / pitches - 1}) b,
    lateral (select b * 4 + n % 4 as slot) as s,
    lateral (select date_trunc('day', now(), 'UTC') + slot / 15 * interval '1 day'
      + (7 + slot % 15) * interval '1 hour' as start) as t`

const execute = async (url: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const allSlots = async (url: string): Promise<LoadRequest[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from pitches where name like 'Pitch %' order by md5(id::text)`,
  )
  await client.end()
  return rows.map(({ id }) => ({ method: 'GET', path: `${listSlots.path.replace(':id', id)}?days=30` }))
}

export const compareAvailability = async (full: { baseUrl: string; folder: string }) => {
  const database = getPostgresUrl(full.folder)
  await execute(database.url, 'create database i_one_empty')
  const emptyUrl = getPostgresUrl(full.folder, 'i_one_empty').url
  const empty = await startServer({ DATABASE_URL: emptyUrl })
  try {
    await execute(database.url, insertPitches, insertBookings, 'vacuum analyze')
    await execute(emptyUrl, insertPitches, 'vacuum analyze')
    const requests = await allSlots(emptyUrl)
    const ask =
      ({ baseUrl }: { baseUrl: string }) =>
      () =>
        runLoad(baseUrl, requests, load)
    await alternateRuns(1, ask(full), ask(empty))
    const ratiosOf = (pairs: readonly [LoadResult, LoadResult][]) =>
      pairs.map(([a, b]) => quantile(a.times, 0.99) / quantile(b.times, 0.99))
    const pairs = await alternateRuns(maxRounds, ask(full), ask(empty), (played) =>
      isRatioDecided(ratiosOf(played), bound),
    )
    const at = (part: number, which: 0 | 1) => median(pairs.map((pair) => quantile(pair[which].times, part)))
    const statuses = new Set(pairs.flat().flatMap((answers) => [...answers.statuses]))
    if (statuses.size !== 1 || !statuses.has(200))
      throw new Error(`unexpected status ${[...statuses].join(', ')}`)
    printTitle(`30 days of a pitch, with ${bookings} bookings on ${pitches} pitches and with none`)
    printLine('', 'full', 'empty')
    printLine(
      'answers a second',
      ...[0, 1].map((n) => toWholeNumber(median(pairs.map((pair) => pair[n as 0 | 1].perSecond)))),
    )
    printLine('p50', formatMilliseconds(at(0.5, 0)), formatMilliseconds(at(0.5, 1)))
    printLine('p99', formatMilliseconds(at(0.99, 0)), formatMilliseconds(at(0.99, 1)))
    printLine('rounds', pairs.length)
    judgeAtMost('ratio of the p99', median(ratiosOf(pairs)), bound)
  } finally {
    await empty.stop()
  }
}
