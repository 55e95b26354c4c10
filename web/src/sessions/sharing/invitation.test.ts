import { describe, expect, test } from 'vitest'
import { invitationText, type InvitedSession } from './invitation.ts'

const session = (more: Partial<InvitedSession> = {}): InvitedSession => ({
  code: 'abcdefghijk',
  state: 'open',
  start: '2025-11-22T19:00:00.000Z',
  end: '2025-11-22T20:30:00.000Z',
  pitch: {
    _id: '1',
    name: 'Adélékè Astro',
    address: '7 Adélékè Street, Surulere',
    surface: 'Astro turf',
    timeZone: 'Africa/Lagos',
    pitchPhoto: '',
    location: { type: 'Point', coordinates: [3.35, 6.5] },
  },
  capacity: 10,
  going: 6,
  price: { amount: 2_500_000, currency: 'NGN' },
  teamOne: { name: 'Danfo Kings' },
  teamTwo: { name: 'Mushin United' },
  title: '',
  note: '',
  ...more,
})

describe('the invitation to a session', () => {
  test('has the title, teams, local time, address and spots left', () => {
    expect(invitationText(session()).split('\n')).toEqual([
      'Football at Adélékè Astro',
      'Danfo Kings v Mushin United',
      'Sat 22 Nov, 20:00 to 21:30',
      '7 Adélékè Street, Surulere',
      '4 spots left, from ₦2,500 when full, at most ₦6,250',
    ])
  })

  test.each(['started', 'finished', 'cancelled'] as const)('has no spots if the session is %s', (state) => {
    const lines = invitationText(session({ state })).split('\n')
    expect(lines.at(-1)).toBe('7 Adélékè Street, Surulere')
  })

  test('has the captain’s title and note', () => {
    const lines = invitationText(session({ title: 'Friday fives', note: 'Bring white bibs' })).split('\n')
    expect(lines[0]).toBe('Friday fives at Adélékè Astro')
    expect(lines.at(-1)).toBe('“Bring white bibs”')
  })

  test.each([
    [9, '1 spot left'],
    [10, 'Full, with a waitlist'],
  ])('with %i of ten players in: %s', (going, words) => {
    expect(invitationText(session({ going }))).toContain(words)
  })
})
