import { expect, test } from 'vitest'
import type { AnyEvent } from '../match-status.ts'
import { getMatchDay } from './board-words.ts'

const start = '2025-11-21T22:00:00.000Z'
const kickOff = (at: string) =>
  ({ id: at, type: 'kick-off', period: 'first', clockMs: 0, at }) as unknown as AnyEvent
const now = new Date('2025-11-22T23:10:00.000Z')

test('a match before kick-off shows today', () => {
  expect(getMatchDay({ start, state: 'scheduled' }, [], now)).toEqual(now)
})

test('after kick-off the day stays the same', () => {
  const at = '2025-11-22T22:55:00.000Z'
  const events = [kickOff(at)]
  expect(getMatchDay({ start, state: 'playing' }, events, now)).toEqual(new Date(at))
  expect(getMatchDay({ start, state: 'finished' }, events, now)).toEqual(new Date(at))
})

test('a match without kick-off keeps its scheduled day', () => {
  expect(getMatchDay({ start, state: 'walkover' }, [], now)).toEqual(new Date(start))
})
