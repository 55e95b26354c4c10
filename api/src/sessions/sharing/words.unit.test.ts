import { expect, test } from 'vitest'
import { inLanguage } from '../../lib/i18n/i18n.ts'
import type { SharedSession } from './sql.ts'
import { descriptionText, statusText } from './words.ts'

const end = new Date('2025-11-20T20:30:00Z')
const before = new Date('2025-11-20T12:00:00Z')
const session = {
  state: 'confirmed',
  end,
  taken: [null, null],
  sets: 2,
  playersPerTeam: 5,
  minutesPerMatch: 8,
  priceAmount: 2_500_000,
  priceCurrency: 'NGN',
  captainNickname: 'Emeka',
} as unknown as SharedSession

test('a link says what it costs to join a session', () => {
  expect(descriptionText(session, before)).toBe(
    '8 spots left. 2 teams of 5, 8-minute matches. From ₦2,500 when full, at most ₦6,250. Captain Emeka.',
  )
})

test.each([
  ['started', before, 'In progress'],
  ['finished', before, 'Played'],
  ['open', end, 'Played'],
])('and names no price where nobody can join: %s', (state, now, words) => {
  expect(descriptionText({ ...session, state } as SharedSession, now)).toBe(
    `${words}. 2 teams of 5, 8-minute matches. Captain Emeka.`,
  )
})

test('a cancelled game is feminine in French', () => {
  const texts = (['en', 'fr'] as const).map((language) =>
    inLanguage(language, () => statusText({ ...session, state: 'cancelled' } as SharedSession, before)),
  )
  expect(texts).toEqual(['Cancelled', 'Annulée'])
})
