import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEvents, event, sentTwoWays } from '../../test/matches.ts'
import type { MatchEvent } from './event.ts'
import { toMatchProgress } from './match-progress.ts'
import { toEventMinutes } from './minutes.ts'
import { countByPlayer, countScore, listScorers } from './score.ts'

const first = event('goal', 61_000, { side: 'T1', player: 'ade', period: 'first' })
const assist = event('assist', 61_000, { side: 'T1', player: 'bola', goal: first.id })
const second = event('goal', 500_000, { side: 'T1', player: 'ade', period: 'first' })
const own = event('own-goal', 130_000, { side: 'T1', player: 'chidi', period: 'first' })
const extra = event('goal', 610_000, { side: 'T2', player: 'dayo', period: 'extra-first' })
const kick = event('shoot-out-kick', 700_000, { side: 'T2', player: 'dayo', scored: true })
const rules = { periods: 1, minutesPerPeriod: 8, aet: true, penaltyShootout: true }
const scorersOf = (events: readonly MatchEvent[]) =>
  listScorers(events, toEventMinutes(toMatchProgress(events, rules), rules))

const all = [kick, second, own, extra, assist, first]

describe('the score', () => {
  test("counts goals and the opponents' own goals, with extra time but without the shoot-out", () => {
    expect(countScore(all)).toEqual({ T1: 2, T2: 2 })
  })

  test('decreases if a goal is voided, together with the assist', () => {
    const undo = event('void', 62_000, { voids: first.id })
    expect(countScore([...all, undo])).toEqual({ T1: 1, T2: 2 })
    expect(countByPlayer([...all, undo]).get('bola')).toBeUndefined()
  })

  test('is the same for any order and repetition of the same events', () => {
    fc.assert(
      fc.property(sentTwoWays, ([one, other]) => {
        expect(countScore(other)).toEqual(countScore(one))
        expect(countByPlayer(other)).toEqual(countByPlayer(one))
        expect(scorersOf(other)).toEqual(scorersOf(one))
      }),
    )
  })

  test('a void restores the previous score', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const goal = event('goal', 5_000, { side: 'T2', player: 'ade' })
        const assist = event('assist', 5_000, { side: 'T2', player: 'bola', goal: goal.id })
        const undo = event('void', 6_000, { voids: goal.id })
        expect(countScore([undo, assist, ...events, goal])).toEqual(countScore(events))
        expect(countByPlayer([undo, assist, ...events, goal])).toEqual(countByPlayer(events))
        const again = event('void', 7_000, { voids: undo.id })
        const back = countScore([again, undo, ...events, goal])
        expect(back).toEqual({ T1: countScore(events).T1, T2: countScore(events).T2 + 1 })
      }),
    )
  })
})

test('a player’s tally has goals and assists, but no own goals or shoot-out kicks', () => {
  expect(Object.fromEntries(countByPlayer(all))).toEqual({
    ade: { goals: 2, assists: 0 },
    bola: { goals: 0, assists: 1 },
    dayo: { goals: 1, assists: 0 },
  })
})

test('scorers are listed with the side that their goals count for, in clock order', () => {
  const unknown = event('goal', 20_000, { side: 'T2' })
  expect(scorersOf([...all, unknown])).toEqual({
    T1: [{ player: 'ade', ownGoal: false, minutes: ['2', '8+1'] }],
    T2: [
      { player: null, ownGoal: false, minutes: ['1'] },
      { player: 'chidi', ownGoal: true, minutes: ['3'] },
      { player: 'dayo', ownGoal: false, minutes: ['11'] },
    ],
  })
})

test('scorers are in clock order, even if a phone has another time', () => {
  const before = event('goal', 10_000, { side: 'T1', player: 'bola', at: event('pause', 99_000).at })
  expect(scorersOf([first, before]).T1.map(({ player }) => player)).toEqual(['bola', 'ade'])
})

test('a goal and an own goal without a player are two scorers of one side', () => {
  const unknown = event('goal', 20_000, { side: 'T1' })
  const ownGoal = event('own-goal', 30_000, { side: 'T2' })
  expect(scorersOf([unknown, ownGoal]).T1).toEqual([
    { player: null, ownGoal: false, minutes: ['1'] },
    { player: null, ownGoal: true, minutes: ['1'] },
  ])
})
