import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { tolerance } from './gallery/compress.ts'
import { browserPath } from './gallery/platform.ts'

const port = (process.env['GALLERY_PORT'] ??= String(20_000 + (process.pid % 20_000)))
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'gallery',
  testMatch: '*.pictures.ts',
  timeout: 600_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: tolerance, stylePath: './gallery/pictures.css' },
  },
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  globalSetup: './gallery/platform.ts',
  globalTeardown: './gallery/compress.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browserPath,
      args: ['--disable-gpu', '--js-flags=--invocation-count-for-maglev=4000'],
    },
  },
  webServer: {
    command: `npm run gallery -- --port ${port} --strictPort --host localhost`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: baseURL,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
  },
})
