import { expect, test } from 'vitest'
import { hasBegun } from './match-state.ts'

test.each([
  ['scheduled', false],
  ['postponed', false],
  ['playing', true],
  ['walkover', true],
])('of a match that is %s, that it has begun is %s', (state, begun) => {
  expect(hasBegun(state)).toBe(begun)
})
