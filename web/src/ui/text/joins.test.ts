import { expect, test } from 'vitest'
import { commaText, semicolonText } from './joins.ts'

test('facts are joined with commas, without the missing ones', () => {
  expect(commaText('Sat 22 Nov', false, '', 'The Cage', undefined, '7 a side')).toBe(
    'Sat 22 Nov, The Cage, 7 a side',
  )
  expect(commaText(undefined, 'The Cage')).toBe('The Cage')
  expect(commaText(null)).toBe('')
})

test('texts with commas are joined with semicolons', () => {
  expect(semicolonText(['Ada 3’, 17’', 'Bola 12’'])).toBe('Ada 3’, 17’; Bola 12’')
  expect(semicolonText([])).toBe('')
})
