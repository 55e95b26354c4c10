import type { PlaceState, SessionState } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import { isGuest } from '../rules.ts'
import { countFreePlaces } from '../waiting/rules.ts'
import {
  placeTransitions,
  getStateOnJoining,
  getStateOnLeaving,
  requireAttendanceChange,
  requireMayOnPlace,
  requirePlace,
  requireRemovable,
  requireTeammates,
} from './rules.ts'

const code = (expected: string) => expect.objectContaining({ code: expected })
const crowd = (capacity: number, ...states: PlaceState[]) => ({
  capacity,
  places: states.map((state, n) => ({ playerId: `p${n + 1}`, state })),
})

test('every transition of a place leads to a known state, and none leads out of removed', () => {
  for (const [from, to] of Object.entries(placeTransitions)) {
    expect(new Set(to).size, from).toBe(to.length)
    for (const state of to) expect(placeTransitions).toHaveProperty([state])
  }
  expect(placeTransitions.removed).toEqual([])
})

describe('joining', () => {
  test('takes a free place, otherwise joins the waitlist', () => {
    expect(getStateOnJoining(crowd(2, 'going'), 'me')).toBe('going')
    expect(getStateOnJoining(crowd(2, 'going', 'checked-in'), 'me')).toBe('waitlisted')
  })
  test('a no-show keeps the place', () => {
    expect(countFreePlaces(crowd(2, 'going', 'no-show'))).toBe(0)
  })
  test('an offered place is not free, but a place that a player left is', () => {
    expect(countFreePlaces(crowd(5, 'going', 'offered', 'waitlisted', 'left', 'late-left', 'removed'))).toBe(
      3,
    )
  })
  test.each([
    ['left', 'going'],
    ['late-left', 'going'],
    ['invited', 'going'],
    ['going', 'already-in'],
    ['waitlisted', 'already-in'],
    ['offered', 'already-in'],
    ['checked-in', 'already-in'],
    ['no-show', 'already-in'],
    ['removed', 'removed-from-session'],
  ] as const)('of somebody %s ends %s', (before, after) => {
    const tried = () => getStateOnJoining(crowd(5, before), 'p1')
    if (after === 'going') {
      expect(tried()).toBe('going')
      expect(placeTransitions[before]).toContain('going')
    } else expect(tried).toThrow(code(after))
  })
})

describe('leaving', () => {
  const start = new Date('2025-11-20T20:00:00Z')
  const session = { ...crowd(2, 'going', 'going', 'waitlisted', 'left'), captainId: 'p1', start }
  const at = (time: string) => new Date(`2025-11-20T${time}:00Z`)
  test('is free until five hours before kick-off, late after it', () => {
    expect(getStateOnLeaving(session, 'p2', at('15:00'))).toBe('left')
    expect(getStateOnLeaving(session, 'p2', at('15:01'))).toBe('late-left')
  })
  test('is never late for a waitlisted player', () => {
    expect(getStateOnLeaving(session, 'p3', at('19:59'))).toBe('left')
  })
  test('can be late for a checked-in player', () => {
    const checkedIn = { ...crowd(2, 'going', 'checked-in'), captainId: 'p1', start }
    expect(getStateOnLeaving(checkedIn, 'p2', at('19:45'))).toBe('late-left')
  })
  test('is rejected for the captain and for users who are not in', () => {
    expect(() => getStateOnLeaving(session, 'p1', at('12:00'))).toThrow(code('captain-stays'))
    expect(() => getStateOnLeaving(session, 'p4', at('12:00'))).toThrow(code('not-in'))
    expect(() => getStateOnLeaving(session, 'p9', at('12:00'))).toThrow(code('not-in'))
  })
})

const part = (playerId: string, state: PlaceState, addedBy: string | null = null) => ({
  id: `place of ${playerId}`,
  playerId,
  state,
  nickname: addedBy === null ? playerId : null,
  addedBy,
})

test('a place is found by its id, otherwise throws', () => {
  const places = [part('a', 'going')]
  expect(requirePlace(places, 'place of a')).toBe(places[0])
  expect(() => requirePlace(places, 'place of b')).toThrow(code('not-found'))
})

