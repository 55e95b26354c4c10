import { expect, test } from 'vitest'
import { listDrawnTexts } from '../../../test/drawn-texts.ts'
import type { WholeMatch } from '../sql.ts'
import { createMatchDrawing } from './drawing.ts'

const at = '2026-11-30T18:00:00.000Z'
const goal = (id: string, side: 'T1' | 'T2', player: string, clockMs: number) =>
  ({ id, type: 'goal', side, player, period: 'first', clockMs, at }) as const

const matchOf = (pitch_name: string, one: string, two: string, players: [string, string]) =>
  ({
    row: {
      pitch_name,
      team_one_name: one,
      team_two_name: two,
      state: 'finished',
      score_one: 1,
      score_two: 1,
      starts_at: new Date(at),
      clock_at: new Date(at),
      time_zone: 'Africa/Lagos',
      periods: 1,
      minutesPerPeriod: 8,
      aet: false,
      penaltyShootout: false,
    },
    lineups: players.map((name, n) => ({ player_id: `p${n}`, name })),
    events: [goal('a', 'T1', 'p0', 0), goal('b', 'T2', 'p1', 60_000)],
  }) as unknown as WholeMatch

test('a match is drawn with its teams and its scorers', () => {
  const texts = listDrawnTexts(
    createMatchDrawing(matchOf('Adélékè Astro', 'Okada', 'Egrets', ['Emeka Obi', 'Sadiq'])),
  )
  expect(texts).toEqual([
    'Full time',
    'Adélékè Astro, Mon 30 Nov',
    'Okada',
    '1',
    '1',
    'Egrets',
    'Emeka 1’',
    'Sadiq 2’',
  ])
})

test('names that the fonts cannot show are replaced in the picture', () => {
  const texts = listDrawnTexts(createMatchDrawing(matchOf('足球场', '老虎', 'نسور', ['王伟 Wang', 'דוד'])))
  expect(texts).toEqual(['Full time', 'Mon 30 Nov', 'Team 1', '1', '1', 'Team 2', 'Goal 1’', 'Goal 2’'])
})
