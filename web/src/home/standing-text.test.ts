import type { Session } from '@i-one/contract/sessions'
import { expect, test } from 'vitest'
import { toKickOffStatus } from './standing-text.ts'

const session = {
  start: '2025-11-22T19:00:00.000Z',
  end: '2025-11-22T20:30:00.000Z',
  pitch: { timeZone: 'Africa/Lagos' },
} as Session

test('a started game shows its end time', () => {
  expect(toKickOffStatus({ ...session, state: 'started' })).toEqual({
    words: 'Your game is on until',
    time: '21:30',
  })
})

test('a game that has not been started shows its kick-off time', () => {
  expect(toKickOffStatus({ ...session, state: 'confirmed' })).toEqual({
    words: 'Your game was due to kick off at',
    time: '20:00',
  })
})
