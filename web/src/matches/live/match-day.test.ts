import { expect, test } from 'vitest'
import type { AnyEvent } from '../match-status.ts'
import { getMatchDay } from './board-words.ts'

const start = '2025-11-21T22:00:00.000Z'
const kickOff = (at: string) =>
  ({ id: at, type: 'kick-off', period: 'first', clockMs: 0, at }) as unknown as AnyEvent
const now = new Date('2025-11-22T23:10:00.000Z')

test('a match that is not played yet has the day it is', () => {
  expect(getMatchDay({ start, state: 'scheduled' }, [], now)).toEqual(now)
})

test('once it is kicked off its day stays the same, live and at full time', () => {
  const at = '2025-11-22T22:55:00.000Z'
  const events = [kickOff(at)]
  expect(getMatchDay({ start, state: 'playing' }, events, now)).toEqual(new Date(at))
  expect(getMatchDay({ start, state: 'finished' }, events, now)).toEqual(new Date(at))
})

test('one that was never kicked off keeps the day it was meant for', () => {
  expect(getMatchDay({ start, state: 'walkover' }, [], now)).toEqual(new Date(start))
})
