import type { Tournament } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { listDrawnTexts } from '../../../test/drawn-texts.ts'
import { inLanguage } from '../../lib/i18n/i18n.ts'
import { createTournamentDrawing } from './drawing.ts'
import { progressText } from './words.ts'

const tournamentOf = (name: string, teams: readonly string[]) =>
  ({
    name,
    form: 'league',
    state: 'entries',
    most: 8,
    stages: [],
    entries: teams.map((of, n) => ({ team: { _id: `t${n}`, name: of } })),
  }) as unknown as Tournament

test('a tournament is drawn with its name and its teams', () => {
  expect(
    listDrawnTexts(createTournamentDrawing(tournamentOf('Yaba Monday League', ['Okada', 'Egrets']))),
  ).toEqual(['Yaba Monday League', 'League, 2 teams. 6 spots left.', 'Okada', '', 'Egrets', ''])
})

test('names that the fonts cannot show are replaced in the picture', () => {
  expect(listDrawnTexts(createTournamentDrawing(tournamentOf('دوري يابا', ['老虎', 'Egrets'])))).toEqual([
    'Tournament',
    'League, 2 teams. 6 spots left.',
    'Team 1',
    '',
    'Egrets',
    '',
  ])
})

test('a cancelled tournament is masculine in French', () => {
  const cancelled: Tournament = { ...tournamentOf('Yaba Monday League', []), state: 'cancelled' }
  const texts = (['en', 'fr'] as const).map((language) => inLanguage(language, () => progressText(cancelled)))
  expect(texts).toEqual(['Cancelled', 'Annulé'])
})
