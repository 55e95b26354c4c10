import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { insertDemo } from '../../../test/lay-demo.ts'
import { createStartedSession } from '../../../test/make-session.ts'
import { createPerson } from '../../../test/make.ts'
import { execute, withDatabase } from '../../../test/sql.ts'
import { startTestApp } from '../../../test/suite.ts'
import { queueTask } from '../queue.ts'
import { createBackup } from './back-up.ts'
import { restoreBackup } from './restore.ts'

const app = await startTestApp()
const folder = await mkdtemp(join(tmpdir(), 'i-one-backup-'))
afterAll(() => rm(folder, { recursive: true }))

const emptyDatabase = async () => {
  const { serverUrl, template } = inject('database')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await execute(serverUrl, `create database ${name} template template0`)
  afterAll(() => execute(serverUrl, `drop database if exists ${name} with (force)`))
  return withDatabase(serverUrl, name)
}

const digest = async (url: string) => {
  const tables = await execute(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const rows = await execute(url, `select r::text as row from ${String(name)} r order by 1`)
    const hash = createHash('sha256')
    for (const { row } of rows) hash.update(`${String(row)}\n`)
    found[String(name)] = `${rows.length} rows, ${hash.digest('hex')}`
  }
  for (const { sequence, last } of await execute(
    url,
    `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as last from pg_sequences
      where schemaname in ('public', 'graphile_worker')`,
  ))
    found[String(sequence)] = last
  return found
}

const tablesOf = (url: string) =>
  execute(url, `select tablename from pg_tables where schemaname in ('public', 'graphile_worker')`)

const schemaOf = (url: string) =>
  execute(
    url,
    `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as it
      from pg_constraint where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
    union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`,
  )

beforeAll(async () => {
  await insertDemo(app, 'kickoff')
  const { id } = await createPerson(app, { nickname: 'Tab\there, \\N, and "quotes"\nand Ọjà' })
  await createStartedSession(app)
  await queueTask(app.db, 'mail', { to: 'ada@example.com' })
  await app.db
    .insertInto('photos')
    .values({
      user_id: id,
      hash: randomBytes(32).toString('hex'),
      small: randomBytes(2000),
      large: randomBytes(300_000),
    } as never)
    .execute()
})

describe('a restored backup', () => {
  test('equals the original row by row, with foreign keys, triggers, sequences and jobs', async () => {
    const before = await digest(app.databaseUrl)
    const { file, rows, tables } = await createBackup(app.databaseUrl, `${folder}/`, new Date())
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const url = await emptyDatabase()
    expect(await restoreBackup(file, url)).toMatchObject({ rows, tables, migrated: [] })
    const ofMigrations = /migration/
    const withoutTimes = (found: object) =>
      Object.fromEntries(Object.entries(found).filter(([name]) => !ofMigrations.test(name)))
    expect(withoutTimes(await digest(url))).toEqual(withoutTimes(before))
    expect(rows).toBeGreaterThan(500)
    expect(await schemaOf(url)).toEqual(await schemaOf(app.databaseUrl))
    await expect(execute(url, 'delete from players')).rejects.toMatchObject({ code: '23503' })
  })

  test('is a consistent snapshot of all tables despite concurrent writes', async () => {
    const saved = new AbortController()
    const write = async () => {
      while (!saved.signal.aborted) await createPerson(app)
    }
    const backingUp = createBackup(app.databaseUrl, `${folder}/busy.backup`, new Date())
    const [{ file }] = await Promise.all([backingUp.finally(() => saved.abort()), write()])
    const url = await emptyDatabase()
    await restoreBackup(file, url)
    const [count] = await execute(
      url,
      `select (select count(*) from users)::int as users, (select count(*) from users join players using (id)
        join logins on user_id = users.id where email like '%@example.com')::int as whole,
        (select count(*) from users where email like '%@example.com' and password_hash = 'none')::int as made`,
    )
    expect(count!.users).toBeGreaterThan(0)
    expect(count!.whole).toBe(count!.made)
  })
})

describe('restoring is rejected', () => {
  let file = ''
  beforeAll(async () => {
    file = (await createBackup(app.databaseUrl, join(folder, 'whole.backup'), new Date())).file
  })

  test('into a database that is not empty', async () => {
    const url = await emptyDatabase()
    await execute(url, 'create table mine (n int)')
    await expect(restoreBackup(file, url)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The database is not empty: it has the table public\.mine/) as string,
    })
    expect(await tablesOf(url)).toEqual([{ tablename: 'mine' }])
  })

  test('from a truncated file', async () => {
    const whole = await readFile(file)
    const changed = Buffer.from(whole)
    changed[changed.length >> 1]! ^= 4
    const spoilt: [Buffer, RegExp][] = [
      [whole.subarray(0, whole.length * 0.6), /incomplete/],
      [whole.subarray(0, -1), /incomplete/],
      [changed, /damaged|checksum|incomplete|not an i-one backup/],
      [Buffer.from('select 1'), /not a backup/],
      [Buffer.alloc(0), /incomplete/],
      // valid gzip, but without the end marker of a backup
      [gzipSync(gunzipSync(whole).subarray(0, -37)), /incomplete/],
      [gzipSync(Buffer.from('not ours')), /not an i-one backup/],
    ]
    const url = await emptyDatabase()
    for (const [content, says] of spoilt) {
      const path = join(folder, 'spoilt.backup')
      await writeFile(path, content)
      await expect(restoreBackup(path, url)).rejects.toMatchObject({
        name: 'BrokenBackup',
        message: expect.stringMatching(says) as string,
      })
    }
    expect(await tablesOf(url)).toEqual([])
  })

  test('from a backup of another version', async () => {
    await sql`update kysely_migration set name = '0009_evenings' where name = '0009_matches'`.execute(app.db)
    const other = await createBackup(app.databaseUrl, join(folder, 'other.backup'), new Date())
    await sql`update kysely_migration set name = '0009_matches' where name = '0009_evenings'`.execute(app.db)
    const url = await emptyDatabase()
    await expect(restoreBackup(other.file, url)).rejects.toThrow(/made by another version/)
    expect(await tablesOf(url)).toEqual([])
  })
})

test('a failed backup leaves no file behind', async () => {
  const empty = await mkdtemp(join(folder, 'empty-'))
  const url = await emptyDatabase()
  await expect(createBackup(url, `${empty}/`, new Date())).rejects.toThrow('kysely_migration')
  expect(await readdir(empty)).toEqual([])
})