describe('another player’s place', () => {
  const guest = part('guest', 'going', 'host')
  const session = {
    captainId: 'captain',
    teamCaptains: [],
    ownerId: 'organizer',
    staff: {},
    visibility: 'public',
    places: [part('captain', 'going'), part('host', 'going'), guest],
  }
  const may = (id: string, place: ReturnType<typeof part>) => () =>
    requireMayOnPlace('removePlace', session, place, { id, isAdmin: id === 'admin' })

  test('can be changed by the captain and staff, and a guest’s place by the player who added the guest', () => {
    for (const id of ['captain', 'admin', 'host']) expect(may(id, guest)).not.toThrow()
    for (const id of ['organizer', 'stranger']) expect(may(id, guest)).toThrow(code('not-yours'))
    expect(may('host', part('captain', 'going'))).toThrow(code('not-yours'))
    expect([guest, part('host', 'going')].map(isGuest)).toEqual([true, false])
  })
  test('that a user claimed from a guest no longer belongs to the player who added the guest', () => {
    expect(may('host', { ...guest, nickname: 'Emeka' })).toThrow(code('not-yours'))
  })
  test('can be removed, except the captain’s place', () => {
    const removable = (place: ReturnType<typeof part>) => () => requireRemovable(session, place)
    for (const state of ['going', 'waitlisted', 'offered', 'invited', 'checked-in', 'no-show'] as const)
      expect(removable(part('a', state)), state).not.toThrow()
    for (const state of ['left', 'late-left', 'removed'] as const)
      expect(removable(part('a', state)), state).toThrow(code('not-found'))
    expect(removable(part('captain', 'going'))).toThrow(code('captain-stays'))
  })
})

describe('checking in', () => {
  const [start, end] = [new Date('2025-11-20T20:00:00Z'), new Date('2025-11-20T21:00:00Z')]
  const check =
    (
      time: string,
      state: SessionState,
      place: PlaceState,
      day = '2025-11-20',
      to: PlaceState = 'checked-in',
    ) =>
    () =>
      requireAttendanceChange({ state, start, end }, part('a', place), to, new Date(`${day}T${time}:00Z`))

  test('begins 30 minutes before kick-off and ends a day after the end', () => {
    expect(check('19:29', 'confirmed', 'going')).toThrow(code('too-early'))
    expect(check('19:30', 'confirmed', 'going')).not.toThrow()
    expect(check('22:00', 'confirmed', 'no-show')).not.toThrow()
    expect(check('20:30', 'started', 'checked-in')).not.toThrow()
    expect(check('20:59', 'finished', 'going', '2025-11-21')).not.toThrow()
    expect(check('21:00', 'finished', 'going', '2025-11-21')).toThrow(code('session-ended'))
  })
  test('rejects marking a no-show before kick-off', () => {
    const missed = (time: string) => check(time, 'started', 'going', '2025-11-20', 'no-show')
    expect(missed('19:59')).toThrow(code('not-begun'))
    expect(missed('20:00')).not.toThrow()
  })
  test.each(['cancelled', 'abandoned'] as const)('is over once the session is %s', (state) => {
    expect(check('20:30', state, 'going')).toThrow(code('session-ended'))
  })
  test.each(['left', 'waitlisted', 'offered', 'removed'] as const)('is not for who is %s', (state) => {
    expect(check('20:00', 'started', state)).toThrow(code('not-in'))
  })
  test('can be undone in each direction', () => {
    const [going, there, missed] = ['going', 'checked-in', 'no-show'] as const
    for (const [from, to] of [
      [going, there],
      [going, missed],
      [there, going],
      [there, missed],
      [missed, going],
      [missed, there],
    ] as const)
      expect(placeTransitions[from]).toContain(to)
  })
})

describe('asking to play together', () => {
  const places = [
    part('me', 'going'),
    part('friend', 'waitlisted'),
    part('gone', 'left'),
    part('out', 'removed'),
  ]
  test('requires all players to be in', () => {
    expect(() => requireTeammates(places, 'me', ['friend', 'friend'])).not.toThrow()
    expect(() => requireTeammates(places, 'friend', ['me'])).not.toThrow()
    expect(() => requireTeammates(places, 'me', [])).not.toThrow()
    for (const other of ['gone', 'out', 'stranger', 'me'])
      expect(() => requireTeammates(places, 'me', ['friend', other])).toThrow(code('bad-input'))
    for (const nobody of ['gone', 'out', 'stranger'])
      expect(() => requireTeammates(places, nobody, [])).toThrow(code('not-in'))
  })
})
