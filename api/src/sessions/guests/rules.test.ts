import type { PlaceState } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import { toGuestStates, requireMayAddGuests } from './rules.ts'

const place = (playerId: string, state: PlaceState = 'going', addedBy: string | null = null) => ({
  playerId,
  state,
  addedBy,
})
const code = (expected: string) => expect.objectContaining({ code: expected })

describe('bringing guests', () => {
  const session = {
    captainId: 'captain',
    capacity: 10,
    places: [place('captain'), place('player'), place('waits', 'waitlisted'), place('gone', 'left')],
  }
  const bring = (host: string, count: number, guests = [] as ReturnType<typeof place>[]) =>
    requireMayAddGuests({ ...session, places: [...session.places, ...guests] }, host, count)

  test('requires a going player: three guests per player, forty per captain', () => {
    expect(() => bring('player', 3)).not.toThrow()
    expect(() => bring('player', 4)).toThrow(code('too-many-guests'))
    expect(() => bring('captain', 40)).not.toThrow()
    expect(() => bring('captain', 41)).toThrow(code('too-many-guests'))
    for (const nobody of ['waits', 'gone', 'stranger']) expect(() => bring(nobody, 1)).toThrow(code('not-in'))
  })
  test('allows the opponent’s captain as many guests as the captain', () => {
    const sided = { ...session, opponentId: 'player' }
    expect(() => requireMayAddGuests(sided, 'player', 40)).not.toThrow()
    expect(() => requireMayAddGuests(sided, 'player', 41)).toThrow(code('too-many-guests'))
  })
  test('counts the caller’s own guests who are going or waitlisted', () => {
    const guests = [
      place('g1', 'going', 'player'),
      place('g2', 'waitlisted', 'player'),
      place('g3', 'removed', 'player'),
      place('g4', 'going', 'captain'),
    ]
    expect(() => bring('player', 1, guests)).not.toThrow()
    expect(() => bring('player', 2, guests)).toThrow(code('too-many-guests'))
  })
})

test('the first guests get the free places, the others are waitlisted', () => {
  const crowd = { capacity: 3, places: [place('captain')] }
  expect(toGuestStates(crowd, 3)).toEqual(['going', 'going', 'waitlisted'])
  const full = { capacity: 1, places: [place('captain'), place('over', 'offered')] }
  expect(toGuestStates(full, 1)).toEqual(['waitlisted'])
})
