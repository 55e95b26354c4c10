import { expect, test } from 'vitest'
import { listDrawnTexts } from '../../../test/drawn-texts.ts'
import { createSessionDrawing } from './drawing.ts'
import type { SharedSession } from './sql.ts'

const session = {
  state: 'confirmed',
  start: new Date('2026-11-30T18:00:00Z'),
  end: new Date('2026-11-30T19:00:00Z'),
  timeZone: 'Africa/Lagos',
  pitchName: 'Adélékè Astro',
  taken: [null, null],
  sets: 2,
  setNames: ['Danfo Kings', 'Mushin United'],
  playersPerTeam: 5,
  minutesPerMatch: 8,
  priceAmount: 2_500_000,
  priceCurrency: 'NGN',
  captainNickname: 'Emeka',
} as unknown as SharedSession
const now = new Date('2026-11-20T12:00:00Z')

test('a session is drawn with its day, its pitch and its captain', () => {
  const texts = listDrawnTexts(createSessionDrawing(session, now))
  expect(texts).toContain('Mon 30 Nov at Adélékè Astro')
  expect(texts.find((text) => text.includes('each') || text.includes('₦'))).toMatch(/ · Captain Emeka$/)
})

test.each([
  ['ملعب الأهلي', 'محمد'],
  ['מגרש 7', 'דוד'],
  ['足球场', '王伟'],
  ['फुटबॉल मैदान', 'अमित'],
])('a session at %s is drawn without the names that the fonts lack', (pitchName, captainNickname) => {
  const texts = listDrawnTexts(createSessionDrawing({ ...session, pitchName, captainNickname }, now))
  expect(texts).toContain('Mon 30 Nov')
  expect(texts.join('\n')).not.toMatch(/Captain|\bat\b\s*$/m)
})
