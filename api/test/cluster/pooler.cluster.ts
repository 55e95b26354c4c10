import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createHold } from '@i-one/contract/bookings/holds'
import { type CallError, createClient } from '@i-one/contract/call'
import { createMatch, recordEvents } from '@i-one/contract/matches'
import { createSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, withRequestTimeout } from '../../src/lib/database/database.ts'
import { requirePooler, requireDirectConnection } from '../../src/lib/database/pooler.ts'
import { prepareStatement, prepareRead } from '../../src/lib/database/prepared.ts'
import { findWaitReason } from '../../src/lib/database/waited-for.ts'
import { cloneDatabase } from '../clone.ts'
import { createTempFolder } from '../crash/rig.ts'
import { startServerPair } from '../histories/server-pair.ts'
import { createStartedSession } from '../make-session.ts'
import { createPerson, createTestPitch } from '../make.ts'
import { openMatchStream } from '../watch.ts'
import { startPgBouncer } from './start-pgbouncer.ts'

const database = await cloneDatabase()
const pooler = await startPgBouncer(database.url, { size: 3 })
const pooled = openDatabase(pooler.url, { isPooled: true })
const direct = openDatabase(database.url, { max: 4 })
const fixtures = { db: direct.db, clock: { now: () => new Date() } }
afterAll(async () => {
  await pooled.close()
  await direct.close()
  await pooler.stop()
  await database.drop()
})

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('queries, statements and transactions of many clients share three connections', async () => {
  const read = prepareRead<{ n: number }, { n: number; process: number }>(
    ({ n }) => sql`select ${n}::int as n, pg_backend_pid() as process`,
  )
  const ask = prepareStatement<{ n: number }, { n: number }>(({ n }) => sql`select ${n}::int as n`)
  const numbers = Array.from({ length: 200 }, (_, n) => n)
  const [rows, asked, transactions] = await Promise.all([
    Promise.all(numbers.map((n) => read(pooled.db, { n }))),
    Promise.all(numbers.map((n) => ask(pooled.db, { n }))),
    Promise.all(
      numbers.map((n) =>
        pooled.db.transaction().execute(async (tx) => {
          const first = await read(tx, { n })
          const second = await read(tx, { n })
          expect(second).toEqual(first)
          return first
        }),
      ),
    ),
  ])
  expect(rows.map(([row]) => row?.n)).toEqual(numbers)
  expect(asked.map(([row]) => row?.n)).toEqual(numbers)
  expect(transactions.map(([row]) => row?.n)).toEqual(numbers)
  const processes = new Set([...rows, ...transactions].map(([row]) => row?.process))
  expect(processes.size).toBeLessThanOrEqual(3)
})

test('only requests that wait too long for a lock are cancelled', async () => {
  const holder = new pg.Client(database.url)
  await holder.connect()
  await holder.query('select pg_advisory_lock(1)')
  const take = prepareStatement<{ lock: number }, object>(
    ({ lock }) => sql`select pg_advisory_xact_lock(${lock})`,
  )
  const patient = take(pooled.db, { lock: 1 })
  const error = await errorOf(take(withRequestTimeout(pooled.db, 500), { lock: 1 }))
  expect(findWaitReason(error)).toBe('statement')
  await holder.query('select pg_advisory_unlock_all()')
  await patient
  await holder.end()
})

test('a PostgreSQL connection lost behind the pooler does not fail the request', async () => {
  const error = await errorOf(
    sql`select pg_terminate_backend(pg_backend_pid()), ${1}::int`.execute(pooled.db),
  )
  expect(findWaitReason(error)).toBe('connection')
  await expect.poll(() => errorOf(sql`select ${1}::int`.execute(pooled.db))).toBeUndefined()
})

test('a pooler is rejected if it has no timeouts, uses another database or replaces a direct connection', async () => {
  await requirePooler(pooler.url, database.url)
  const careless = await startPgBouncer(database.url, { limits: false })
  await expect(requirePooler(careless.url, database.url)).rejects.toThrow(
    /^DATABASE_URL points to a pooler that does not set idle_in_transaction_session_timeout, lock_timeout, statement_timeout/,
  )
  await careless.stop()
  const other = await cloneDatabase()
  await expect(requirePooler(pooler.url, other.url)).rejects.toThrow(/^DATABASE_DIRECT_URL must point to/)
  await other.drop()
  await requireDirectConnection(database.url, 'DATABASE_DIRECT_URL')
  await expect(requireDirectConnection(pooler.url, 'DATABASE_URL')).rejects.toThrow(
    /^DATABASE_URL points to a pooler/,
  )
})

test('two servers book, join, score and show it behind the pooler, within their connections', async () => {
  const dataDir = await createTempFolder()
  const pair = await startServerPair({
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
  })
  const at = (which: number, token?: string) => ({
    baseUrl: pair.urls[which] ?? '',
    token: () => token ?? null,
    timeout: 60_000,
  })
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' }))
  const pitch = await createTestPitch(fixtures, { openingHours: everyDay })
  const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(fixtures)))
  const start = new Date((Math.floor(Date.now() / 3_600_000) + 30) * 3_600_000).toISOString()
  const takes = await Promise.allSettled(
    people.map((person, n) =>
      createClient(at(n % 2, person.token))(createHold, { body: { pitch, start, slots: 1 } }),
    ),
  )
  const holds = takes.flatMap((take) => (take.status === 'fulfilled' ? [take.value] : []))
  expect(holds).toHaveLength(1)
  for (const take of takes)
    if (take.status === 'rejected') expect((take.reason as CallError).code).toBe('slot-taken')

  const captain = people[takes.findIndex(({ status }) => status === 'fulfilled')]
  const rules = { minutesPerMatch: 8, aet: false, penaltyShootout: false, playersPerTeam: 5, sets: 2 }
  const session = await createClient(at(0, captain?.token))(createSession, {
    body: { hold: holds[0]?._id ?? '', ...rules },
  })
  const others = people.filter((person) => person !== captain)
  await Promise.all(
    others.map(({ token }, n) =>
      createClient(at(n % 2, token))(joinSession, { params: { id: session._id } }),
    ),
  )
  const { rows } = await sql<{ going: number }>`
    select count(*)::int as going from places where session_id = ${session._id} and state = 'going'`.execute(
    direct.db,
  )
  expect(rows).toEqual([{ going: 8 }])

  const played = await createStartedSession(fixtures)
  const match = await createClient(at(0, played.captain.token))(createMatch, { params: { id: played.id } })
  const spectators = [openMatchStream(at(0), match), openMatchStream(at(1), match)]
  await Promise.all(spectators.map((spectator) => spectator.untilNamed('snapshot')))
  const event = { id: randomUUID(), type: 'kick-off' as const, clockMs: 0, at: new Date().toISOString() }
  await createClient(at(1, played.captain.token))(recordEvents, {
    params: { id: match._id },
    body: { events: [event] },
  })
  await Promise.all(spectators.map((spectator) => spectator.untilNumber(1)))
  for (const spectator of spectators) spectator.cut()

  const { rows: opened } = await sql<{ connections: number }>`
    select count(*)::int as connections from pg_stat_activity where datname = current_database()`.execute(
    direct.db,
  )
  expect(opened[0]?.connections).toBeLessThanOrEqual(3 + 4 + 2 * 4)
  await pair.stop()
  await rm(dataDir, { recursive: true })
})
