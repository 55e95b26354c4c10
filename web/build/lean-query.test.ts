import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as query from '@tanstack/react-query'
import { type Rolldown, build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { leanQuery, ofOnePage } from './lean-query.ts'

/** What a browser gets of a page that asks for these. */
const built = async (names: string) => {
  const page = '\0page'
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) => (id === page ? `export { ${names} } from '@tanstack/react-query'` : undefined),
      },
      leanQuery(),
    ],
    build: { write: false, rolldownOptions: { input: page, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

const run = async (code: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'lean-query-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'page.mjs')
  await writeFile(file, code)
  return (await import(file)) as typeof query
}

test('how several pages are fetched comes with who observes them, and with nothing else', async () => {
  expect(await built('QueryClient, QueryObserver')).not.toContain('pageParam')
  const { QueryClient, InfiniteQueryObserver } = await run(await built('QueryClient, InfiniteQueryObserver'))
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
  expect(() => ofOnePage(`import { pagedBehavior } from './pagedBehavior.js'`)).toThrow('any more')
})
