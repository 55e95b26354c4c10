import type { SessionChange } from '@i-one/contract/sessions/history'
import { describe, expect, test } from 'vitest'
import { sessionChangeText, sessionChangeReasonText } from './change-words.ts'

const ada = { _id: 'ada', name: 'Ada' }
const chidi = { _id: 'chidi', name: 'Chidi' }
const change = (more: Partial<SessionChange>): SessionChange => ({
  _id: '1',
  at: '2025-11-20T18:00:00.000Z',
  change: 'joined',
  ...more,
})

describe('the text of a change', () => {
  test.each<[Partial<SessionChange>, string]>([
    [{ change: 'joined', by: ada }, 'Ada joined'],
    [{ change: 'joined', by: ada, player: ada }, 'Ada joined'],
    [{ change: 'authorized', by: ada }, 'The pitch confirmed the game'],
    [{ change: 'taken-in', player: chidi }, 'Chidi got a spot from the waitlist'],
    [{ change: 'removed', by: ada, player: chidi }, 'Ada removed Chidi'],
    [{ change: 'removed', player: chidi }, 'The captain removed Chidi'],
    [{ change: 'guest-added', player: chidi }, 'Someone added Chidi as a guest'],
    [{ change: 'offered' }, 'A spot was offered to someone'],
    [{ change: 'finished' }, 'The game finished automatically'],
  ])('%j', (some, text) => {
    expect(sessionChangeText(change(some), undefined)).toBe(text)
  })

  test('addresses the reader as “you”', () => {
    expect(sessionChangeText(change({ change: 'handed-over', by: ada, player: chidi }), 'chidi')).toBe(
      'Ada made you the captain',
    )
    expect(sessionChangeText(change({ by: ada }), 'ada')).toBe('You joined')
    expect(sessionChangeText(change({ change: 'going', by: ada }), 'ada')).toBe('You are back in')
    expect(sessionChangeText(change({ change: 'removed', by: ada, player: chidi }), 'ada')).toBe(
      'You removed Chidi',
    )
    expect(sessionChangeText(change({ change: 'checked-in', by: ada, player: chidi }), 'chidi')).toBe(
      'You checked in',
    )
  })

  test('an unknown change, for example of a newer version, has a general text', () => {
    expect(sessionChangeText(change({ change: 'moved-to-another-pitch' }), undefined)).toBe(
      'The game changed',
    )
  })

  test('a user’s reason is quoted, an automatic reason is a sentence', () => {
    expect(sessionChangeReasonText(change({ reason: 'It pours' }))).toBe('“It pours”')
    expect(sessionChangeReasonText(change({ reason: 'too-few-players' }))).toBe(
      'Too few players joined in time.',
    )
    expect(sessionChangeReasonText(change({ change: 'edited', reason: 'sets 2 → 3, extra time off' }))).toBe(
      'Sets 2 → 3, extra time off',
    )
    expect(sessionChangeReasonText(change({ change: 'cancelled', reason: 'rain' }))).toBe('“Rain”')
    expect(sessionChangeReasonText(change({ change: 'abandoned', reason: 'rain' }))).toBe('It rained.')
    expect(sessionChangeReasonText(change({ change: 'cancelled', reason: 'rain', words: 'rain' }))).toBe(
      '“rain”',
    )
    expect(sessionChangeReasonText(change({}))).toBeUndefined()
  })

  test('an edit lists its changes', () => {
    expect(sessionChangeReasonText(change({ change: 'edited', reason: 'sets 2 → 3' }))).toBe('Sets 2 → 3')
  })
})
