import { lstat, mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLibraryLinks, getNativeFolder } from './native-files.ts'

let native: string

beforeEach(async () => {
  native = join(await mkdtemp(join(tmpdir(), 'native-')), 'native')
  await mkdir(join(native, 'lib'), { recursive: true })
  await writeFile(join(native, 'lib/libpq.so.5.18'), '')
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
  ]
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links))
})

afterEach(() => rm(join(native, '..'), { recursive: true }))

test('creates the library links, even concurrently, and leaves no other files', async () => {
  await Promise.all(Array.from({ length: 8 }, () => createLibraryLinks(native)))
  expect(await readlink(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect((await readdir(join(native, 'lib'))).toSorted()).toEqual(['libpq.so', 'libpq.so.5', 'libpq.so.5.18'])
})

test('does not write to a folder that has its links, so that the folder can be read-only', async () => {
  await createLibraryLinks(native)
  const written = async () => (await lstat(join(native, 'lib'), { bigint: true })).mtimeNs
  const before = await written()
  await createLibraryLinks(native)
  expect(await written()).toBe(before)
})

test('suggests DATABASE_URL on a platform without a built-in PostgreSQL', () => {
  expect(() => getNativeFolder('sunos', 'ia32')).toThrow(
    /no built-in PostgreSQL for sunos on ia32.*DATABASE_URL/,
  )
})
