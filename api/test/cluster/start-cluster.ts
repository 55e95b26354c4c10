import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { createTempFolder } from '../crash/rig.ts'
import { type DeployedFolder, readDeployedFile, findPostgresFolder, parseVariables } from './deployed.ts'
import { listChildren, signalIfRunning } from './process-tree.ts'
import { type Program, exitHandlers, startProgram } from './program.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export const waitUntil = async <T>(
  what: string,
  ask: () => Promise<T | false | undefined>,
  within = 120_000,
) => {
  const givenUp = Date.now() + within
  let last: unknown
  while (Date.now() < givenUp) {
    const answer = await ask().catch((error: unknown) => void (last = error))
    if (answer) return answer
    await wait(100)
  }
  throw new Error(`${what} in ${within / 1000} s`, { cause: last })
}

export const isHealthy = async (url: string) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
  await response.arrayBuffer()
  return response.ok
}

const own = async (path: string) => {
  if (process.getuid?.() !== 0) return
  const id = (which: string) => Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout)
  await chown(path, id('-u'), id('-g'))
}

const startDatabase = async (here: DeployedFolder, n: 1 | 2 | 3) => {
  const [name, folder] = [`db${n}`, join(here.folder, `db${n}`)]
  await mkdir(folder, { mode: 0o755 })
  await own(folder)
  const bin = await findPostgresFolder()
  const env = await readDeployedFile('database.env', here, {
    '=db1\n': `=${name}\n`,
    'LISTEN=10.0.0.11': `LISTEN=10.0.0.1${n}`,
    'ADDRESS=10.0.0.11': `ADDRESS=10.0.0.1${n}`,
    'URLS=http://10.0.0.11': `URLS=http://10.0.0.1${n}`,
    '/var/lib/etcd/i-one': join(folder, 'etcd'),
  })
  const config = await readDeployedFile('patroni.yml', here, {
    '/var/lib/postgresql/i-one.pgpass': join(folder, 'pgpass'),
    '/var/lib/postgresql/i-one': join(folder, 'data'),
    '/usr/lib/postgresql/17/bin': bin ?? '',
    '/run/postgresql': folder,
    '10.0.0.0/24': '127.0.0.0/8',
  })
  await writeFile(join(folder, 'patroni.yml'), config, { mode: 0o644 })
  const about = { environment: parseVariables(env), folder, asPostgres: true }
  const etcd = startProgram({ ...about, name: 'etcd', command: ['etcd'] })
  const patroni = startProgram({
    ...about,
    name: 'patroni',
    command: ['patroni', join(folder, 'patroni.yml')],
  })
  const postmaster = () => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  const postgres = (signal: NodeJS.Signals) => {
    const pid = postmaster()
    for (const one of [pid, ...listChildren(pid)]) signalIfRunning(one, signal)
  }
  // kills PostgreSQL separately, because it keeps running when Patroni is killed
  exitHandlers.add(() => existsSync(join(folder, 'data/postmaster.pid')) && postgres('SIGKILL'))
  return {
    name,
    address: `${here.network}.1${n}`,
    etcd,
    patroni,
    postgres,
    postmaster,
  }
}

const leads = ({ address }: { address: string }) =>
  isHealthy(`http://${address}:8008/primary`).catch(() => false)

const createDatabase = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of [
    `create role i_one_owner login password 'OWNER'`,
    `create role i_one_app login password 'APP'`,
    `create database i_one owner i_one_owner`,
  ])
    await client.query(statement)
  await client.end()
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

export const startCluster = async ({ keepsLogs = false } = {}) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const folder = await createTempFolder()
  const here = { folder, network: `127.${1 + (process.pid % 250)}.0` }
  const programs: Program[] = []
  const run = (settings: Parameters<typeof startProgram>[0]) => {
    const program = startProgram(settings)
    programs.push(program)
    return program
  }
  const file = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, text, { mode: 0o644 })
    return path
  }
  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop()
    if (!keepsLogs) await rm(folder, { recursive: true, force: true })
  }

  const haproxy = run({
    name: 'haproxy',
    folder,
    command: [
      'haproxy',
      '-f',
      await file(
        'haproxy.cfg',
        await readDeployedFile('haproxy.cfg', here, {
          'maxconn 60000': 'maxconn 4000\n    log stdout format raw local0',
          'frontend i-one\n': 'frontend i-one\n    log global\n    option httplog\n',
        }),
      ),
    ],
  })
  const nats = run({
    name: 'nats',
    folder,
    command: [
      'nats-server',
      '-c',
      await file('nats-server.conf', await readDeployedFile('nats-server.conf', here)),
    ],
  })
  const databases = await Promise.all(([1, 2, 3] as const).map((n) => startDatabase(here, n)))
  programs.push(...databases.map(({ etcd }) => etcd), ...databases.map(({ patroni }) => patroni))
  const front = `${here.network}.10`
  const superuser = `postgresql://postgres:SUPERUSER@${front}:5000/postgres`
  const members = async () => {
    const leader = await waitUntil('nobody leads', async () => {
      for (const database of databases) if (await leads(database)) return database
      return false
    })
    const response = await fetch(`http://${leader.address}:8008/cluster`)
    const { members: all } = (await response.json()) as {
      members: { name: string; role: string; state: string }[]
    }
    return { leader, all }
  }
  const whole = () =>
    waitUntil('the databases are not together', async () => {
      const { leader, all } = await members()
      const inStep = all.filter(({ role }) => role === 'sync_standby')
      return all.length === 3 &&
        inStep.length === 1 &&
        all.every(({ state }) => ['running', 'streaming'].includes(state))
        ? { leader, inStep: databases.find(({ name }) => name === inStep[0]?.name)!, all }
        : false
    })
  await whole()
  await waitUntil('no way to the primary', () => createDatabase(superuser).then(() => true))

  const users = await file('userlist.txt', '"i_one_app" "APP"\n')
  const poolers = []
  for (const n of [1, 2]) {
    const ini = await readDeployedFile('pgbouncer.ini', here, {
      'listen_addr = 10.0.0.31': `listen_addr = 10.0.0.3${n}\nunix_socket_dir =`,
      'port=5031': `port=503${n}`,
      '/etc/pgbouncer/userlist.txt': users,
    })
    const command = ['pgbouncer', await file(`pgbouncer${n}.ini`, ini)]
    poolers.push(run({ name: `pgbouncer${n}`, folder, asPostgres: true, command }))
  }

  const environment = parseVariables(await readDeployedFile('i-one.env', here))
  const apps = [1, 2, 3].map((n) => {
    const [name, host] = [`app${n}`, `${here.network}.2${n}`]
    const program = startProgram({
      name,
      folder: root,
      logFolder: folder,
      command: [process.execPath, 'api/dist/main.js'],
      environment: {
        ...environment,
        HOST: host,
        DATABASE_URL: environment['DATABASE_URL']!.replace(':6421', `:642${n}`),
        DATA_DIR: join(folder, name),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      },
    })
    programs.push(program)
    return { ...program, url: `http://${host}:3000` }
  })
  const ready = () =>
    waitUntil('an app is not ready', async () =>
      (await Promise.all(apps.map(({ url }) => isHealthy(`${url}/readyz`)))).every(Boolean),
    )
  await ready()
  return {
    url: `http://${front}:8000`,
    databaseUrl: environment['DATABASE_OWNER_URL']!,
    folder,
    haproxy,
    nats,
    poolers,
    apps,
    databases,
    members,
    whole,
    ready,
    stop,
  }
}
