import { expect, it } from 'vitest'
import { clockWarningText } from './connection-words.ts'

it('does not warn about a small clock difference', () => {
  expect(clockWarningText(0)).toBeUndefined()
  expect(clockWarningText(-2000)).toBeUndefined()
  expect(clockWarningText(2000)).toBeUndefined()
})

it.each([
  [-200_000, '3 min 20 s ahead'],
  [45_400, '45 s behind'],
  [-7_260_000, '2 h 1 min ahead'],
  [90_061_000, '1 day 1 h behind'],
  [-180_000, '3 min ahead'],
])('where the server is %d ms ahead it says %s', (ahead, length) => {
  expect(clockWarningText(ahead)).toBe(`This phone’s clock is ${length}. The match uses server time.`)
})
