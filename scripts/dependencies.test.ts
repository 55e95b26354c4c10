import { expect, test } from 'vitest'
import {
  readAllowedLicences,
  isLicenceAllowed,
  listLockedDependencies,
  readInstallScripts,
  listRuntimeDependencies,
} from './dependencies.ts'

const locked = listLockedDependencies()
const registry = 'https://registry.npmjs.org/'

test('lock files contain only registry packages, each with a hash', () => {
  expect(locked.length).toBeGreaterThan(500)
  // packages without `resolved` come from the configured registry; their hash is valid for any registry
  const elsewhere = locked.filter(({ resolved }) => resolved !== undefined && !resolved.startsWith(registry))
  // a bundled package needs no hash, because it is part of its parent's archive, which has one
  const own = locked.filter(({ inBundle }) => !inBundle)
  const withoutHash = own.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(elsewhere.map(({ path }) => path)).toEqual([])
  expect(withoutHash.map(({ path }) => path)).toEqual([])
})

test('package.json lists exactly the packages with install scripts', () => {
  const withScript = new Set(locked.filter((one) => one.hasInstallScript).map(({ name }) => name))
  expect(Object.keys(readInstallScripts()).toSorted()).toEqual([...withScript].toSorted())
})

test('runtime dependencies have licences that decision 3 allows', () => {
  const allowed = readAllowedLicences()
  const others = listRuntimeDependencies().filter(({ license }) => !isLicenceAllowed(license, allowed))
  expect(others.map(({ path, license }) => `${path}: ${license}`)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['Apache-2.0 AND (GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  [undefined, false],
])('the licence %s is allowed: %s', (expression, is) => {
  expect(isLicenceAllowed(expression, new Set(['MIT', 'Apache-2.0']))).toBe(is)
})
