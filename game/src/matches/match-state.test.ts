import { expect, test } from 'vitest'
import { hasBegun } from './match-state.ts'

test.each([
  ['scheduled', false],
  ['postponed', false],
  ['playing', true],
  ['walkover', true],
])('a match in state %s has begun: %s', (state, begun) => {
  expect(hasBegun(state)).toBe(begun)
})
