import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { demoPassword } from './demo-password.ts'

/** Set in the environment, because each worker loads this file again and must use the same folder. */
const dataDir = (process.env['E2E_DATA_DIR'] ??= createDataDir())
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)))
const node = JSON.stringify(process.execPath)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // two workers per core, because a test spends half its time waiting
  workers: '200%',
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    // blocks service workers, which would respond before a test's route
    serviceWorkers: 'block',
    geolocation: { longitude: 3.3541, latitude: 6.4969 },
    // reduces motion, because rendering animations costs processor time; tests of motion override this
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      // V8 optimizes later, because a page lives for seconds and only axe runs long enough to benefit
      args: ['--disable-gpu', '--js-flags=--invocation-count-for-maglev=4000'],
    },
  },
  webServer: {
    command: `${node} scripts/build-server.mjs && exec ${node} api/dist/main.js`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    env: {
      DATA_DIR: dataDir,
      PORT: port,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      HOST: 'localhost',
      DEMO_PASSWORD: demoPassword,
    },
  },
})

function createDataDir() {
  const made = mkdtempSync(join(tmpdir(), 'i-one-e2e-'))
  // readable by others, because PostgreSQL runs as a different user when the tests run as root
  chmodSync(made, 0o755)
  process.once('exit', () => rmSync(made, { recursive: true, force: true, maxRetries: 5 }))
  return made
}
