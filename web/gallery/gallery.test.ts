import { expect, test } from 'vitest'
import { folders } from './entries.ts'

// excludes toasts.tsx, because importing this module appends toasts to the page
const files = import.meta.glob<Record<string, unknown>>(
  ['../src/ui/**/*.{ts,tsx}', '!**/*.test.ts', '!**/toasts.tsx'],
  { eager: true },
)
const exported = Object.values(files).flatMap((file) => Object.keys(file))
const entries = folders.flatMap((folder) => folder.entries)

test('each component of web/src/ui has an entry', () => {
  const shown = new Set(entries.flatMap(({ components }) => components))
  const components = exported.filter((name) => /^[A-Z]/.test(name))
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((name) => !shown.has(name))).toEqual([])
})

test('each entry names exports of web/src/ui', () => {
  const named = entries.flatMap(({ components }) => components)
  expect(named.filter((name) => !exported.includes(name))).toEqual([])
})

test('each entry and each of its states has its own address', () => {
  const addresses = entries.flatMap(({ address, states }) => [
    address,
    ...states.map((state) => `${address}/${state.address}`),
  ])
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  expect(addresses.filter((address) => !/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(address))).toEqual([])
})
