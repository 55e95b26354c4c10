import { expect, test } from 'vitest'
import { findNodeWarning } from './node-release.ts'

test('warns from the day on which a version of Node reaches its end of life', () => {
  expect(findNodeWarning('20.19.5', new Date('2026-04-29T23:59:59Z'))).toBeUndefined()
  expect(findNodeWarning('20.19.5', new Date('2026-04-30T00:00:00Z'))).toBe(
    'Node 20.19.5 has had no security fixes since 2026-04-30. Use Node 24.',
  )
  expect(findNodeWarning('24.11.0', new Date('2026-11-27T00:00:00Z'))).toBeUndefined()
})

test('does not warn about versions that it does not know', () => {
  expect(findNodeWarning('40.0.0', new Date('2040-01-01T00:00:00Z'))).toBeUndefined()
})
