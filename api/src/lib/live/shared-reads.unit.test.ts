import { expect, test } from 'vitest'
import { createSharedReads } from './shared-reads.ts'

test('of very many who ask at once one thing is read twice, and nobody gets what was read before they asked', async () => {
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

test('a reading that fails is told to those who asked for it, and the next is made', async () => {
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
