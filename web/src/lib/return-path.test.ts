import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isSharedPath, readReturnPath, addReturnPath } from './return-path.ts'

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://i-one.example' }))

describe('the return path after signing in', () => {
  test('is the path in the address, with its query', () => {
    expect(readReturnPath('?from=%2Fs%2Fabc%3Fx%3D1')).toBe('/s/abc?x=1')
  })

  test('is undefined if the address contains no path', () => {
    expect(readReturnPath('')).toBeUndefined()
  })

  test.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
    '/..//evil.example/login',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/a/..//evil.example',
    '/..\\/evil.example',
    '',
  ])('is never %j', (from) => {
    expect(readReturnPath(`?${new URLSearchParams({ from })}`)).toBeUndefined()
  })

  test('is passed on from page to page', () => {
    expect(addReturnPath('/register', '/s/a&b')).toBe('/register?from=%2Fs%2Fa%26b')
    expect(addReturnPath('/register', undefined)).toBe('/register')
  })
})

test.each([
  ['/s/abc', true],
  ['/p/abc?at=1', true],
  ['/m/abc', true],
  ['/guest?code=1', true],
  ['/schedule', false],
  ['/', false],
])('%s is a shared path: %j', (path, shared) => {
  expect(isSharedPath(path)).toBe(shared)
})
