import { describe, expect, test } from 'vitest'
import { nextMatchReasonText } from './next-words.ts'

const session = { setNames: ['Danfo Kings', 'Mushin United', 'Egrets'], streakCap: 3 }

describe('the reason for the next match', () => {
  test.each([
    ['winner-stays', 2, 'Mushin United won and stays on.'],
    ['streak-cap', 3, 'The winner has won 3 in a row and rests.'],
    ['second-goes-off', 1, 'It was a draw, and both came on together. Danfo Kings stays on.'],
    ['longer-on-goes-off', 1, 'It was a draw. The team that was on longer goes off.'],
  ] as const)('%s of set %i', (why, one, text) => {
    expect(nextMatchReasonText(session, { one, two: 3, why })).toBe(text)
  })

  test('has no count if the cap is one win', () => {
    expect(nextMatchReasonText({ ...session, streakCap: 1 }, { one: 3, two: 2, why: 'streak-cap' })).toBe(
      'A team rests after each win.',
    )
  })
})
