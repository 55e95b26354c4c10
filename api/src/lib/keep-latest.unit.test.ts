import { expect, test } from 'vitest'
import { keepLatest } from './keep-latest.ts'

/** Counts how often each key was made. */
const counting = (most: number) => {
  const keep = keepLatest<string>(most)
  const made: string[] = []
  const ask = (key: string) => keep(key, async () => `${key} ${made.push(key)}`)
  return { made, ask }
}

test('who asks while it is being made, or after it, gets the same', async () => {
  const { made, ask } = counting(2)
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(await ask('a')).toBe('a 1')
  expect(made).toEqual(['a', 'b'])
})

test('the latest asked for are kept, also those made long ago', async () => {
  const { made, ask } = counting(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('what failed is tried again', async () => {
  const keep = keepLatest<string>(2)
  const fail = () => Promise.reject(new Error('no'))
  await expect(Promise.all([keep('a', fail), keep('a', fail)])).rejects.toThrow('no')
  expect(await keep('a', async () => 'yes')).toBe('yes')
})
