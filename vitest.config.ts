import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take ten seconds and more: begun last, each would be waited for alone. */
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
    const sorted = await super.sort(files) // oxlint-disable-line unicorn/no-array-sort -- it is no array's
    return sorted.toSorted((a, b) => Number(isShort(a)) - Number(isShort(b)))
  }
}

// of what is sure to come, but not when: by itself it is waited for a second, which a busy machine may take for anything
const expect = { poll: { timeout: 30_000 } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // what a file is for Node is kept for the next time, as long as nothing in it changes: a third of a short run
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    projects: [
      {
        // how cost grows: a command of its own, which takes its time
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
        test: {
          name: 'unit',
          expect,
          include: [
            '{contract,game,web}/src/**/*.test.{ts,tsx}',
            'web/build/**/*.test.ts',
            'api/src/**/rules.test.ts',
            'api/{src,test}/**/*.unit.test.ts',
            'scripts/**/*.test.ts',
          ],
          // what is tested here keeps nothing to itself, and is loaded once
          isolate: false,
          // a thousand random cases take a second here, and six where the processor is shared
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
          // a test file has its own server and database; what it shares with others is code that is loaded once
          isolate: false,
          // while one waits for PostgreSQL another computes
          maxWorkers: 3,
          // for what hangs: a busy machine needs several times what a quiet one does
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
