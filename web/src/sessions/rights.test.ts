import type { Place, Session } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import { getRights } from './rights.ts'

const place = (name: string, more: Partial<Place> = {}): Place => ({
  _id: name,
  player: { _id: name, name, position: 'MF' },
  user: { _id: name, nickname: name },
  state: 'going',
  ...more,
})
const captain = place('captain')
const player = place('player')
const guest = place('guest', { user: undefined, addedBy: 'player' })
const waiting = place('waiting', { state: 'waitlisted' })

const start = '2025-11-20T19:00:00.000Z'
const end = '2025-11-20T20:00:00.000Z'
const dayAfter = new Date('2025-11-21T20:00:00.000Z')
const before = new Date('2025-11-20T12:00:00.000Z')
const atTheGate = new Date('2025-11-20T18:30:00.000Z')

const session = (mine?: Place, more: Partial<Session> = {}) =>
  ({
    captain: { _id: 'captain', nickname: 'captain' },
    places: [captain, player, guest, waiting],
    state: 'open',
    start,
    end,
    mine: mine && { state: mine.state, takeMeIn: true, with: [] },
    ...more,
  }) as Session

const may = (who: Place | undefined, whom: Place, now = before, more: Partial<Session> = {}) =>
  Object.entries(getRights(whom, session(who, more), who?._id, now))
    .filter(([, allowed]) => allowed)
    .map(([right]) => right)

describe('before the session', () => {
  test.each([
    ['the captain', captain, 'a player', player, ['playTogether', 'lead', 'remove']],
    ['the captain', captain, 'another player’s guest', guest, ['playTogether', 'link', 'remove']],
    ['the captain', captain, 'a waiting player', waiting, ['remove']],
    ['the captain', captain, 'themselves', captain, []],
    ['a player', player, 'the captain', captain, ['playTogether']],
    ['a player', player, 'their guest', guest, ['playTogether', 'link', 'remove']],
    ['a waiting player', waiting, 'a player', player, []],
    ['a visitor', undefined, 'a guest', guest, []],
  ] as const)('%s has their rights over %s', (_who, who, _whom, whom, rights) =>
    expect(may(who, whom)).toEqual(rights),
  )
})

test('the captain can promote a waiting player to a vacant place that is not offered to another player', () => {
  const free = { capacity: 4, going: 3 }
  const offered = { places: [captain, player, guest, waiting, place('asked', { state: 'offered' })] }
  expect(may(captain, waiting, before, free)).toEqual(['promotePlayer', 'remove'])
  expect(may(player, waiting, before, free)).toEqual([])
  expect(may(captain, waiting, before, { ...free, ...offered })).toEqual(['remove'])
  expect(may(captain, waiting, before, { ...free, capacity: 3 })).toEqual(['remove'])
})

test('the captain can check in all players from half an hour before kick-off', () => {
  expect(may(captain, player, atTheGate)).toContain('checkIn')
  expect(may(captain, captain, atTheGate)).toEqual(['checkIn'])
  expect(may(captain, place('late', { state: 'no-show' }), atTheGate)).toContain('checkIn')
  expect(may(captain, waiting, atTheGate)).not.toContain('checkIn')
  expect(may(player, guest, atTheGate)).not.toContain('checkIn')
})

test('the pitch can check in players and nothing else', () => {
  expect(may(undefined, player, atTheGate, { hosting: true })).toEqual(['checkIn'])
})

test('no player can be removed after the start, and only the guest link remains a day after the end', () => {
  expect(may(captain, guest, atTheGate, { state: 'started' })).toEqual(['checkIn', 'link'])
  expect(may(captain, player, atTheGate, { state: 'finished' })).toEqual(['checkIn'])
  expect(may(captain, player, dayAfter, { state: 'finished' })).toEqual([])
  expect(may(captain, player, atTheGate, { state: 'cancelled' })).toEqual([])
  expect(may(player, guest, atTheGate, { state: 'finished' })).toEqual(['link'])
})
