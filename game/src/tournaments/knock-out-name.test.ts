import { expect, test } from 'vitest'
import { formatKnockOutName } from './knock-out-name.ts'

test('a knock-out match is named by its round, with a number if the round has several matches', () => {
  const last16 = [1, 2, 3].map((number) => ({ number, round: 4 }))
  const quarter = { number: 4, round: 3 }
  const ties = [
    ...last16,
    quarter,
    { number: 5, round: 2 },
    { number: 6, round: 2 },
    { number: 7, round: 1, thirdPlace: true },
    { number: 8, round: 1 },
  ]
  expect(ties.map((tie) => formatKnockOutName(tie, ties))).toEqual([
    'Last 16 match 1',
    'Last 16 match 2',
    'Last 16 match 3',
    'Quarter-final',
    'Semi-final 1',
    'Semi-final 2',
    'Third place',
    'Cup Finals',
  ])
  expect(formatKnockOutName({ number: 1, round: 4 }, [{ number: 1, round: 4 }])).toBe('Last 16')
})
