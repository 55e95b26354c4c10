import { expect, test } from 'vitest'
import { pendingText } from './pending-text.ts'

const settled: Parameters<typeof pendingText>[0] = {
  state: 'confirmed',
  booking: { state: 'confirmed' },
  going: 4,
  minimum: 4,
  start: '2025-11-20T18:00:00.000Z',
  fillBy: '2025-11-20T16:00:00.000Z',
  pitch: {
    _id: 'pitch',
    name: 'Sabo Cage',
    address: '41 Herbert Macaulay Way',
    pitchPhoto: '/pictures/pitch-1.webp',
    surface: 'Astro turf',
    timeZone: 'Africa/Lagos',
    location: { type: 'Point', coordinates: [3.37, 6.5] },
  },
}

test('shows the waitlist first, then the pitch’s answer, then the missing players and the deadline', () => {
  const short = { ...settled, state: 'open', going: 1 } as const
  const pending = { ...short, booking: { state: 'pending' } } as const
  const waiting = {
    ...pending,
    mine: { state: 'waitlisted' as const, position: 2, takeMeIn: true, with: [] },
  }
  expect(pendingText(waiting)).toBe('You are number 2 on the waitlist.')
  expect(pendingText(pending)).toBe('Waiting for Sabo Cage to confirm.')
  expect(pendingText(short)).toBe('3 more needed by 17:00.')
  const night = { ...short, start: '2025-11-20T23:30:00.000Z', fillBy: '2025-11-20T21:30:00.000Z' }
  expect(pendingText(night)).toBe('3 more needed by Thu 20 Nov, 22:30.')
  expect(pendingText(settled)).toBeUndefined()
})
