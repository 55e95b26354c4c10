import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Creates a temporary folder that PostgreSQL's own user can read if this runs as root. */
export const createTempFolder = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `i-one-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}

export const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export const waitUntilReady = async (url: string, child: ChildProcess, limit = 180_000) => {
  const end = Date.now() + limit
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server exited with ${child.exitCode}`)
    const response = await fetch(url).catch(() => null)
    if (response?.status === 200) return
    await wait(20)
  }
  throw new Error(`${url} was not ready in ${limit} ms`)
}

export const stopProgram = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Same setting as in `npm start`, the systemd unit and the container. */
const arenas = { MALLOC_ARENA_MAX: '2' }

export const startProgram = async (
  program: string,
  environment: Record<string, string | undefined>,
  ready: string,
) => {
  const port = String(await findFreePort())
  const runs = program.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...runs, program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...arenas, ...environment, PORT: port },
  })
  process.once('exit', () => child.kill())
  const baseUrl = `http://127.0.0.1:${port}`
  await waitUntilReady(baseUrl + ready, child)
  return { baseUrl, pid: child.pid!, stop: () => stopProgram(child) }
}

export const demoPassword = process.env['DEMO_PASSWORD'] ?? 'matchday'

export const startServer = async (environment: Record<string, string> = {}) => {
  const folder = environment['DATA_DIR'] ?? createTempFolder('bench')
  const quiet = { DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMITS: 'off', DEMO_PASSWORD: demoPassword }
  execFileSync(process.execPath, ['scripts/build-if-changed.mjs'], { cwd: root, stdio: 'inherit' })
  const server = await startProgram('api/dist/main.js', { ...quiet, ...environment }, '/readyz')
  return { ...server, folder }
}

export const getPostgresUrl = (folder: string, database = 'i_one') => {
  const socket = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  const url = `postgresql:///${database}?host=${encodeURIComponent(socket)}&port=5432&user=i_one&sslmode=disable`
  return { url, log: join(folder, 'postgres.log') }
}
