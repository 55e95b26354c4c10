import { describe, expect, test } from 'vitest'
import { requireSides, seatEveryone } from './rules.ts'

const player = (playerId: string, set: number | null = null) => ({ playerId, set })

describe('seating', () => {
  test('leaves who was drawn where they are and fills the smallest set first', () => {
    const players = [player('a', 2), player('b'), player('c', 2), player('d'), player('e'), player('f', 3)]
    expect(seatEveryone(players, 3).map(({ set }) => set)).toEqual([2, 1, 2, 1, 3, 3])
  })
  test('needs no set but the one there is', () => {
    expect(seatEveryone([player('a'), player('b')], 1).map(({ set }) => set)).toEqual([1, 1])
  })
})

describe('sides', () => {
  const seats = (...sets: number[]) => sets.map((set, n) => ({ playerId: `p${n}`, set }))
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
