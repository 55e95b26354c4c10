import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pairing, PlayedMatch } from './rotation.ts'
import { findNextPairing } from './rotation.ts'

function play(setCount: number, results: string, streakCap?: number): PlayedMatch[] {
  const played: PlayedMatch[] = []
  for (const result of results) {
    const next = findNextPairing(setCount, played, streakCap)
    if (!next) throw new Error('somebody plays')
    played.push({ ...next, winner: { '1': next.one, '2': next.two }[result] ?? null })
  }
  return played
}

const after = (setCount: number, results: string, streakCap?: number): string => {
  const { one, two } = findNextPairing(setCount, play(setCount, results, streakCap), streakCap) ?? {}
  return `${one}-${two}`
}

describe('the rotation', () => {
  test('has no match for one set, and always the same for two', () => {
    expect(findNextPairing(1, [])).toBeNull()
    expect(findNextPairing(0, [])).toBeNull()
    expect(findNextPairing(1, [{ one: 1, two: 2, winner: 1 }])).toBeNull()
    expect(after(2, '')).toBe('1-2')
    expect(after(2, '2222-')).toBe('1-2')
  })

  test.each([
    [3, '', '1-2'],
    [3, '1', '1-3'],
    [3, '2', '2-3'],
    [3, '11', '1-2'],
    [3, '12', '3-2'],
    [4, '1', '1-3'],
    [4, '12', '3-4'],
    [4, '122', '4-2'],
  ])(
    'of %i sets after %j goes on with %s: the winner stays, the loser goes to the back',
    (sets, results, next) => {
      expect(after(sets, results)).toBe(next)
    },
  )

  test.each([
    [3, '-', '1-3'],
    [3, '1-', '3-2'],
    [3, '1--', '2-1'],
    [4, '22-', '4-1'],
  ])(
    'of %i sets after %j goes on with %s: on a draw the set that has been on longer goes off',
    (sets, results, next) => {
      expect(after(sets, results)).toBe(next)
    },
  )

  test.each([
    [3, '111', '3-2'],
    [4, '111', '2-3'],
    [5, '111', '5-2'],
    [4, '11-', '4-2'],
    [3, '1112', '2-1'],
    [3, '-11', '1-3'],
  ])('of %i sets after %j continues with %s, with a cap of three wins', (sets, results, next) => {
    expect(after(sets, results)).toBe(next)
  })

  test('resets the wins of a set that returns', () => {
    expect(after(3, '111121')).toBe('1-3')
    expect(after(3, '1111211')).toBe('2-3')
  })

  test.each([
    [2, '', 'first-match'],
    [2, '1', 'two-sets'],
    [3, '', 'first-match'],
    [3, '1', 'winner-stays'],
    [3, '-', 'second-goes-off'],
    [3, '1-', 'longer-on-goes-off'],
    [3, '111', 'streak-cap'],
    [3, '111-', 'longer-on-goes-off'],
  ])('of %i sets after %j has the reason %s', (sets, results, why) => {
    expect(findNextPairing(sets, play(sets, results))?.why).toBe(why)
  })

  test('lets a set stay as long as it wins if there is no cap', () => {
    expect(after(3, '1'.repeat(9), Infinity)).toBe('1-3')
  })

  test('can make a set leave after a single win', () => {
    expect(after(3, '1', 1)).toBe('3-2')
  })

  test('continues after a pairing that the captain chose', () => {
    const played = [
      { one: 1, two: 2, winner: 1 },
      { one: 4, two: 3, winner: 3, decidedBy: 'shoot-out' as const },
    ]
    expect(findNextPairing(4, played)).toEqual({ one: 3, two: 1, why: 'winner-stays' })
  })

  test('knows which set has played longer even if the captain kept the loser of a capped match on', () => {
    const played = [...play(4, '111'), { one: 4, two: 2, winner: null }]
    expect(findNextPairing(4, played)).toEqual({ one: 2, two: 3, why: 'longer-on-goes-off' })
  })

  const history = fc.record({
    setCount: fc.integer({ min: 3, max: 8 }),
    results: fc.array(fc.constantFrom('1', '2', '-'), { maxLength: 40 }).map((list) => list.join('')),
    streakCap: fc.integer({ min: 1, max: 5 }),
  })
  const sides = ({ one, two }: Pick<Pairing, 'one' | 'two'>) => [one, two]

  test('makes no set wait longer than one round of all other sets', () => {
    fc.assert(
      fc.property(history, ({ setCount, results, streakCap }) => {
        const played = play(setCount, results, streakCap)
        for (let from = 0; from + setCount - 1 <= played.length; from++) {
          const seen = new Set(played.slice(from, from + setCount - 1).flatMap(sides))
          expect(seen.size).toBe(setCount)
        }
      }),
    )
  })

  test('[BOOK-7] pairs two different sets, and limits consecutive wins to the cap', () => {
    fc.assert(
      fc.property(history, ({ setCount, results, streakCap }) => {
        const played = play(setCount, results, streakCap)
        for (const { one, two } of played) {
          expect(one).not.toBe(two)
          for (const set of [one, two]) expect(set >= 1 && set <= setCount).toBe(true)
        }
        for (let from = 0; from + streakCap < played.length; from++) {
          const winners = new Set(played.slice(from, from + streakCap + 1).map(({ winner }) => winner))
          expect(winners.size > 1 || winners.has(null)).toBe(true)
        }
      }),
    )
  })
})
