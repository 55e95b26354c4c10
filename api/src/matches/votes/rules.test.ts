import { describe, expect, test } from 'vitest'
import { toPlayerOfTheMatch } from '../player-of-the-match.ts'
import { requireValidVote } from './rules.ts'

const fullTime = new Date('2025-11-20T20:00:00Z')
const later = (hours: number, milliseconds = 0) =>
  new Date(fullTime.getTime() + hours * 60 * 60_000 + milliseconds)
const match = { state: 'finished', full_time_at: fullTime, awarded_at: null, plays: true }
const vote = { voter: 'me', player: 'you' }
const code = (expected: string) => expect.objectContaining({ code: expected })

describe('the vote', () => {
  test('is open for a day', () => {
    expect(() => requireValidVote(match, vote, ['me', 'you'], later(24, -1))).not.toThrow()
    expect(() => requireValidVote(match, vote, ['me', 'you'], later(24))).toThrow(code('vote-not-open'))
  })

  test.each([{ state: 'playing' }, { state: 'abandoned' }, { full_time_at: null }, { awarded_at: later(1) }])(
    'is not where %j',
    (change) => {
      expect(() => requireValidVote({ ...match, ...change }, vote, ['you'], later(2))).toThrow(
        code('vote-not-open'),
      )
    },
  )

  test('is for somebody else who played', () => {
    expect(() => requireValidVote(match, { ...vote, player: 'me' }, ['me'], later(1))).toThrow(
      code('not-oneself'),
    )
    expect(() => requireValidVote(match, vote, ['me'], later(1))).toThrow(code('not-in-match'))
  })

  test('keeps what others chose to itself until it is counted', () => {
    const counted = { myVote: 'you', awards: [{ player: 'you', votes: 3 }] }
    const closesAt = later(24).toISOString()
    expect(toPlayerOfTheMatch(match, counted, later(1))).toEqual({
      playerOfTheMatch: { closesAt, mayVote: true, mine: 'you' },
    })
    expect(toPlayerOfTheMatch({ ...match, plays: false }, { ...counted, myVote: null }, later(1))).toEqual({
      playerOfTheMatch: { closesAt, mayVote: false },
    })
    expect(toPlayerOfTheMatch({ ...match, awarded_at: later(24) }, counted, later(25))).toEqual({
      playerOfTheMatch: { closesAt, mayVote: false, mine: 'you', winners: counted.awards },
    })
    expect(toPlayerOfTheMatch({ ...match, state: 'playing' }, counted, later(1))).toEqual({})
  })
})
