import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const saved = new Map<string, string>()
const device = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
  removeItem: (key: string) => void saved.delete(key),
}

const opened = async (version = 'index-1.js') => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: device })
  vi.stubGlobal('document', { querySelector: () => ({ src: version }) })
  return { ...(await import('./last-seen.ts')), ...(await import('../lib/token.ts')) }
}

afterEach(() => void vi.unstubAllGlobals())

const signedIn = (token: string) => saved.set('i-one', token)
const mine = ['sessions', 'mine']

beforeEach(() => {
  saved.clear()
  signedIn('login 1')
})

test('reads the saved data after a reload, also for a query about another day', async () => {
  const before = await opened()
  before.persistQueryData(['host', 'calendar', '2026-03-01'], ['a week'])
  const { readPersistedData } = await opened()
  expect(readPersistedData(['host', 'calendar', '2026-03-02'])).toEqual(['a week'])
  expect(readPersistedData(mine)).toBeUndefined()
})

test('another login or another app version cannot read the data', async () => {
  const before = await opened()
  before.persistQueryData(mine, ['a session'])
  const next = await opened('index-2.js')
  expect(next.readPersistedData(mine)).toBeUndefined()
  signedIn('login 2')
  const other = await opened()
  expect(other.readPersistedData(mine)).toBeUndefined()
  signedIn('login 1')
  const { readPersistedData } = await opened()
  expect(readPersistedData(mine)).toEqual(['a session'])
})

test('a new login on the same page cannot read the previous login’s data and saves its own', async () => {
  const page = await opened()
  page.persistQueryData(mine, ['a session'])
  page.saveToken('login 2')
  expect(page.readPersistedData(mine)).toBeUndefined()
  page.persistQueryData(mine, ['another session'])
  const { readPersistedData } = await opened()
  expect(readPersistedData(mine)).toEqual(['another session'])
})

test('a page whose login was replaced in another tab neither saves nor reads data', async () => {
  const page = await opened()
  signedIn('login 2')
  page.persistQueryData(mine, ['a session'])
  const other = await opened()
  expect(other.readPersistedData(mine)).toBeUndefined()
  other.persistQueryData(mine, ['a session of the other'])
  expect(page.readPersistedData(mine)).toBeUndefined()
})

test('if the storage is full, the earlier data is deleted too', async () => {
  const page = await opened()
  page.persistQueryData(mine, ['a session'])
  vi.spyOn(device, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  page.persistQueryData(mine, ['another'])
  const { readPersistedData } = await opened()
  expect(readPersistedData(mine)).toBeUndefined()
})
