import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { registerOwnDatabase } from './database.ts'
import { demoPassword } from './demo-password.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const freePort = async () => {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a server without demo data. Its database is in the tests' PostgreSQL, so it survives a kill. */
export const startEmptyServer = async (
  settings: Record<string, string> = {},
  { database = 'postgres', name = 'localhost' }: { database?: 'postgres' | 'template1'; name?: string } = {},
) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'i-one-e2e-own-'))
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const publicUrl = `http://${name}:${port}`
  const environment = { ...settings, DATABASE_URL: await registerOwnDatabase(baseUrl, database) }
  let child: ChildProcess | undefined

  const start = async () => {
    child = spawn(process.execPath, ['api/dist/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: 'localhost',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        RATE_LIMITS: 'off',
        PUBLIC_URL: publicUrl,
        DEMO_PASSWORD: demoPassword,
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const isReady = async () => (await fetch(`${baseUrl}/readyz`).catch(() => null))?.status
    await expect.poll(isReady, { timeout: 120_000, intervals: [100] }).toBe(200)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  await start()
  return {
    baseUrl,
    publicUrl,
    grantStaff: async (email: string) => {
      const args = ['api/dist/moderation/staff/command/main.js', 'grant', email]
      await promisify(execFile)(process.execPath, args, {
        cwd: root,
        env: { ...process.env, ...environment },
      })
    },
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
