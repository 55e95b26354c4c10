import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEvents, event, sentTwoWays } from '../../test/matches.ts'
import { type RecordedEvent, maxPairs, findDuplicateGoals } from './duplicate-goals.ts'

const ada: RecordedEvent = { ...event('goal', 60_000, { side: 'T1', player: 'ade' }), by: 'ada' }
const ben: RecordedEvent = { ...event('goal', 70_000, { side: 'T1', player: 'bola' }), by: 'ben' }
const twoGoals = event('two-goals', 90_000, { goal: ben.id, other: ada.id })

describe('possible duplicate goals', () => {
  test('are for the same side, by two scorers, within ten seconds', () => {
    expect(findDuplicateGoals([ben, ada])).toEqual([[ada.id, ben.id]])
    expect(findDuplicateGoals([ada, { ...ben, at: event('pause', 70_001).at }])).toEqual([])
    expect(findDuplicateGoals([ada, { ...ben, side: 'T2' }])).toEqual([])
    expect(findDuplicateGoals([ada, { ...ben, by: 'ada' }])).toEqual([])
  })

  test('can be a goal and an own goal', () => {
    expect(findDuplicateGoals([ada, { ...ben, type: 'own-goal', side: 'T2' }])).toEqual([[ada.id, ben.id]])
    expect(findDuplicateGoals([ada, { ...ben, type: 'own-goal' }])).toEqual([])
  })

  test('are ignored if a scorer is unknown', () => {
    expect(findDuplicateGoals([ada, { ...ben, by: null }])).toEqual([])
    expect(findDuplicateGoals([event('goal', 1000, { side: 'T1' }), ada])).toEqual([])
  })

  test('are settled by voiding one goal, and reopened by voiding the void', () => {
    const one = event('void', 80_000, { voids: ben.id })
    expect(findDuplicateGoals([ada, ben, one])).toEqual([])
    expect(findDuplicateGoals([ada, ben, one, event('void', 85_000, { voids: one.id })])).toEqual([
      [ada.id, ben.id],
    ])
  })

  test('are settled by confirming both, in either order, until the confirmation is voided', () => {
    expect(findDuplicateGoals([ada, ben, twoGoals])).toEqual([])
    expect(findDuplicateGoals([ada, ben, { ...twoGoals, goal: ada.id, other: ben.id }])).toEqual([])
    expect(
      findDuplicateGoals([ada, ben, twoGoals, event('void', 95_000, { voids: twoGoals.id })]),
    ).toHaveLength(1)
  })

  test('are listed pair by pair if three scorers recorded a goal', () => {
    const cara: RecordedEvent = { ...event('goal', 66_000, { side: 'T1' }), by: 'cara' }
    expect(findDuplicateGoals([ada, ben, cara])).toEqual([
      [ada.id, cara.id],
      [ada.id, ben.id],
      [cara.id, ben.id],
    ])
    const one = event('void', 80_000, { voids: cara.id })
    expect(findDuplicateGoals([ada, ben, cara, one])).toEqual([[ada.id, ben.id]])
  })

  const recorded = (events: readonly RecordedEvent[]) =>
    events.map((one) => ({ ...one, by: one.seq === undefined ? null : `scorer ${one.seq % 3}` }))

  test('are the same for any order and repetition of the events', () => {
    fc.assert(
      fc.property(sentTwoWays, ([one, other]) => {
        expect(findDuplicateGoals(recorded(other))).toEqual(findDuplicateGoals(recorded(one)))
      }),
    )
  })

  test('are all settled once each pair is confirmed', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const all = recorded(events)
        const asked = new Set<string>()
        for (let pairs = findDuplicateGoals(all); pairs.length; pairs = findDuplicateGoals(all))
          for (const [goal, other] of pairs) {
            expect(asked).not.toContain(goal + other)
            asked.add(goal + other)
            all.push({ ...event('two-goals', 99_000, { goal, other }), by: null })
          }
      }),
    )
  })

  test('are limited in number, even if two scorers record many goals in a second', () => {
    const many = Array.from({ length: 2000 }, (_, n): RecordedEvent => ({
      ...event('goal', 60_000 + Math.floor(n / 20), { side: 'T1' }),
      by: n % 2 ? 'ada' : 'ben',
    }))
    expect(findDuplicateGoals(many)).toHaveLength(maxPairs)
  })
})
