import { expect, test } from 'vitest'
import { matchCountText } from './format-text.ts'

test('about as many matches fit as the time has room for, with the changes between them', () => {
  expect(matchCountText(90, 8, 2)).toBe('about 9')
  expect(matchCountText(60, 1, 8)).toBe('about 20')
})

test('one set alone plays none before it has an opponent', () => {
  expect(matchCountText(90, 1, 1)).not.toMatch(/\d/)
})
