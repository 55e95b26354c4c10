import { expect, test } from 'vitest'
import { successText } from './done-text.ts'

test.each([
  ['[AUTH-3]', 'register', 'User registered successfully'],
  ['[AUTH-5]', 'log in', 'Login successful'],
  ['[AUTH-13]', 'log out', 'Logout successful'],
] as const)('%s after %s, shows the server’s message, or by default "%s"', (_, done, text) => {
  expect(successText(done, 'Ẹ káàbọ̀')).toBe('Ẹ káàbọ̀')
  expect(successText(done, '')).toBe(text)
  expect(successText(done)).toBe(text)
})
