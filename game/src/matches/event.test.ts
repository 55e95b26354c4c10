import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEvents, event, sentTwoWays } from '../../test/matches.ts'
import type { MatchEvent } from './event.ts'
import { listEffectiveEvents, findVoidedIds } from './event.ts'

const goal: MatchEvent = event('goal', 60_000, { id: 'goal', side: 'T1', player: 'ade' })
const assist: MatchEvent = event('assist', 60_000, { id: 'assist', side: 'T1', player: 'bola', goal: 'goal' })
const take = (id: string, voids: string) => event('void', 90_000, { id, voids })

const standing = (...events: MatchEvent[]) => listEffectiveEvents(events).map(({ id }) => id)

const isAbout = ({ type, goal, other }: MatchEvent, id: string) =>
  (type === 'assist' && goal === id) || (type === 'two-goals' && (goal === id || other === id))

describe('effective events', () => {
  test('an event sent twice counts once, as first stored', () => {
    const first = { ...goal, seq: 3 }
    const again = { ...goal, seq: 9, player: 'chidi' }
    expect(listEffectiveEvents([again, goal, first])).toEqual([first])
  })

  test('an event sent again with other content stays as first stored', () => {
    const first = { ...goal, seq: 3 }
    const again = { ...goal, seq: 9, player: 'abel' }
    expect(listEffectiveEvents([again, first])).toEqual([first])
    const unstored = [
      { ...goal, player: 'chidi' },
      { ...goal, player: 'abel' },
    ]
    expect(listEffectiveEvents(unstored.toReversed())).toEqual(listEffectiveEvents(unstored))
  })

  test('a void removes its event, even if the void arrives first', () => {
    expect(standing(take('v', 'goal'), goal)).toEqual([])
    expect([...findVoidedIds([take('v', 'goal')])]).toEqual(['goal'])
  })

  test('a void of a void restores the event, and a third void removes it again', () => {
    const [v, w, x] = [take('v', 'goal'), take('w', 'v'), take('x', 'w')]
    expect(standing(goal, v, w)).toEqual(['goal'])
    expect(standing(goal, v, w, x)).toEqual([])
  })

  test('an event with two voids returns only if both are voided', () => {
    const twice = [goal, take('v', 'goal'), take('w', 'goal')]
    expect(standing(...twice, take('x', 'v'))).toEqual([])
    expect(standing(...twice, take('x', 'v'), take('y', 'w'))).toEqual(['goal'])
  })

  test('a void has no effect while one of its two voids is effective', () => {
    const contested = [goal, take('v', 'goal'), take('w', 'v'), take('x', 'v'), take('y', 'w')]
    expect(standing(...contested)).toEqual(['goal'])
    expect(standing(...contested, take('z', 'x'))).toEqual([])
  })

  test('a void that is voided twice restores its event once', () => {
    const [v, w, other] = [take('v', 'goal'), take('w', 'v'), take('other', 'v')]
    expect(standing(goal, v, w, other, take('x', 'w'), take('y', 'w'))).toEqual(['goal'])
  })

  test('only a void removes an event', () => {
    const late = event('goal', 70_000, { id: 'late', voids: 'goal' })
    expect(standing(goal, late)).toEqual(['goal', 'late'])
  })

  test('a confirmation of two goals is removed with either goal', () => {
    const other = event('goal', 61_000, { id: 'other', side: 'T1' })
    const two = event('two-goals', 62_000, { id: 'two', goal: 'goal', other: 'other' })
    expect(standing(goal, other, two)).toEqual(['goal', 'other', 'two'])
    expect(standing(goal, other, two, take('v', 'goal'))).toEqual(['other'])
    expect(standing(goal, other, two, take('v', 'other'))).toEqual(['goal'])
  })

  test('an assist that refers to another assist is removed only by its own void', () => {
    const odd = event('assist', 60_000, { id: 'odd', goal: 'assist' })
    const undo = take('v', 'goal')
    expect(standing(goal, assist, odd, undo)).toEqual(['odd'])
    expect(standing(odd, assist, goal, undo)).toEqual(['odd'])
  })

  test('voiding a goal voids the assist that names it, and gives it back with the goal', () => {
    expect(standing(goal, assist, take('v', 'goal'))).toEqual([])
    expect(standing(goal, assist, take('v', 'goal'), take('w', 'v')).toSorted()).toEqual(['assist', 'goal'])
    expect(standing(goal, assist, take('v', 'assist'))).toEqual(['goal'])
  })

  test('of two assists of one goal, only the first stored assist counts until it is voided', () => {
    const one = { ...assist, id: 'one', seq: 2, at: event('pause', 60_009).at }
    const two = { ...assist, id: 'two', seq: 3, player: 'musa' }
    expect(standing(goal, two, one).toSorted()).toEqual(['goal', 'one'])
    expect(standing(goal, one, two, take('v', 'one')).toSorted()).toEqual(['goal', 'two'])
  })

  test('voids of themselves or in a cycle have no effect', () => {
    expect(standing(goal, take('v', 'v'))).toEqual(['goal'])
    expect(standing(goal, take('v', 'w'), take('w', 'v'))).toEqual(['goal'])
  })

  test('a chain of ten thousand voids is resolved', () => {
    const chain = Array.from({ length: 10_000 }, (_, n) => take(`v${n}`, n === 0 ? 'goal' : `v${n - 1}`))
    expect(standing(goal, ...chain)).toEqual(['goal'])
    expect(standing(goal, ...chain, take('last', 'v9999'))).toEqual([])
  })

  test.each<[string, MatchEvent, MatchEvent]>([
    [
      'the earlier instant',
      { ...goal, clockMs: 90_000 },
      { ...assist, clockMs: 0, at: event('pause', 60_001).at },
    ],
    ['the lower clock', goal, { ...assist, id: 'a', clockMs: 60_001, at: goal.at }],
    [
      'added time',
      { ...goal, period: 'first', clockMs: 754_000 },
      { ...goal, id: 'a', period: 'second', clockMs: 600_000, at: goal.at },
    ],
    ['the earlier period', { ...goal, period: 'first' }, { ...assist, id: 'a', period: 'extra-first' }],
    ['no period', goal, { ...assist, id: 'a', period: 'first' }],
    ['a kick-off', event('kick-off', 60_000, { id: 'z' }), event('resume', 60_000, { id: 'a' })],
    ['a resumption', event('resume', 60_000, { id: 'z' }), { ...goal, id: 'a' }],
    ['what happens in play', goal, event('pause', 60_000, { id: 'a' })],
    ['a pause', event('pause', 60_000, { id: 'z' }), event('period-end', 60_000, { id: 'a' })],
    [
      'the end of a period',
      event('period-end', 60_000, { id: 'z' }),
      event('full-time', 60_000, { id: 'a' }),
    ],
    ['the lower id', assist, goal],
  ])('of two events, %s comes first in any arrival order', (_, first, second) => {
    expect(listEffectiveEvents([first, second])).toEqual([first, second])
    expect(listEffectiveEvents([second, first])).toEqual([first, second])
  })

  test('order and repetition of the same events make no difference', () => {
    fc.assert(
      fc.property(sentTwoWays, ([one, other]) => {
        expect(listEffectiveEvents(other)).toEqual(listEffectiveEvents(one))
        expect(findVoidedIds(other)).toEqual(findVoidedIds(one))
      }),
    )
  })

  test('a voided event and its dependents have no effect at all', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(), (events, nth) => {
        const gone = events[nth % (events.length || 1)]
        if (gone === undefined) return
        const without = events.filter(({ id }) => id !== gone.id)
        const unmentioned = listEffectiveEvents(without).filter((event) => !isAbout(event, gone.id))
        expect(listEffectiveEvents([...events, take('fresh', gone.id)])).toEqual(unmentioned)
      }),
    )
  })

  test('a void of a void restores the previous state', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(24), (events, n) => {
        const undone = [...events, take('fresh', `e${n}`), take('fresher', 'fresh')]
        expect(listEffectiveEvents(undone)).toEqual(listEffectiveEvents(events))
      }),
    )
  })
})
