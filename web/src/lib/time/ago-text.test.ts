import { expect, test } from 'vitest'
import { agoText } from './ago-text.ts'

const now = new Date('2025-11-20T18:00:00.000Z')

test.each([
  ['2025-11-20T18:00:02.000Z', 'just now'],
  ['2025-11-20T17:59:01.000Z', 'just now'],
  ['2025-11-20T17:59:00.000Z', '1 minute ago'],
  ['2025-11-20T17:00:01.000Z', '59 minutes ago'],
  ['2025-11-20T15:30:00.000Z', '2 hours ago'],
  ['2025-11-19T18:00:01.000Z', '23 hours ago'],
  ['2025-11-17T10:00:00.000Z', '3 days ago'],
])('%s is %s at six', (instant, text) => {
  expect(agoText(instant, now)).toBe(text)
})
