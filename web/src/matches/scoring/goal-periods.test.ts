import { describe, expect, test } from 'vitest'
import { listGoalPeriods } from './goal-periods.ts'

const rules = { periods: 2, minutesPerPeriod: 45, aet: true, penaltyShootout: true }
const first = { period: 'first', first: 1, regularLast: 45, last: 60 }
const second = { period: 'second', first: 46, regularLast: 90, last: 105 }

describe('a missing goal', () => {
  test('can be scored in either half and in its added time', () => {
    expect(listGoalPeriods(rules, { claimedAheadMs: {} })).toEqual([first, second])
  })

  test('can be scored in each period of extra time that was played', () => {
    expect(
      listGoalPeriods(rules, { claimedAheadMs: { second: 0, 'extra-first': 0, 'shoot-out': 0 } }),
    ).toEqual([first, second, { period: 'extra-first', first: 91, regularLast: 105, last: 120 }])
  })

  test('has only one period to choose in a match of one period', () => {
    const one = { ...rules, periods: 1, minutesPerPeriod: 8 }
    expect(listGoalPeriods(one, { claimedAheadMs: {} })).toEqual([
      { period: 'first', first: 1, regularLast: 8, last: 23 },
    ])
  })
})
