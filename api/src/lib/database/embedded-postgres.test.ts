import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { killGroup, spawnLauncher, type Child } from '../../../test/spawn-launcher.ts'
import { execute } from '../../../test/sql.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findProcess } from './embedded-postgres/running-process.ts'
import { migrate } from './migrate.ts'

const isRoot = process.getuid?.() === 0

let made: string
let home: string
let dataDir: string
let said: object[]
let undo: (() => unknown)[]

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'launcher-'))
  await chmod(made, 0o755)
  const log = { info: () => undefined, warn: () => undefined }
  await (await startEmbeddedPostgres({ dataDir: join(made, 'data'), log })).stop()
})

afterAll(() => rm(made, { recursive: true }))

async function useMadeDatabase(): Promise<void> {
  await promisify(execFile)('cp', ['-a', join(made, 'data'), dataDir])
}

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'launcher-'))
  await chmod(home, 0o755)
  dataDir = join(home, 'data')
  said = []
  undo = []
})

afterEach(async () => {
  for (const step of undo.toReversed()) await step()
  await rm(home, { recursive: true, maxRetries: 10, retryDelay: 50 })
})

async function start() {
  const log = { info: (facts: object) => said.push(facts), warn: (facts: object) => said.push(facts) }
  const server = await startEmbeddedPostgres({ dataDir, log })
  undo.push(server.stop)
  return server
}

function startElsewhere(): Child {
  const child = spawnLauncher(dataDir)
  undo.push(() => child.kill('SIGKILL'))
  return child
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

const socketFolder = (url: string) => new URL(url).searchParams.get('host')!

test('creates a UTF-8 database with durable commits and no network access', async () => {
  dataDir = join(home, 'deep'.repeat(30), 'deeper'.repeat(20))
  const { url } = await start()
  const settings = ['server_encoding', 'fsync', 'listen_addresses', 'data_directory']
  const [row] = await execute(
    url,
    `SELECT ${settings.map((name) => `current_setting('${name}') AS ${name}`).join()}`,
  )
  const data_directory = join(dataDir, 'postgres')
  expect(row).toEqual({ server_encoding: 'UTF8', fsync: 'on', listen_addresses: '', data_directory })
  const [locale] = await execute(
    url,
    'SELECT datlocprovider, datlocale FROM pg_database WHERE datname = current_database()',
  )
  expect(locale).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8' })
  expect((await stat(socketFolder(url))).mode & 0o777).toBe(0o700)
  await execute(url, 'CREATE EXTENSION btree_gist; CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent')
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('ready to accept connections')
})

test('serves requests as a role that owns no tables, even in a cluster of an older version', async () => {
  await useMadeDatabase()
  const before = await start()
  await execute(before.url, 'DROP ROLE IF EXISTS i_one_app')
  await before.stop()
  const { url, appUrl } = await start()
  await migrate(url, { appUrl })
  await migrate(url, { appUrl })
  const [role] = await execute(
    appUrl,
    `SELECT rolname, rolsuper, rolcreatedb, rolcreaterole, rolbypassrls FROM pg_roles WHERE rolname = current_user`,
  )
  expect(role).toEqual({
    rolname: 'i_one_app',
    rolsuper: false,
    rolcreatedb: false,
    rolcreaterole: false,
    rolbypassrls: false,
  })
  for (const refused of [
    'CREATE TABLE mine (n int)',
    'DROP TABLE users',
    'TRUNCATE users',
    'ALTER TABLE users ADD COLUMN n int',
    'DELETE FROM kysely_migration',
    `COPY users TO '/tmp/users'`,
    'ALTER SYSTEM SET fsync = off',
  ])
    await expect(execute(appUrl, refused), refused).rejects.toMatchObject({ code: '42501' })
  await execute(appUrl, `SELECT graphile_worker.add_job('mail', '{}'::json)`)
  expect(await execute(appUrl, 'SELECT task_identifier FROM graphile_worker.jobs')).toHaveLength(1)
  await execute(url, `CREATE TABLE log_of_acts (n int); COMMENT ON TABLE log_of_acts IS 'append-only'`)
  await migrate(url, { appUrl })
  await execute(appUrl, 'INSERT INTO log_of_acts VALUES (1)')
  for (const refused of ['UPDATE log_of_acts SET n = 2', 'DELETE FROM log_of_acts'])
    await expect(execute(appUrl, refused), refused).rejects.toMatchObject({ code: '42501' })
})

test('writes a log that only its user can read, without row values', async () => {
  await useMadeDatabase()
  await chmod(join(dataDir, 'postgres.log'), 0o644)
  const { url } = await start()
  await execute(
    url,
    `CREATE TABLE people (address text PRIMARY KEY); INSERT INTO people VALUES ('ada@example.com')`,
  )
  await expect(execute(url, `INSERT INTO people SELECT address FROM people`)).rejects.toThrow('duplicate key')
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).not.toContain('ada@')
  expect((await stat(join(dataDir, 'postgres.log'))).mode & 0o777).toBe(0o600)
})

test('stops on request, releases the folder, and keeps its data for the next start', async () => {
  const first = await start()
  await execute(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer')
  const pid = await postmasterPid()
  await Promise.all([first.stop(), first.stop()])
  expect(await findProcess(pid)).toBeUndefined()
  await expect(access(socketFolder(first.url))).rejects.toMatchObject({ code: 'ENOENT' })
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.log'])
  const second = await start()
  expect(await execute(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }])
  expect(said).toMatchObject([
    { created: true, reused: false },
    { created: false, reused: false },
  ])
})

