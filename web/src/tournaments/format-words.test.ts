import type { Tie } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { daysText } from './format-words.ts'

test('a tournament is on the days its matches are laid on, and before that on those it was meant for', () => {
  const meant = { firstDay: '2025-11-05', pitches: [], timeZone: 'Africa/Lagos' }
  const tie = (number: number, start: string): Tie => ({
    _id: `tie ${number}`,
    number,
    round: 1,
    matchType: 'League Match',
    state: 'scheduled',
    teamOne: { name: 'Danfo Kings' },
    teamTwo: { name: 'Okada' },
    start,
    isMatch: false,
  })
  const ties = [tie(1, '2025-11-30T20:00:00.000Z'), tie(2, '2025-10-31T18:00:00.000Z')]
  expect(daysText({ ...meant, stages: [] })).toBe('5 Nov')
  expect(daysText({ ...meant, stages: [{ kind: 'league', tables: [], ties }] })).toBe('31 Oct to 30 Nov')
})
