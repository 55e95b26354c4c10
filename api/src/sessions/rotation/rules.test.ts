import { describe, expect, test } from 'vitest'
import { type SetMatch, proposeNextMatch } from './rules.ts'

const level = { T1: 1, T2: 1 }
const match = (traits: Partial<SetMatch> = {}): SetMatch => ({
  state: 'finished',
  played: true,
  one: 1,
  two: 2,
  score: { T1: 2, T2: 1 },
  ...traits,
})
const session = (matches: SetMatch[], traits = {}) => ({
  state: 'started',
  sets: 3,
  streakCap: 3,
  matches,
  ...traits,
})

describe('the proposal', () => {
  test.each([
    [match(), { one: 1, two: 3, why: 'winner-stays' }],
    [match({ score: { T1: 0, T2: 4 } }), { one: 2, two: 3, why: 'winner-stays' }],
    [match({ score: level }), { one: 1, two: 3, why: 'second-goes-off' }],
    [match({ score: level, shootOut: { T1: 3, T2: 4 } }), { one: 2, two: 3, why: 'winner-stays' }],
    [match({ shootOut: { T1: 3, T2: 4 } }), { one: 1, two: 3, why: 'winner-stays' }],
    [match({ state: 'abandoned', played: false }), { one: 1, two: 2, why: 'first-match' }],
    [match({ played: false }), { one: 1, two: 2, why: 'first-match' }],
    [match({ state: 'walkover', played: false }), { one: 1, two: 2, why: 'first-match' }],
  ])('after %j is %j', (played, next) => {
    expect(proposeNextMatch(session([played]))).toEqual(next)
  })

  test('respects the session’s streak cap, where 0 means no cap', () => {
    expect(proposeNextMatch(session([match()], { streakCap: 1 }))).toEqual({
      one: 3,
      two: 2,
      why: 'streak-cap',
    })
    const wins = [match(), match({ two: 3 }), match()]
    expect(proposeNextMatch(session(wins))).toMatchObject({ why: 'streak-cap' })
    expect(proposeNextMatch(session(wins, { streakCap: 0 }))).toEqual({ one: 1, two: 3, why: 'winner-stays' })
  })

  test.each(['scheduled', 'playing', 'paused', 'extra-time', 'shoot-out'])(
    'is there no longer while a match is %s',
    (state) => expect(proposeNextMatch(session([match(), match({ state, played: false })]))).toBeNull(),
  )

  test.each(['open', 'confirmed', 'finished', 'cancelled', 'abandoned'])(
    'is not there while the session is %s',
    (state) => expect(proposeNextMatch(session([], { state }))).toBeNull(),
  )

  test('is null if one set waits for an opponent', () => {
    expect(proposeNextMatch(session([], { sets: 1 }))).toBeNull()
  })
})
