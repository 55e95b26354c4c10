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
])('what is kept on %s', (_, storage) => {
  test('is in the memory of the page where site data is blocked', () => {
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

  test('is the value written last, though there was no room for it', () => {
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

  test('is what another tab has written after this one had no room', () => {
    const full = storageOf(3)
    vi.stubGlobal('window', { localStorage: full, sessionStorage: full })
    storage.setItem('main', 'here')
    full.setItem('main', 'two')
    expect(storage.getItem('main')).toBe('two')
  })
})

test('there are no caches where site data is blocked', () => {
  vi.stubGlobal('window', {
    get caches() {
      return securityError()
    },
  })
  expect(cacheStorage()).toBeUndefined()
})
