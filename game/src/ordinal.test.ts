import { expect, test } from 'vitest'
import { toOrdinal } from './ordinal.ts'

test('a number gets its English ordinal suffix', () => {
  expect([1, 2, 3, 4, 11, 22].map(toOrdinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd'])
})
