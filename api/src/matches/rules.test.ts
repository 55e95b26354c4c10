import { isOver } from '@i-one/game/matches/match-state'
import { describe, expect, test } from 'vitest'
import { toInputError } from '../lib/http/api-error.ts'
import { readLastEventId } from '../lib/live/event-stream.ts'
import {
  maySee,
  mayScore,
  requirePermission,
  requireNextMatch,
  parsePair,
  requireScheduleRange,
  requireVisible,
} from './rules.ts'

const nobody = {
  visibility: 'link',
  is_captain: false,
  is_team_captain: false,
  is_organizer: false,
  is_scorer: false,
  has_place: false,
  plays: false,
}
const user = { id: 'me', isAdmin: false }
const admin = { id: 'staff', isAdmin: true }

describe('a match', () => {
  test.each([
    [{ ...nobody, visibility: 'public' }, null, true, false],
    [{ ...nobody, visibility: null }, null, true, false],
    [nobody, null, false, false],
    [nobody, user, false, false],
    [nobody, admin, true, true],
    [{ ...nobody, is_captain: true }, user, true, true],
    [{ ...nobody, is_team_captain: true }, user, true, true],
    [{ ...nobody, is_scorer: true }, user, true, true],
    [{ ...nobody, is_organizer: true }, user, true, false],
    [{ ...nobody, has_place: true }, user, true, false],
  ])('%j is seen and scored by %j: %j, %j', (part, asker, seen, scored) => {
    expect(maySee(part, asker)).toBe(seen)
    if (asker) expect(mayScore(part, asker)).toBe(scored)
  })

  test('is nothing to whoever may not see it, and not theirs who may only see it', () => {
    const notFound = expect.objectContaining({ code: 'not-found' })
    const player = { ...nobody, has_place: true, plays: true }
    expect(() => requireVisible(undefined, user)).toThrow(notFound)
    expect(() => requireVisible(nobody, user)).toThrow(notFound)
    expect(requireVisible(player, user)).toBe(player)
    expect(() => requirePermission('recordEvents', nobody, user)).toThrow(notFound)
    expect(() => requirePermission('recordEvents', player, user)).toThrow(
      expect.objectContaining({ code: 'not-yours' }),
    )
    const scorer = { ...player, is_scorer: true }
    expect(requirePermission('recordEvents', scorer, user)).toBe(scorer)
  })

  test.each(['finished', 'abandoned', 'walkover'])('%s is over', (state) => expect(isOver(state)).toBe(true))
  test.each(['scheduled', 'playing', 'paused', 'extra-time', 'shoot-out', 'postponed'])(
    '%s is not',
    (state) => expect(isOver(state)).toBe(false),
  )
})

describe('the next match', () => {
  const session = { state: 'started', sets: 2, matches: [{ state: 'finished' }] }

  test('is of a session that is being played', () => {
    expect(() => requireNextMatch(session)).not.toThrow()
  })

  test.each([
    [{ state: 'open' }, 'session-not-started'],
    [{ state: 'confirmed' }, 'session-not-started'],
    [{ state: 'finished' }, 'session-ended'],
    [{ state: 'cancelled' }, 'session-ended'],
    [{ state: 'abandoned' }, 'session-ended'],
    [{ sets: 1 }, 'opponent-wanted'],
    [{ matches: [{ state: 'finished' }, { state: 'scheduled' }] }, 'match-unfinished'],
  ])('is not where %j: %s', (change, code) => {
    expect(() => requireNextMatch({ ...session, ...change })).toThrow(expect.objectContaining({ code }))
  })

  test('is of the sets that the captain names, if they are of the session', () => {
    expect(parsePair(session, {})).toBeUndefined()
    expect(parsePair(session, { one: 1 })).toBeUndefined()
    expect(parsePair(session, { two: 1 })).toBeUndefined()
    expect(parsePair(session, { one: 2, two: 1 })).toEqual({ one: 2, two: 1 })
    expect(() => parsePair(session, { one: 1, two: 3 })).toThrow(
      expect.objectContaining({ ...toInputError({ two: 'This team doesn’t exist' }) }),
    )
  })
})

test('a schedule goes forwards for at most 31 days', () => {
  const [first, last] = [new Date('2025-12-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z')]
  expect(() => requireScheduleRange(first, last)).not.toThrow()
  expect(() => requireScheduleRange(first, first)).not.toThrow()
  expect(() => requireScheduleRange(first, new Date(last.getTime() + 1))).toThrow(
    expect.objectContaining({ ...toInputError({ to: 'At most 31 days' }) }),
  )
  expect(() => requireScheduleRange(last, first)).toThrow(
    expect.objectContaining({ ...toInputError({ to: 'Must not be before the start' }) }),
  )
})

test.each([
  ['7', 7],
  ['0', 0],
  ['8', undefined],
  ['-1', undefined],
  ['1e0', undefined],
  ['', undefined],
  [undefined, undefined],
  [['3', '4'], undefined],
])('of a match that has reached 7, who says %j has seen %j', (header, seen) => {
  expect(readLastEventId(header, 7)).toBe(seen)
})
