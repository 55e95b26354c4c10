import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

/** Each worker loads this file again: the first one decides where the server keeps its data. */
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'i-one-e2e-')))
chmodSync(dataDir, 0o755)
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)))
const baseURL = `http://localhost:${port}`

/**
 * Playwright's own list, which a second switch replaces, and the address bar's two pages: each window of a whole
 * Chromium loads them, at a third of the processor time of a short test.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export default defineConfig({
  testDir: '.',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // a browser on a busy machine can stall for longer than any of our waits; what needed another try is named as flaky
  retries: process.env['CI'] ? 2 : 0,
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    // A worker would answer before a test's own route does; the specs of the worker allow it.
    serviceWorkers: 'block',
    geolocation: { longitude: 3.3541, latitude: 6.4969 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${withoutFeatures.join(',')}`,
      ],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} --import tsx api/src/main.ts`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    env: { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', HOST: 'localhost' },
  },
})
