import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getUser, logIn } from '@i-one/contract/accounts'
import { updateUser } from '@i-one/contract/accounts/profile'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { getMatch } from '@i-one/contract/matches'
import { listMatches } from '@i-one/contract/matches/schedule'
import { getSession } from '@i-one/contract/sessions'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/lib/database/database.ts'
import { migrate } from '../src/lib/database/migrate.ts'
import { cloneDatabase } from './clone.ts'
import { createDevice, createTestMatch, recordTestEvents } from './make-match.ts'
import { createPerson, createTestPitch } from './make.ts'
import { execute } from './sql.ts'
import { byId, day, startTestApp } from './suite.ts'

const app = await startTestApp()

test('a running process continues while a migration adds a column to each table', async () => {
  const password = 'a goalpost of two stones'
  const person = await createPerson(app, { password })
  const { match, captain, id } = await createTestMatch(app)
  const pitch = await createTestPitch(app)
  const next = createDevice(app)
  const [from, to] = [app.clock.now(), new Date(app.clock.now().getTime() + day)].map((at) =>
    at.toISOString(),
  )
  /** Makes requests that prepare every statement on the pool's only connection. */
  const evening = async () => {
    const email = `${person.id}@example.com`
    const { token } = await app.as()(logIn, { body: { email, password } })
    const call = app.as(token)
    await call(updateUser, { body: { nickname: 'Ade' } })
    const hold = await call(createHold, { body: { pitch, start: '2025-11-21T18:00:00.000Z' } })
    await call(releaseHold, byId(hold))
    await call(getSession, byId({ _id: id }))
    await call(listMatches, { query: { from: from!, to: to! } })
    await recordTestEvents(app, captain, match, next('goal', { side: 'T1' }))
    const { score } = await call(getMatch, byId(match))
    const { user } = await call(getUser)
    return { nickname: user.nickname, goals: score.T1 }
  }
  expect(await evening()).toEqual({ nickname: 'Ade', goals: 1 })
  expect(await evening()).toEqual({ nickname: 'Ade', goals: 2 })
  const tables = await execute(
    app.databaseUrl,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const adding = tables.map(({ name }) => `alter table ${String(name)} add column meanwhile text`)
  await execute(app.databaseUrl, adding.join(';'))
  expect(await evening()).toEqual({ nickname: 'Ade', goals: 3 })
})

/** Copies the current migrations to a folder and adds two. */
const withTwoMore = async (first: string, second: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'i-one-migrations-'))
  await cp(new URL('../migrations/', import.meta.url), folder, { recursive: true })
  await writeFile(join(folder, '9998_later.sql'), first)
  await writeFile(join(folder, '9999_last.sql'), second)
  return { url: pathToFileURL(`${folder}/`), remove: () => rm(folder, { recursive: true }) }
}

test('a migration that waits for a table does not block queries, and runs when the table is free', async () => {
  const database = await cloneDatabase()
  const folder = await withTwoMore(
    'alter table players add column later text',
    'alter table matches add column later text',
  )
  const { db, close } = openDatabase(database.url)
  const tried = new EventTarget()
  const hasTried = once(tried, 'tried')
  const warn = () => void tried.dispatchEvent(new Event('tried'))
  let migrated = false
  const reading = await db.startTransaction().execute()
  await sql`select from matches`.execute(reading)
  const migrating = migrate(database.url, { folder: folder.url, log: { warn } }).then((names) => {
    migrated = true
    return names
  })
  await hasTried
  // with PostgreSQL's default lock timeout, this query would queue behind the waiting migration
  await sql`select from matches`.execute(db)
  // the first migration is committed, so it holds no lock
  await sql`select later from players`.execute(db)
  expect(migrated).toBe(false)
  await reading.commit().execute()
  expect(await migrating).toEqual(['9998_later', '9999_last'])
  expect(await migrate(database.url, { folder: folder.url })).toEqual([])
  await Promise.all([close(), folder.remove()])
  await database.drop()
})
