import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { tournamentDaysText, tournamentSummaryText } from './format-words.ts'

const tie = (number: number, start?: string): Tie => ({
  _id: `tie ${number}`,
  number,
  round: 1,
  matchType: 'League Match',
  state: 'scheduled',
  teamOne: { name: 'Danfo Kings' },
  teamTwo: { name: 'Okada' },
  ...(start !== undefined && { start }),
  isMatch: false,
})

test('a tournament shows the days of its scheduled matches, or else its planned days', () => {
  const meant = { firstDay: '2025-11-05', pitches: [], timeZone: 'Africa/Lagos' }
  const ties = [tie(1, '2025-11-30T20:00:00.000Z'), tie(2, '2025-10-31T18:00:00.000Z')]
  expect(tournamentDaysText({ ...meant, stages: [] })).toBe('5 Nov')
  expect(tournamentDaysText({ ...meant, stages: [{ kind: 'league', tables: [], ties }] })).toBe(
    '31 Oct to 30 Nov',
  )
})

test('only a running league shows its round', () => {
  const ties: Tie[] = [
    { ...tie(1), state: 'finished' },
    { ...tie(2), round: 2 },
    { ...tie(3), round: 3 },
  ]
  const league = {
    form: 'league',
    rounds: 2,
    state: 'running',
    entries: [],
    most: 4,
    organizer: { name: 'Bísí' },
    stages: [{ kind: 'league', tables: [], ties }],
    pitches: [],
    timeZone: 'Africa/Lagos',
  } as unknown as Tournament
  expect(tournamentSummaryText(league)).toBe('League, 0 teams, home and away, round 2 of 3. Run by Bísí')
  expect(tournamentSummaryText({ ...league, state: 'finished' })).toBe(
    'League, 0 teams, home and away. Run by Bísí',
  )
  expect(tournamentSummaryText({ ...league, form: 'knock-out' })).toBe('Knock-out, 0 teams. Run by Bísí')
})
