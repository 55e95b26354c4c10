import { expect, test } from 'vitest'
import { matchCountText } from './format-text.ts'

test('counts the matches that fit into the booked time, including breaks', () => {
  expect(matchCountText(90, 8, 2)).toBe('about 9')
  expect(matchCountText(60, 1, 8)).toBe('about 20')
})

test('a single team has no match count before it has an opponent', () => {
  expect(matchCountText(90, 1, 1)).not.toMatch(/\d/)
})
