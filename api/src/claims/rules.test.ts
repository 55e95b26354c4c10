import { expect, test } from 'vitest'
import { getClaimExpiry, createClaimCode, requireGuest, requireNeverRemoved } from './rules.ts'

test('a link is good for 30 days', () => {
  expect(getClaimExpiry(new Date('2025-11-20T15:18:00Z'))).toEqual(new Date('2025-12-20T15:18:00Z'))
})

test('a code has 128 bits and is unique', () => {
  const codes = Array.from({ length: 100 }, createClaimCode)
  for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(16)
  expect(new Set(codes).size).toBe(100)
})

test('a guest is a player without an account, added by another player', () => {
  expect(() => requireGuest({ nickname: null, addedBy: 'host', state: 'going' })).not.toThrow()
  const refused = expect.objectContaining({ code: 'not-a-guest' })
  expect(() => requireGuest({ nickname: 'Emeka', addedBy: null, state: 'going' })).toThrow(refused)
  expect(() => requireGuest({ nickname: null, addedBy: null, state: 'left' })).toThrow(refused)
})

test('a removed guest is no longer a guest', () => {
  expect(() => requireGuest({ nickname: null, addedBy: 'host', state: 'removed' })).toThrow(
    expect.objectContaining({ code: 'not-found' }),
  )
})

test('a removed player cannot claim a guest of the session, a player who left can', () => {
  const places = [
    { playerId: 'removed', state: 'removed' },
    { playerId: 'gone', state: 'left' },
  ] as const
  expect(() => requireNeverRemoved(places, 'removed')).toThrow(
    expect.objectContaining({ code: 'removed-from-session' }),
  )
  for (const id of ['gone', 'new']) expect(() => requireNeverRemoved(places, id)).not.toThrow()
})
