import type { SessionState } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import {
  type SessionAction,
  isAutomaticallyAuthorized,
  getCancelReason,
  getCapacity,
  listCapacityGroups,
  isOver,
  isUnanswered,
  isUnfilled,
  isFinishDue,
  getLeader,
  canTransition,
  maySee,
  requireAwaiting,
  requireFinishable,
  requirePermission,
  requireNotRemoved,
  requireNotStarted,
  requireStartable,
  requireStarted,
  findNextState,
} from './rules.ts'

const at = (time: string) => new Date(`2025-11-20T${time}:00.000Z`)
const states: SessionState[] = ['open', 'confirmed', 'started', 'finished', 'cancelled', 'abandoned']

describe('session states', () => {
  const allowed = [
    'open → confirmed',
    'open → started',
    'open → cancelled',
    'confirmed → open',
    'confirmed → started',
    'confirmed → finished',
    'confirmed → cancelled',
    'started → finished',
    'started → abandoned',
  ]
  test('[BOOK-5] allow only the listed transitions', () => {
    const ways = states.flatMap((from) => states.map((to) => [from, to] as const))
    const gone = ways.filter(([from, to]) => canTransition(from, to)).map((way) => way.join(' → '))
    expect(gone.toSorted()).toEqual(allowed.toSorted())
  })
})

describe('who may see and change a session', () => {
  const session = {
    captainId: 'captain',
    teamCaptains: ['team'],
    ownerId: 'organizer',
    staff: {},
    visibility: 'link',
    places: [
      { playerId: 'captain', state: 'going' },
      { playerId: 'player', state: 'going' },
      { playerId: 'gone', state: 'left' },
      { playerId: 'removed', state: 'removed' },
    ],
  }
  const as = (id: string) => ({ id, isAdmin: id === 'admin' })
  const people = ['captain', 'organizer', 'admin', 'team', 'player', 'gone', 'removed', 'stranger']
  const seers = (visibility: string) => people.filter((id) => maySee({ ...session, visibility }, as(id)))

  test('a link-only session is visible to its participants, a public session to everyone', () => {
    expect(seers('link')).toEqual(['captain', 'organizer', 'admin', 'team', 'player', 'gone'])
    expect(seers('public')).toEqual(people)
  })

  test('the link shows a session to everyone except removed players', () => {
    const look = (id: string | null, visibility: string) => () =>
      requireNotRemoved({ ...session, visibility }, id === null ? null : as(id))
    for (const id of [...people, null]) {
      if (id === 'removed')
        expect(look(id, 'link')).toThrow(expect.objectContaining({ code: 'removed-from-session' }))
      else expect(look(id, 'link')).not.toThrow()
      expect(look(id, 'public')).not.toThrow()
    }
  })

  const rights: [SessionAction, string[]][] = [
    ['editSession', ['captain', 'admin']],
    ['cancelSession', ['captain', 'organizer', 'admin']],
    ['authorizeSession', ['organizer', 'admin']],
    ['createMatch', ['captain', 'admin', 'team']],
    ['leaveSession', ['captain', 'organizer', 'admin', 'team', 'player', 'gone']],
  ]
  for (const [action, able] of rights)
    test(`[API-2] ${able.join(', ')} may ${action}; who sees it only is told so, others see nothing`, () => {
      for (const id of people) {
        const tried = () => requirePermission(action, session, as(id))
        if (able.includes(id)) expect(tried).not.toThrow()
        else
          expect(tried).toThrow(
            expect.objectContaining({ code: seers('link').includes(id) ? 'not-yours' : 'not-found' }),
          )
      }
    })

  test('a captain who owns the pitch cancels as captain, other users on behalf of the pitch', () => {
    expect(getCancelReason({ ...session, ownerId: 'captain', staff: {} }, as('captain'))).toBe('captain')
    expect(getCancelReason(session, as('organizer'))).toBe('pitch')
    expect(getCancelReason(session, as('admin'))).toBe('pitch')
  })
})