test("reuses a PostgreSQL that survived a SIGKILL of i-one's process group", async () => {
  await useMadeDatabase()
  const child = startElsewhere()
  await once(child.stdout!, 'data')
  const pid = await postmasterPid()
  await killGroup(child)
  const { url, stop } = await start()
  expect(await postmasterPid()).toBe(pid)
  expect(said).toMatchObject([{ reused: true, pid }])
  expect(await execute(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await stop()
  expect(await findProcess(pid)).toBeUndefined()
})

test('keeps committed data after a SIGKILL of i-one and PostgreSQL', async () => {
  await useMadeDatabase()
  const child = startElsewhere()
  await once(child.stdout!, 'data')
  const pid = await postmasterPid()
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const url = `postgresql:///i_one?host=${lines[4]}&user=i_one`
  await execute(url, 'CREATE TABLE kept (answer int)')
  await execute(url, 'INSERT INTO kept VALUES (7)')
  const busy = execute(url, 'SELECT pg_sleep(60)').catch((error: unknown) => error)
  await killGroup(child)
  process.kill(pid, 'SIGKILL')
  const { url: again } = await start()
  expect(said).toMatchObject([{ reused: false }])
  expect(await execute(again, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }])
  expect(await busy).toBeInstanceOf(Error)
  await expect(access(lines[4]!)).rejects.toMatchObject({ code: 'ENOENT' })
})

test.each([
  ['that it has started', false],
  ['that outlived another i-one', true],
])('a PostgreSQL %s and that is killed is started again, where it was', async (_, outlived) => {
  await useMadeDatabase()
  if (outlived) {
    const child = startElsewhere()
    await once(child.stdout!, 'data')
    await killGroup(child)
  }
  const { url } = await start()
  await execute(url, 'CREATE TABLE kept AS SELECT 7 AS answer')
  const pid = await postmasterPid()
  process.kill(pid, 'SIGKILL')
  const answer = () => execute(url, 'SELECT answer FROM kept').catch(() => 'none')
  await expect.poll(answer, { timeout: 30_000 }).toEqual([{ answer: 7 }])
  expect(await postmasterPid()).not.toBe(pid)
})

test('tells a second i-one on the same folder which process uses the folder', async () => {
  await useMadeDatabase()
  const child = startElsewhere()
  await once(child.stdout!, 'data')
  await expect(start()).rejects.toThrow(`in use by another i-one, process ${child.pid}.`)
  await killGroup(child)
  await start()
})

test('lets one of two simultaneous starts on a new folder succeed', async () => {
  const results = await Promise.allSettled([start(), start()])
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const reason: unknown = results.find((result) => result.status === 'rejected')?.reason
  expect(reason).toMatchObject({ message: expect.stringContaining(`process ${process.pid}.`) })
})

test('recovers from an interrupted initdb', async () => {
  const child = startElsewhere()
  const unfinished = async () =>
    (await readdir(dataDir).catch(() => [])).filter((name) => name.includes('.new-'))
  let names: string[] = []
  while (!(names.length && (await readdir(join(dataDir, names[0]!))).length)) {
    names = await unfinished()
    await wait(5)
  }
  await killGroup(child)
  const { url } = await start()
  expect(await execute(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await unfinished()).toEqual([])
})

describe('a PID file of a dead PostgreSQL that names a running process', () => {
  let stranger: Child

  beforeEach(async () => {
    await useMadeDatabase()
    const { uid, gid } = await stat(join(dataDir, 'postgres'))
    stranger = spawn('sleep', ['60'], { uid, gid }) as Child
    undo.push(() => stranger.kill())
    await name(stranger.pid)
  })

  async function name(pid: number) {
    const lines = [
      pid,
      join(dataDir, 'postgres'),
      1700000000,
      5432,
      '/tmp/i-one-gone',
      '',
      '',
      'ready   ',
      '',
    ]
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), lines.join('\n'), { mode: 0o600 })
  }

  test('causes an error that names the process and leaves the folder unlocked', async () => {
    await expect(start()).rejects.toThrow(`names process ${stranger.pid} (sleep), which is running`)
    expect(await findProcess(stranger.pid)).toMatchObject({ name: 'sleep' })
    await rm(join(dataDir, 'postgres/postmaster.pid'))
    await start()
  })

  test('is ignored after a reboot', async () => {
    await writeFile(
      join(dataDir, 'i-one.lock'),
      JSON.stringify({ pid: stranger.pid, started: '1', boot: 'before' }),
    )
    await start()
    expect(said).toMatchObject([{ reused: false }])
  })

  test.runIf(isRoot)('is ignored if another user runs it, who cannot have run PostgreSQL here', async () => {
    await name(process.pid)
    await start()
    expect(said).toMatchObject([{ reused: false }])
  })
})

test('quotes the error of a PostgreSQL that does not start, and suggests DATABASE_URL', async () => {
  await useMadeDatabase()
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '12\n')
  await expect(start()).rejects.toThrow(/not compatible with this version[^]*DATABASE_URL/)
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.log'])
})

describe.runIf(isRoot)('started as root', () => {
  test('runs PostgreSQL as another user', async () => {
    await useMadeDatabase()
    await start()
    const server = await findProcess(await postmasterPid())
    expect(server?.uid).toBeGreaterThan(0)
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(server?.uid)
  })

  test('opens a private data folder to that user only', async () => {
    await useMadeDatabase()
    await chmod(dataDir, 0o700)
    await start()
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710)
  })

  test('moves the cluster to the shelter if its user cannot enter DATA_DIR, and links to it', async () => {
    await chmod(home, 0o700)
    const first = await start()
    const sheltered = await realpath(join(dataDir, 'postgres'))
    expect(sheltered).not.toContain(home)
    await execute(first.url, 'create table kept (n int)')
    await first.stop()
    const second = await start()
    expect(await execute(second.url, 'select from kept')).toEqual([])
    await second.stop()
    await rm(dirname(sheltered), { recursive: true })
  })
})
