import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeededRandom, shuffle } from './random.ts'

const take = (seed: string, count: number) => {
  const random = createSeededRandom(seed)
  return Array.from({ length: count }, () => random())
}

test('the same seed always gives the same numbers', () => {
  expect(take('d41d8cd98f00b204', 3).map((number) => Math.floor(number * 1e6))).toEqual([
    263481, 622368, 640234,
  ])
})

test('another seed gives other numbers', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(one !== other)
      expect(take(one, 4)).not.toEqual(take(other, 4))
    }),
  )
})

test('the numbers are in [0, 1) and evenly distributed', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  const numbers = take('evenly', 20_000)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  for (const number of numbers) {
    const tenth = Math.floor(number * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(Math.min(...tenths)).toBeGreaterThan(1850)
  expect(Math.max(...tenths)).toBeLessThan(2150)
})

test('a shuffle keeps all items and does not change its input', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items]
      const order = (a: number, b: number) => a - b
      expect(shuffle(items, createSeededRandom(seed)).toSorted(order)).toEqual(items.toSorted(order))
      expect(items).toEqual(before)
    }),
  )
})

test('a shuffle returns each order about equally often', () => {
  const random = createSeededRandom('orders')
  const seen = new Map<string, number>()
  for (let n = 0; n < 6000; n++) {
    const order = shuffle(['a', 'b', 'c'], random).join('')
    seen.set(order, (seen.get(order) ?? 0) + 1)
  }
  expect(seen.size).toBe(6)
  for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150)
})
