import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getUser, logIn, logOut, register } from '../contract/src/accounts.ts'
import { requestPasswordReset, resetPassword, verifyCode } from '../contract/src/accounts/password-reset.ts'
import { findNearbyPitches } from '../contract/src/pitches.ts'
import { findNearbySessions } from '../contract/src/sessions/nearby.ts'

const specification = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8')

test('[AUTH-12] the nine calls match the table, by method and path', () => {
  const table = [...specification.matchAll(/^\| (GET|POST) +\| `(\S+)` +\|/gm)]
  const written = table.map(([, method, path]) => `${method} ${path}`)
  const nine = [register, logIn, getUser, requestPasswordReset, verifyCode, resetPassword, logOut]
  const calls = [...nine, findNearbySessions, findNearbyPitches]
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(written)
})
