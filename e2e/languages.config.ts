import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

export default defineConfig(config, {
  testDir: 'languages',
  testMatch: '*.crawl.ts',
  timeout: 1_800_000,
  workers: 2,
})
