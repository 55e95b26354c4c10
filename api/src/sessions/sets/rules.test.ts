import { describe, expect, test } from 'vitest'
import { requireSides } from './rules.ts'

describe('sides', () => {
  const seats = (...sets: number[]) => sets.map((set, n) => ({ id: `p${n}`, set }))
  test('of the first two sets have a player each', () => {
    expect(() => requireSides(seats(1, 2), 3)).not.toThrow()
    for (const missing of [seats(1, 1), seats(2, 3), seats(1, 3), []])
      expect(() => requireSides(missing, 3)).toThrow(expect.objectContaining({ code: 'not-enough-players' }))
  })
  test('one set waits for its opponent and may start', () => {
    expect(() => requireSides(seats(1), 1)).not.toThrow()
    expect(() => requireSides([], 1)).toThrow(expect.objectContaining({ code: 'not-enough-players' }))
  })
})
