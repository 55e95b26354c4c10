import { CallError } from '@i-one/contract/call'
import { expect, test } from 'vitest'
import { isNotFound } from './is-missing.ts'

test('a 404 counts as not found', () => {
  expect(isNotFound(new CallError('No such session', 404))).toBe(true)
})

test.each(['id', 'code'])('an invalid %s counts as not found', (field) =>
  expect(isNotFound(new CallError('Not one', 400, { fields: { [field]: 'Not one' } }))).toBe(true),
)

test('other errors do not count as not found', () => {
  expect(isNotFound(new CallError('Not a season', 400, { fields: { season: 'Not a season' } }))).toBe(false)
  expect(isNotFound(new CallError('Server Error', 500))).toBe(false)
  expect(isNotFound(new Error('broken'))).toBe(false)
})
