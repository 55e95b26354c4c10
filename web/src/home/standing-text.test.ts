import type { Session } from '@i-one/contract/sessions'
import { expect, test } from 'vitest'
import { toKickOffStatus } from './standing-text.ts'

const session = {
  start: '2025-11-22T19:00:00.000Z',
  end: '2025-11-22T20:30:00.000Z',
  pitch: { timeZone: 'Africa/Lagos' },
} as Session

test('one that is played, perhaps since before its time, says until when', () => {
  expect(toKickOffStatus({ ...session, state: 'started' })).toEqual({
    words: 'Your game is on until',
    time: '21:30',
  })
})

test('one that nobody has started says when it was to begin', () => {
  expect(toKickOffStatus({ ...session, state: 'confirmed' })).toEqual({
    words: 'Your game was due to kick off at',
    time: '20:00',
  })
})
