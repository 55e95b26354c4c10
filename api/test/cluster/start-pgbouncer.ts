import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { createTempFolder } from '../crash/rig.ts'
import { findFreePort } from '../histories/server-pair.ts'

const example = new URL('../../../deploy/pgbouncer.ini', import.meta.url)

const connectQuery = async () => {
  const line = (await readFile(example, 'utf8')).split('\n').find((text) => text.includes('connect_query'))
  return /connect_query='[^']*'/.exec(line ?? '')?.[0] ?? ''
}

export const startPgBouncer = async (databaseUrl: string, { size = 10, limits = true } = {}) => {
  const { host, port, user = '', password, database } = new pg.Client({ connectionString: databaseUrl })
  const folder = await createTempFolder()
  const [own, ini, users] = [await findFreePort(), join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  const secret = password ? ` password='${String(password)}'` : ''
  // PgBouncer must ask each new connection for a password, or HAProxy marks it as down
  const asked = String(password ?? 'PASSWORD')
  const target = `host=${host} port=${port} dbname=${database} user=${user}${secret}`
  await writeFile(users, `"${user}" "${asked}"\n`, { mode: 0o644 })
  await writeFile(
    ini,
    `[databases]
${database} = ${target} ${limits ? await connectQuery() : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 200
`,
    { mode: 0o644 },
  )
  // PgBouncer refuses to run as root
  const child = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), ini], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      said.push(line)
      if (line.includes('process up')) resolve()
    })
    child.once('exit', () => reject(new Error(`pgbouncer ended: ${said.join('\n')}`)))
  })
  return {
    url: `postgresql://${user}:${asked}@127.0.0.1:${own}/${database}`,
    signal: (which: NodeJS.Signals) => child.kill(which),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
