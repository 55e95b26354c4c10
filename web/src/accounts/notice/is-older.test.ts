import { privacyNotice } from '@i-one/contract/privacy'
import { expect, test } from 'vitest'
import { hasNewNotice } from './is-older.ts'

const { version } = privacyNotice

test.each([
  ['an earlier version', version - 1, true],
  ['no version', null, true],
  ['the version in force', version, false],
  ['a later version, on a page loaded earlier', version + 1, false],
  ['a user stored by an older app', undefined, false],
])('%s: shows the bar: %s', (_, privacyVersion, shown) =>
  expect(hasNewNotice({ privacyVersion })).toBe(shown),
)
