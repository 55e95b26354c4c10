import { expect, it } from 'vitest'
import { clockText } from './clock-text.ts'

it.each([
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [1, '00:00:01'],
  [1000, '00:00:01'],
  [1001, '00:00:02'],
  [9_667_000, '02:41:07'],
  [86_400_000, '1d 00:00:00'],
  [183_600_000, '2d 03:00:00'],
])('[HOME-7] %i ms left are %s', (left, text) => {
  expect(clockText(left)).toBe(text)
})

it('omits the hours if minutes are enough', () => {
  expect(clockText(42_000, 'minutes')).toBe('00:42')
  expect(clockText(3_600_000, 'minutes')).toBe('01:00:00')
})
