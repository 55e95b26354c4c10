import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { event } from '../../test/matches.ts'
import type { MatchEvent, Side } from './event.ts'
import { toShootOut } from './shoot-out.ts'

const otherSide: Record<Side, Side> = { T1: 'T2', T2: 'T1' }

/** Creates alternating kicks from a text: 'x' for scored, '.' for missed. */
function kicks(hits: string, first: Side = 'T1'): MatchEvent[] {
  return [...hits].map((hit, n) =>
    event('shoot-out-kick', n * 1000, { side: n % 2 ? otherSide[first] : first, scored: hit === 'x' }),
  )
}

const agreed = (kicksEach: number, side?: Side) =>
  event('kick-off', 0, { period: 'shoot-out', kicksEach, side })

describe('a shoot-out', () => {
  test.each([
    ['', { T1: 0, T2: 0, next: null, decided: false, winner: null }],
    ['x', { T1: 1, T2: 0, next: 'T2', decided: false, winner: null }],
    ['x.', { T1: 1, T2: 0, next: 'T1', decided: false, winner: null }],
    ['x.x.x', { T1: 3, T2: 0, next: 'T2', decided: false, winner: null }],
    ['x.x.x.', { T1: 3, T2: 0, next: null, decided: true, winner: 'T1' }],
    ['.x.x.x', { T1: 0, T2: 3, next: null, decided: true, winner: 'T2' }],
    ['xxxxxxxxx', { T1: 5, T2: 4, next: 'T2', decided: false, winner: null }],
    ['xxxxxxxxx.', { T1: 5, T2: 4, next: null, decided: true, winner: 'T1' }],
    ['xxxxxxxxxx', { T1: 5, T2: 5, next: 'T1', decided: false, winner: null }],
    ['xxxxxxxxxx.', { T1: 5, T2: 5, next: 'T2', decided: false, winner: null }],
    ['xxxxxxxxxx.x', { T1: 5, T2: 6, next: null, decided: true, winner: 'T2' }],
    ['xxxxxxxxxx..x.', { T1: 6, T2: 5, next: null, decided: true, winner: 'T1' }],
  ])('after the kicks %j has the result %j', (hits, standing) => {
    expect(toShootOut(kicks(hits))).toEqual({ ...standing, kicksEach: 5 })
  })

  test('can have fewer kicks', () => {
    expect(toShootOut([agreed(1), ...kicks('x.')])).toMatchObject({ kicksEach: 1, winner: 'T1' })
    expect(toShootOut([agreed(1), ...kicks('xx')])).toMatchObject({ decided: false, next: 'T1' })
  })

  test('is started by the side of its kick-off event, unless this event is voided', () => {
    const start = agreed(3, 'T2')
    expect(toShootOut([start])).toMatchObject({ next: 'T2', kicksEach: 3 })
    expect(toShootOut([start, ...kicks('x', 'T2')]).next).toBe('T1')
    const undo = event('void', 5000, { voids: start.id })
    expect(toShootOut([start, undo])).toMatchObject({ next: null, kicksEach: 5 })
  })

  test('ignores kick-offs of other periods and other events of its own', () => {
    const start = event('kick-off', 0, { period: 'first', side: 'T2', kicksEach: 1 })
    const other = event('pause', 1000, { period: 'shoot-out', side: 'T2', kicksEach: 1 })
    expect(toShootOut([start])).toMatchObject({ next: null, kicksEach: 5 })
    expect(toShootOut([agreed(3, 'T1'), other])).toMatchObject({ next: 'T1', kicksEach: 3 })
  })

  test('can be started by either side', () => {
    expect(toShootOut(kicks('xx', 'T2')).next).toBe('T2')
  })

  test('a voided kick is taken again', () => {
    const [first, second] = kicks('x.')
    if (!first || !second) throw new Error('two kicks were made')
    const undo = event('void', 5000, { voids: second.id })
    expect(toShootOut([undo, second, first])).toMatchObject({ T2: 0, next: 'T2' })
  })

  const anyKicks = fc.tuple(
    fc.array(fc.boolean(), { maxLength: 40 }).map((hits) => hits.map((hit) => (hit ? 'x' : '.')).join('')),
    fc.constantFrom<Side>('T1', 'T2'),
    fc.integer({ min: 1, max: 6 }),
  )

  test('ends with the deciding kick, and no earlier or later', () => {
    fc.assert(
      fc.property(anyKicks, ([hits, first, each]) => {
        const all = kicks(hits, first)
        const decidedAfter = all.findIndex(
          (_, n) => toShootOut([agreed(each), ...all.slice(0, n + 1)]).decided,
        )
        const end = toShootOut([agreed(each), ...all])
        expect(end.decided).toBe(decidedAfter >= 0)
        if (!end.decided) return
        expect(end).toEqual(toShootOut([agreed(each), ...all.slice(0, decidedAfter + 1)]))
        expect(end[end.winner ?? 'T1']).toBeGreaterThan(end[otherSide[end.winner ?? 'T1']])
        const open = all.slice(0, decidedAfter)
        expect(turned(open, end.winner, each)).toBe(true)
      }),
    )
  })

  function turned(open: MatchEvent[], winner: Side | null, each: number): boolean {
    const kicked = { T1: 0, T2: 0 }
    for (const { side } of open) if (side) kicked[side]++
    const { T1, T2 } = toShootOut([agreed(each), ...open])
    const total = Math.max(each, Math.ceil((open.length + 1) / 2))
    const best = winner === 'T1' ? [T2 + total - kicked.T2, T1] : [T1 + total - kicked.T1, T2]
    return (best[0] ?? 0) >= (best[1] ?? 0)
  }

  test('is the same for any order and repetition of the kicks', () => {
    fc.assert(
      fc.property(
        anyKicks.chain(([hits, first]) => {
          const all = kicks(hits, first)
          const twice = [...all, ...all]
          return fc.tuple(fc.constant(all), fc.shuffledSubarray(twice, { minLength: twice.length }))
        }),
        ([all, other]) => {
          expect(toShootOut(other)).toEqual(toShootOut(all))
        },
      ),
    )
  })
})
