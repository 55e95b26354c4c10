import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A folder that PostgreSQL's own user may enter too, when this runs as root. */
export const newFolder = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `i-one-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Asks until the answer is 200; fails when the process has ended, or after `limit` milliseconds. */
export const untilReady = async (url: string, child: ChildProcess, limit = 180_000) => {
  const end = Date.now() + limit
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const response = await fetch(url).catch(() => null)
    if (response?.status === 200) return
    await wait(20)
  }
  throw new Error(`${url} was not ready in ${limit} ms`)
}

export const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** The real server on a fresh data folder, with its demo in. */
export const startServer = async (environment: Record<string, string> = {}) => {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: newFolder('bench'),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      ...environment,
    },
  })
  const baseUrl = `http://127.0.0.1:${port}`
  await untilReady(`${baseUrl}/readyz`, child)
  return { baseUrl, stop: () => stop(child) }
}
