import type { PlaceState } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import { freePlaces, placeMoves, placeOnJoining, placeOnLeaving } from './rules.ts'

const code = (expected: string) => expect.objectContaining({ code: expected })
const crowd = (capacity: number, ...states: PlaceState[]) => ({
  capacity,
  places: states.map((state, n) => ({ playerId: `p${n + 1}`, state })),
})

test('every way of a place leads to a state that exists, and none back to removed', () => {
  for (const [from, to] of Object.entries(placeMoves)) {
    expect(new Set(to).size, from).toBe(to.length)
    for (const state of to) expect(placeMoves).toHaveProperty([state])
  }
  expect(placeMoves.removed).toEqual([])
})

describe('joining', () => {
  test('takes a place while one is free, then waits', () => {
    expect(placeOnJoining(crowd(2, 'going'), 'me')).toBe('going')
    expect(placeOnJoining(crowd(2, 'going', 'checked-in'), 'me')).toBe('waitlisted')
  })
  test('a place offered to somebody is not free, one that was left is', () => {
    expect(freePlaces(crowd(5, 'going', 'offered', 'waitlisted', 'left', 'late-left', 'removed'))).toBe(3)
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
    ['removed', 'not-found'],
  ] as const)('of somebody %s ends %s', (before, after) => {
    const tried = () => placeOnJoining(crowd(5, before), 'p1')
    if (after === 'going') {
      expect(tried()).toBe('going')
      expect(placeMoves[before]).toContain('going')
    } else expect(tried).toThrow(code(after))
  })
})

describe('leaving', () => {
  const start = new Date('2025-11-20T20:00:00Z')
  const session = { ...crowd(2, 'going', 'going', 'waitlisted', 'left'), captainId: 'p1', start }
  const at = (time: string) => new Date(`2025-11-20T${time}:00Z`)
  test('is free until five hours before kick-off, late after it', () => {
    expect(placeOnLeaving(session, 'p2', at('15:00'))).toBe('left')
    expect(placeOnLeaving(session, 'p2', at('15:01'))).toBe('late-left')
  })
  test('is never late for who only waited', () => {
    expect(placeOnLeaving(session, 'p3', at('19:59'))).toBe('left')
  })
  test('is not for the captain, nor for who is not in', () => {
    expect(() => placeOnLeaving(session, 'p1', at('12:00'))).toThrow(code('captain-stays'))
    expect(() => placeOnLeaving(session, 'p4', at('12:00'))).toThrow(code('not-in'))
    expect(() => placeOnLeaving(session, 'p9', at('12:00'))).toThrow(code('not-in'))
  })
})