test('the capacity is the players per team times the sets', () => {
  expect(getCapacity({ playersPerTeam: 5, sets: 3 })).toBe(15)
  expect(getCapacity({ playersPerTeam: 5, sets: 1 })).toBe(5)
})

test('an opponent’s side has places and a leader of its own', () => {
  const [one, two, none] = [{ set: 1 }, { set: 2 }, { set: null }]
  const places = [one, one, two, none]
  const mixed = { captainId: 'captain', opponentId: null, playersPerTeam: 5, sets: 2, places }
  expect(listCapacityGroups(mixed)).toMatchObject([{ capacity: 10, places }])
  expect(getLeader(mixed, 2)).toBe('captain')
  const sided = { ...mixed, opponentId: 'opponent' }
  expect(listCapacityGroups(sided)).toMatchObject([
    { capacity: 5, places: [one, one] },
    { capacity: 5, places: [two] },
  ])
  expect([1, 2, null].map((set) => getLeader(sided, set))).toEqual(['captain', 'opponent', 'captain'])
})

test('a booking is authorized automatically by setting, without an owner, or by the owner', () => {
  expect(isAutomaticallyAuthorized({ autoAuthorize: true, ownerId: 'o' }, 'me')).toBe(true)
  expect(isAutomaticallyAuthorized({ autoAuthorize: false, ownerId: null }, 'me')).toBe(true)
  expect(isAutomaticallyAuthorized({ autoAuthorize: false, ownerId: 'me' }, 'me')).toBe(true)
  expect(isAutomaticallyAuthorized({ autoAuthorize: false, ownerId: 'o' }, 'me')).toBe(false)
})

describe('the number of people', () => {
  const fillBy = at('18:00')
  test.each([
    ['open', 3, '17:00', undefined],
    ['open', 4, '17:00', 'confirmed'],
    ['confirmed', 4, '17:00', undefined],
    ['confirmed', 3, '17:59', 'open'],
    ['confirmed', 3, '18:00', undefined],
    ['started', 1, '17:00', undefined],
    ['cancelled', 9, '17:00', undefined],
  ] as const)('%s with %i of 4 at %s moves to %s', (state, going, now, after) => {
    expect(findNextState(state, { going, minimum: 4, comingAnyway: false, fillBy }, at(now))).toBe(after)
  })

  test('is always enough after the captain confirms despite the shortage', () => {
    const filling = { going: 1, minimum: 4, comingAnyway: true, fillBy }
    expect(findNextState('open', filling, at('17:00'))).toBe('confirmed')
    expect(findNextState('confirmed', filling, at('17:00'))).toBeUndefined()
    expect(findNextState('open', { ...filling, going: 0 }, at('17:00'))).toBeUndefined()
  })
})

const booked = { start: at('20:00'), end: at('21:00'), bookingState: 'confirmed' } as const
const code = (expected: string) => expect.objectContaining({ code: expected })

