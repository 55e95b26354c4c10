import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { messages } from './web/build/messages.ts'

/** Slow test files, which start first, so that the run does not end with one slow file. */
const longest = [
  'notifications/kinds',
  'test/histories/histories',
  'database/embedded-postgres.test',
  'test/start',
  'test/permissions',
  'password-reset/routes',
  'test/input/input',
  'places/locked-session',
  'notifications/dead-worker',
  'matches/live/routes',
  'pitches/nearby',
  'test/upgrade',
  'lib/backup/backup',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isShort = ({ moduleId }: TestSpecification) => !longest.some((name) => moduleId.includes(name))
    const sorted = await super.sort(files) // oxlint-disable-line unicorn/no-array-sort -- not Array.prototype.sort
    return sorted.toSorted((a, b) => Number(isShort(a)) - Number(isShort(b)))
  }
}

/** Part of the cache keys of modules, because the plugin inlines the formats into them. */
const inlinedHash = ['web/build/messages.ts', 'messages/formats.en.json']
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, import.meta.url))), createHash('sha256'))
  .digest('hex')

// Vitest's default timeout for polling is one second, which is too short on a busy machine.
const expect = { poll: { timeout: 30_000 } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // caching transformed modules saves a third of the time of a short run
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    projects: [
      {
        test: {
          name: 'growth',
          include: ['api/test/growth/*.growth.ts'],
          globalSetup: ['api/test/database.ts'],
          testTimeout: 120 * 60_000,
        },
      },
      {
        test: {
          name: 'cluster',
          expect,
          include: ['api/test/cluster/*.cluster.ts'],
          globalSetup: ['api/test/build.ts', 'api/test/database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [
          messages('en'),
          {
            name: 'inlined-formats',
            configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
              defineKey(() => inlinedHash),
          },
        ],
        test: {
          name: 'unit',
          expect,
          include: [
            '{contract,game,web}/src/**/*.test.{ts,tsx}',
            'web/{build,gallery}/**/*.test.ts',
            'api/src/**/rules.test.ts',
            'api/{src,test}/**/*.unit.test.ts',
            'scripts/**/*.test.ts',
          ],
          // unit tests share no state, so modules are loaded once
          isolate: false,
          // a test with a thousand random cases takes a second, or six seconds on a busy machine
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          expect,
          include: ['{api/src,api/test,seed}/**/*.test.ts'],
          exclude: ['api/src/**/rules.test.ts', 'api/**/*.unit.test.ts'],
          globalSetup: ['api/test/build.ts', 'api/test/database.ts'],
          isolate: false,
          // three workers, so that one can compute while others wait for PostgreSQL
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
