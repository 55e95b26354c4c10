import { expect, test } from 'vitest'
import { formatTimeZone } from './zone-name.ts'

test.each([
  ['Africa/Lagos', 'Lagos time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
])('%s is called %s', (timeZone, name) => {
  expect(formatTimeZone(timeZone)).toBe(name)
})