describe('what can still be done', () => {
  test('an unstarted session is over at its end, a started one when it is finished', () => {
    const over = (state: SessionState, now: string) => isOver({ ...booked, state }, at(now))
    expect([over('open', '20:59'), over('confirmed', '21:00'), over('started', '23:00')]).toEqual([
      false,
      true,
      false,
    ])
    expect([over('finished', '12:00'), over('cancelled', '12:00'), over('abandoned', '12:00')]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('players can join, leave and be drawn until the start', () => {
    const tried =
      (state: SessionState, now = '20:00') =>
      () =>
        requireNotStarted({ ...booked, state }, at(now))
    expect(tried('confirmed')).not.toThrow()
    expect(tried('started')).toThrow(code('session-started'))
    expect(tried('cancelled')).toThrow(code('session-ended'))
    expect(tried('confirmed', '21:00')).toThrow(code('session-ended'))
  })

  test.each([
    ['open', 'confirmed', '19:30', null],
    ['confirmed', 'confirmed', '20:59', null],
    ['confirmed', 'confirmed', '19:29', 'too-early'],
    ['confirmed', 'confirmed', '21:00', 'too-late'],
    ['confirmed', 'pending', '20:00', 'not-authorized-yet'],
    ['started', 'confirmed', '20:00', 'session-started'],
    ['finished', 'confirmed', '20:00', 'session-ended'],
    ['cancelled', 'cancelled', '20:00', 'session-ended'],
  ] as const)(
    'a start of one %s, its booking %s, at %s is refused: %s',
    (state, bookingState, now, error) => {
      const tried = () => requireStartable({ ...booked, state, bookingState }, at(now))
      if (error) expect(tried).toThrow(code(error))
      else expect(tried).not.toThrow()
    },
  )

  test('it finishes once started and when no match is left open', () => {
    expect(() => requireFinishable('started', [{ state: 'finished' }, { state: 'walkover' }])).not.toThrow()
    expect(() => requireFinishable('confirmed', [])).toThrow(code('session-not-started'))
    expect(() => requireFinishable('finished', [])).toThrow(code('session-ended'))
    for (const state of ['scheduled', 'playing', 'paused', 'extra-time', 'shoot-out'])
      expect(() => requireFinishable('started', [{ state }])).toThrow(code('match-unfinished'))
  })

  test('it can be abandoned after the start', () => {
    expect(() => requireStarted({ state: 'started' })).not.toThrow()
    for (const state of ['open', 'confirmed'] as const)
      expect(() => requireStarted({ state })).toThrow(code('session-not-started'))
    for (const state of ['finished', 'cancelled', 'abandoned'] as const)
      expect(() => requireStarted({ state })).toThrow(code('session-ended'))
  })

  test('the pitch can answer until the deadline', () => {
    const asking = { state: 'open', bookingState: 'pending', authorizeBy: at('15:00') } as const
    expect(() => requireAwaiting(asking, at('14:59'))).not.toThrow()
    const late = code('not-awaiting-authorization')
    expect(() => requireAwaiting(asking, at('15:00'))).toThrow(late)
    expect(() => requireAwaiting({ ...asking, bookingState: 'confirmed' }, at('14:00'))).toThrow(late)
    expect(() => requireAwaiting({ ...asking, state: 'cancelled' }, at('14:00'))).toThrow(late)
  })
})

describe('what is due', () => {
  const due = {
    ...booked,
    state: 'open',
    bookingState: 'pending',
    authorizeBy: at('15:00'),
    comingAnyway: false,
    fillBy: at('18:00'),
  } as const
  test('no answer by its deadline', () => {
    expect([isUnanswered(due, at('14:59')), isUnanswered(due, at('15:00'))]).toEqual([false, true])
    expect(isUnanswered({ ...due, bookingState: 'confirmed' }, at('16:00'))).toBe(false)
  })
  test('open at the fill deadline', () => {
    expect([isUnfilled(due, at('17:59')), isUnfilled(due, at('18:00'))]).toEqual([false, true])
    expect(isUnfilled({ ...due, state: 'confirmed' }, at('19:00'))).toBe(false)
    expect(isUnfilled({ ...due, comingAnyway: true }, at('19:00'))).toBe(false)
  })
  test('unfinished two hours after the end, started or not', () => {
    const played = { ...due, bookingState: 'confirmed' } as const
    expect(isFinishDue({ ...played, state: 'started' }, at('22:59'))).toBe(false)
    expect(isFinishDue({ ...played, state: 'started' }, at('23:00'))).toBe(true)
    expect(isFinishDue({ ...played, state: 'confirmed' }, at('23:00'))).toBe(true)
    expect(isFinishDue({ ...played, state: 'finished' }, at('23:00'))).toBe(false)
    expect(isFinishDue({ ...due, state: 'confirmed' }, at('23:00'))).toBe(false)
  })
})
