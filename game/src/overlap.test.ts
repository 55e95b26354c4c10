import { expect, test } from 'vitest'
import { isOverlapping } from './overlap.ts'

test.each([
  ['the second starts inside the first', { start: 1, end: 3 }, { start: 2, end: 4 }, true],
  ['the second lies inside the first', { start: 1, end: 4 }, { start: 2, end: 3 }, true],
  ['the second starts where the first ends', { start: 1, end: 2 }, { start: 2, end: 3 }, false],
  ['the second starts after the first', { start: 1, end: 2 }, { start: 3, end: 4 }, false],
])('overlap is symmetric if %s', (_, one, other, expected) => {
  expect([isOverlapping(one, other), isOverlapping(other, one)]).toEqual([expected, expected])
})
