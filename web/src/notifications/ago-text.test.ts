import { expect, it } from 'vitest'
import { agoText } from './ago-text.ts'

const now = new Date('2025-11-20T12:00:00')

it.each([
  ['2025-11-20T12:00:30', 'Just now'],
  ['2025-11-20T11:59:01', 'Just now'],
  ['2025-11-20T11:59:00', '1 min'],
  ['2025-11-20T11:00:01', '59 min'],
  ['2025-11-20T11:00:00', '1 h'],
  ['2025-11-19T12:00:01', '23 h'],
  ['2025-11-19T12:00:00', '1 day'],
  ['2025-11-18T12:00:00', '2 days'],
  ['2025-11-13T12:00:00', '13 Nov'],
])('%s is %s', (at, text) => expect(agoText(new Date(at), now)).toBe(text))
