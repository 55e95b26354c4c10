import { expect, test } from 'vitest'
import { createSharedReads } from './shared-reads.ts'

test('reads twice for many concurrent callers, and never returns a read older than the call', async () => {
  let version = 0
  let reads = 0
  const read = createSharedReads(async (thing: string) => {
    reads++
    const seen = version
    await new Promise(setImmediate)
    return `${thing} ${seen}`
  })
  const first = read('monday')
  version = 1
  const crowd = Array.from({ length: 500 }, () => read('monday'))
  expect(await first).toBe('monday 0')
  for (const one of crowd) expect(await one).toBe('monday 1')
  expect(reads).toBe(2)
  version = 2
  expect(await read('monday')).toBe('monday 2')
  expect(await Promise.all([read('monday'), read('tuesday')])).toEqual(['monday 2', 'tuesday 2'])
})

test('rejects the callers of a failed read, and then reads again', async () => {
  let isBroken = true
  const read = createSharedReads<string, string>(async () => {
    if (isBroken) throw new Error('no database')
    return 'there'
  })
  const both = await Promise.allSettled([read('it'), read('it')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await read('it')).toBe('there')
})
