import { CallError } from '@i-one/contract/call'
import { expect, test } from 'vitest'
import { isMissing } from './is-missing.ts'

test('nothing is at an address that the server does not know', () => {
  expect(isMissing(new CallError('No such session', 404))).toBe(true)
})

test.each(['id', 'code'])('nothing is at an address whose %s lost its end', (field) =>
  expect(isMissing(new CallError('Not one', 400, { fields: { [field]: 'Not one' } }))).toBe(true),
)

test('what was refused, or broke, is not missing', () => {
  expect(isMissing(new CallError('Not a season', 400, { fields: { season: 'Not a season' } }))).toBe(false)
  expect(isMissing(new CallError('Server Error', 500))).toBe(false)
  expect(isMissing(new Error('broken'))).toBe(false)
})
