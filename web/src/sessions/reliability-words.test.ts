import { expect, test } from 'vitest'
import { captainRecordText, noShowText } from './reliability-words.ts'

test('shows no-shows only for players who have missed a session', () => {
  expect(noShowText({ missed: 2, of: 14 })).toBe('2 no-shows in 14 games')
  expect(noShowText({ missed: 0, of: 14 })).toBeUndefined()
})

test('a captain’s record shows the non-zero figures, or that there are none', () => {
  expect(captainRecordText({ held: 12, cancelled: 1, missed: 2 })).toBe(
    '12 games organized, 1 called off, 2 no-shows',
  )
  expect(captainRecordText({ held: 1, cancelled: 0, missed: 1 })).toBe('1 game organized, 1 no-show')
  expect(captainRecordText({ held: 0, cancelled: 0, missed: 0 })).toBe('No games organized yet')
})
