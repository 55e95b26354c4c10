import { describe, expect, test } from 'vitest'
import { sessionEditsText } from '../../session-edits.ts'
import { toSessionEdit, requireSuccessor } from './rules.ts'

const alone = [{ playerId: 'captain', state: 'going', nickname: 'Tunde' }] as const
const settings = {
  minutesPerMatch: 8,
  playersPerTeam: 5,
  sets: 2,
  aet: false,
  penaltyShootout: true,
  visibility: 'public',
  minimum: 4,
  streakCap: 3,
  firstTo: 0,
  title: '',
  note: '',
  level: 'any',
  whoPlays: 'any',
} as const
const session = { captainId: 'captain', places: alone, ...settings } as const
const played = { minutesPerMatch: 6, playersPerTeam: 4, sets: 3, aet: true, penaltyShootout: false }
const editText = (...edit: Parameters<typeof toSessionEdit>) => sessionEditsText(toSessionEdit(...edit).edits)
const code = (expected: string) => expect.objectContaining({ code: expected })

describe('an edit', () => {
  test('says in words what it changes', () => {
    expect(editText(session, { ...played, visibility: 'link', minimum: 6, streakCap: 0 })).toBe(
      'minutes per match 8 → 6, players per team 5 → 4, teams 2 → 3, extra time on, penalty shoot-out off, ' +
        'by link only, minimum 4 → 6, wins in a row 3 → no limit',
    )
    expect(editText({ ...session, visibility: 'link' }, { visibility: 'public' })).toBe('open to everyone')
  })

  test('of nothing, or to what is there already, changes nothing', () => {
    expect(toSessionEdit(session, {}).edits).toEqual([])
    const others = [...alone, { playerId: 'other', state: 'going', nickname: 'Ada' }] as const
    expect(toSessionEdit({ ...session, places: others }, settings)).toEqual({ edits: [], after: settings })
  })

  test('says the captain’s words, who it is for and how a match ends', () => {
    const words = (asked: object, before = session) => editText(before, asked)
    expect(
      words({ title: 'Friday fives', note: 'Bring white bibs', level: 'strong', whoPlays: 'mixed' }),
    ).toBe('title “Friday fives”, note “Bring white bibs”, level strong, mixed')
    expect(words({ firstTo: 2 })).toBe('first to 2')
    expect(words({ firstTo: 0, title: '' }, { ...session, firstTo: 2, title: 'Old' } as never)).toBe(
      'no goal limit, no title',
    )
  })

  test.each([
    ['going', 'Ada'],
    ['offered', 'Ada'],
    ['going', null],
  ] as const)('leaves a place for who is %s (%s)', (state, nickname) => {
    const places = [...alone, { playerId: 'other', state, nickname }]
    expect(toSessionEdit({ ...session, places }, played).edits).not.toEqual([])
    expect(toSessionEdit({ ...session, places }, { playersPerTeam: 1 }).edits).not.toEqual([])
    expect(() => toSessionEdit({ ...session, places }, { playersPerTeam: 1, sets: 1 })).toThrow(
      code('relied-on'),
    )
  })

  test.each(['left', 'late-left', 'removed', 'waitlisted'] as const)(
    'has no place to leave for who is %s',
    (state) => {
      const places = [...alone, { playerId: 'other', state, nickname: 'Ada' }]
      expect(toSessionEdit({ ...session, places }, { playersPerTeam: 1, sets: 1 }).edits).not.toEqual([])
    },
  )

  test('leaves the sides as they are once an opponent has brought one', () => {
    const sided = { ...session, opponentId: 'opponent' }
    for (const size of [{ playersPerTeam: 6 }, { sets: 3 }])
      expect(() => toSessionEdit(sided, size)).toThrow(code('relied-on'))
    expect(editText(sided, { note: 'Bring bibs' })).toBe('note “Bring bibs”')
  })

  test('asks for no fewer than the usual minimum and no more than there is room for', () => {
    const minimum = (asked: number, more = {}) =>
      toSessionEdit({ ...session, ...more }, { minimum: asked }).after
    for (const asked of [4, 10]) expect(minimum(asked)).toMatchObject({ minimum: asked })
    for (const asked of [1, 3, 11])
      expect(() => minimum(asked)).toThrow(
        expect.objectContaining({
          code: 'bad-input',
          facts: expect.objectContaining({ error: 'Must be 4 to 10' }),
        }),
      )
    expect(() => minimum(2, { playersPerTeam: 3, sets: 1, minimum: 3 })).toThrow(
      expect.objectContaining({ facts: expect.objectContaining({ fields: { minimum: 'Must be 3' } }) }),
    )
    expect(minimum(3, { playersPerTeam: 3, sets: 1 })).toMatchObject({ minimum: 3 })
  })

  test('of the size takes the minimum with it where it no longer fits', () => {
    const minimumWith = (before: number, size: object) =>
      toSessionEdit({ ...session, minimum: before }, size).after.minimum
    expect(minimumWith(8, { playersPerTeam: 3 })).toBe(6)
    expect(minimumWith(4, { playersPerTeam: 1 })).toBe(2)
    expect(minimumWith(2, { playersPerTeam: 5 })).toBe(4)
    expect(minimumWith(8, { sets: 3 })).toBe(8)
  })
})

describe('a successor', () => {
  const places = [
    ...alone,
    { playerId: 'ada', state: 'going', nickname: 'Ada' },
    { playerId: 'there', state: 'checked-in', nickname: 'Bola' },
    { playerId: 'guest', state: 'going', nickname: null },
    { playerId: 'waits', state: 'waitlisted', nickname: 'Chidi' },
    { playerId: 'gone', state: 'left', nickname: 'Dayo' },
  ] as const
  test.each([
    ['ada', null],
    ['there', null],
    ['guest', 'guest-cannot-lead'],
    ['waits', 'not-in'],
    ['gone', 'not-in'],
    ['stranger', 'not-in'],
  ])('%s is refused: %s', (playerId, refusal) => {
    const tried = () => requireSuccessor({ captainId: 'captain', places }, playerId)
    if (refusal) expect(tried).toThrow(code(refusal))
    else expect(tried).not.toThrow()
  })

  test('is not of the side that an opponent brought', () => {
    const sides = [
      { playerId: 'ours', state: 'going', nickname: 'Ada', set: 1 },
      { playerId: 'theirs', state: 'going', nickname: 'Bola', set: 2 },
    ] as const
    const hand = (opponentId: string | null, to: string) => () =>
      requireSuccessor({ captainId: 'captain', opponentId, places: sides }, to)
    expect(hand('opponent', 'theirs')).toThrow(code('not-in'))
    expect(hand('opponent', 'ours')).not.toThrow()
    expect(hand(null, 'theirs')).not.toThrow()
  })
})
