import { expect, test } from 'vitest'
import { forEachBatch } from './for-each-batch.ts'

const all = Array.from({ length: 23 }, (_, n) => String(n).padStart(2, '0'))
const list = async (after: string | null) => all.filter((id) => after === null || id > after).slice(0, 5)

test('processes everything once, at most two batches at a time', async () => {
  const done: string[] = []
  const max: number[] = []
  let now = 0
  await forEachBatch(list, async (ids) => {
    max.push(++now)
    await new Promise((resolve) => setImmediate(resolve))
    done.push(...ids)
    now--
  })
  expect(done.toSorted()).toEqual(all)
  expect(Math.max(...max)).toBe(2)
})

test('rejects on failure, and starts no further batch', async () => {
  let begun = 0
  const failing = forEachBatch(list, async () => {
    begun++
    await Promise.reject(new Error('no database'))
  })
  await expect(failing).rejects.toThrow('no database')
  expect(begun).toBeLessThanOrEqual(2)
})
