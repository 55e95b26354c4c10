import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { type ServerResponse, createServer } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../clone.ts'
import { createTempFolder } from '../crash/rig.ts'
import { readDeployedFile } from './deployed.ts'
import { startProgram } from './program.ts'
import { isHealthy, waitUntil } from './start-cluster.ts'
import { startPgBouncer } from './start-pgbouncer.ts'

const here = { folder: await createTempFolder(), network: `127.${1 + (process.pid % 250)}.0` }
const front = `http://${here.network}.10:8000`

const servers: ReturnType<typeof createServer>[] = []
const listen = async (
  host: string,
  port: number,
  answer: (response: ServerResponse, accept?: string) => void,
) => {
  const server = createServer(({ headers }, response) => answer(response, headers.accept)).listen(port, host)
  servers.push(server)
  await once(server, 'listening')
  return server
}

const database = await cloneDatabase()
const { host, port, user = '', database: name } = new pg.Client(database.url)
const pooler = await startPgBouncer(`postgresql://${user}@${here.network}.10:5031/${name}`)
await listen(`${here.network}.11`, 8008, (response) => void response.end())
const file = join(here.folder, 'haproxy.cfg')
const config = await readDeployedFile('haproxy.cfg', here, {
  'maxconn 60000': 'maxconn 400',
  'user i_one_app': `user ${user}`,
  '10.0.0.31:6432': new URL(pooler.url).host,
  '10.0.0.11:5432': `${host.startsWith('/') ? `${host}/.s.PGSQL.` : `${host}:`}${port} addr 10.0.0.11`,
})
await writeFile(file, config)
const haproxy = startProgram({ name: 'haproxy', folder: here.folder, command: ['haproxy', '-f', file] })

afterAll(async () => {
  for (const server of servers) server.closeAllConnections()
  await pooler.stop()
  await haproxy.stop()
  await database.drop()
  await rm(here.folder, { recursive: true })
})

const startProcess = async (n: number) => {
  const host = `${here.network}.2${n}`
  await listen(host, 3000, (response, accept) => {
    response.write(`app${n}`)
    if (accept !== 'text/event-stream') response.end()
  })
  await startAlive(n)
}

const processes = new Map<number, ReturnType<typeof createServer>>()
const startAlive = async (n: number) =>
  void processes.set(n, await listen(`${here.network}.2${n}`, 3001, (response) => void response.end()))

const watch = async () => {
  const { body } = await fetch(front, { headers: { accept: 'text/event-stream' } })
  await body!.getReader().read()
}

const ask = async () => {
  const response = await fetch(front, { headers: { connection: 'close' } })
  return response.text()
}

test('a process without streams does not receive all requests', async () => {
  await startProcess(2)
  await startProcess(3)
  await waitUntil('nobody answers', () => isHealthy(front))
  for (let n = 0; n < 20; n++) await watch()
  await startProcess(1)
  await waitUntil('the third is not asked', async () => (await ask()) === 'app1')
  const answers: string[] = []
  for (let n = 0; n < 30; n++) answers.push(await ask())
  expect(answers.filter((who) => who === 'app1').length).toBeLessThan(15)
})

const connect = async (url: string) => {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const takeLocks = async (url: string) => {
  const [first, second] = [await connect(url), await connect(url)]
  const other = await connect(database.url)
  const take = 'begin; select pg_advisory_xact_lock(1)'
  await first.query(take)
  const cut = expect(second.query(take)).rejects.toThrow()
  await waitUntil('nobody waits', async () => {
    const { rows } = await other.query('select from pg_locks where not granted')
    return rows.length === 1
  })
  return {
    isFree: () => other.query(`set lock_timeout to 10000; ${take}`),
    end: async () => {
      await cut
      for (const client of [first, second, other]) await client.end()
    },
  }
}

test('a frozen pooler holds no locks', async () => {
  const { isFree, end } = await takeLocks(pooler.url)
  pooler.signal('SIGSTOP')
  await isFree().finally(() => pooler.signal('SIGCONT'))
  await end()
})

test('a frozen process holds no locks, and is accepted again when it continues', async () => {
  const way = pooler.url.replace(new URL(pooler.url).host, `${here.network}.10:6422`)
  await waitUntil('nobody is let through', async () => (await connect(way)).end().then(() => true))
  const { isFree, end } = await takeLocks(way)
  const asked = processes.get(2)!
  asked.closeAllConnections()
  asked.close()
  await isFree()
  await end()
  await expect(connect(way)).rejects.toThrow()
  await startAlive(2)
  await waitUntil('nobody is let through', async () => (await connect(way)).end().then(() => true))
})
