import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { leanQuery, ofOnePage } from './lean-query.ts'

const require = createRequire(import.meta.resolve('@tanstack/react-query'))
const folder = dirname(require.resolve('@tanstack/query-core'))
const whole = readFileSync(join(folder, 'query.js'), 'utf8')

type Core = typeof import('@tanstack/react-query')

/** As a browser gets it. */
const built = async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'lean-query-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanQuery()],
    build: {
      outDir,
      rolldownOptions: {
        input: join(folder, 'index.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'core.mjs' },
      },
    },
  })
  return (await import(join(outDir, 'core.mjs'))) as Core
}

test('a query imports nothing about several pages, and who observes one of several has them', async () => {
  expect(ofOnePage(whole)).not.toContain('infiniteQueryBehavior.js')
  const { QueryClient, InfiniteQueryObserver } = await built()
  const observer = new InfiniteQueryObserver(new QueryClient(), {
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => `page ${pageParam}`,
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pages.length + 1,
  })
  await observer.fetchNextPage()
  const { data } = await observer.fetchNextPage()
  expect(data?.pages).toEqual(['page 1', 'page 2'])
})

test('the build ends where a query knows of several pages by another name', () => {
  expect(() => ofOnePage(whole.replaceAll('infiniteQueryBehavior', 'pagedBehavior'))).toThrow('any more')
})
