import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cacheStorage, deviceStorage, tabStorage } from './site-data.ts'

const securityError = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

const storageOf = (room: number) => {
  const stored: Record<string, string> = {}
  return Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        if (value.length > room) throw new DOMException('Full', 'QuotaExceededError')
        stored[key] = value
      },
    },
    removeItem: { value: (key: string) => delete stored[key] },
  }) as Storage
}

beforeEach(() => {
  for (const storage of [deviceStorage, tabStorage]) for (const key of storage.keys()) storage.removeItem(key)
})

describe.each([
  ['the device', deviceStorage],
  ['the tab', tabStorage],
])('the storage of %s', (_, storage) => {
  test('is the memory of the page if site data is blocked', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        return securityError()
      },
      get sessionStorage() {
        return securityError()
      },
    })
    expect(storage.getItem('main')).toBeNull()
    storage.setItem('main', 'one')
    expect(storage.getItem('main')).toBe('one')
    expect(storage.keys()).toEqual(['main'])
    storage.removeItem('main')
    expect(storage.getItem('main')).toBeNull()
    expect(storage.keys()).toEqual([])
  })

  test('returns the last value, even if the storage was full', () => {
    const full = storageOf(3)
    vi.stubGlobal('window', { localStorage: full, sessionStorage: full })
    storage.setItem('main', 'old')
    storage.setItem('main', 'newer')
    expect(storage.getItem('main')).toBe('newer')
    expect(full.getItem('main')).toBeNull()
    storage.setItem('main', 'new')
    expect(storage.getItem('main')).toBe('new')
    storage.removeItem('main')
    expect(storage.getItem('main')).toBeNull()
  })

  test('returns a value that another tab wrote after this tab found the storage full', () => {
    const full = storageOf(3)
    vi.stubGlobal('window', { localStorage: full, sessionStorage: full })
    storage.setItem('main', 'here')
    full.setItem('main', 'two')
    expect(storage.getItem('main')).toBe('two')
  })
})

test('there are no caches if site data is blocked', () => {
  vi.stubGlobal('window', {
    get caches() {
      return securityError()
    },
  })
  expect(cacheStorage()).toBeUndefined()
})
