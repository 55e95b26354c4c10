import { describe, expect, test } from 'vitest'
import { toEmailKey, toInternationalNumber, requireCanLogIn } from './rules.ts'

describe('the key of an address', () => {
  test.each([
    ['Tunde@Example.com', 'tunde@example.COM'],
    ['ọláyínká@example.com'.normalize('NFC'), 'Ọláyínká@example.com'.normalize('NFD')],
    ['ｔｕｎｄｅ@example.com', 'tunde@example.com'],
    ['strasse@example.com', 'straße@example.com'],
    ['ΝΙΚΟΣ@example.gr', 'νικος@example.gr'],
    ['tunde@straße.example', 'tunde@xn--strae-oqa.example'],
    ['tunde@MÜLLER.example', 'tunde@XN--mller-kva.example'],
    ['tunde@ｅxample.com', 'tunde@example.com'],
    ['tunde@例え。jp', 'tunde@xn--r8jz45g.jp'],
  ])('is the same for %s and %s', (one, other) => {
    expect(toEmailKey(one)).toBe(toEmailKey(other))
  })

  test('is kept, so its form never changes', () => {
    expect(toEmailKey('Tunde@Example.com')).toBe('tunde@example.com')
    expect(toEmailKey('Tunde@Ọláyínká.ng')).toBe('tunde@ọláyínká.ng')
    expect(toEmailKey('tunde@xn--.example')).toBe('tunde@xn--.example')
  })

  test.each([
    ['tunde@example.com', 'tundé@example.com'],
    ['tunde@example.com', 'tunde+five@example.com'],
    ['tunde@straße.example', 'tunde@strasse.example'],
    ['tunde@invalid.example', 'tunde@xn--invalid-.example'],
  ])('differs for %s and %s', (one, other) => {
    expect(toEmailKey(one)).not.toBe(toEmailKey(other))
  })
})

describe('a phone number', () => {
  test.each([
    ['08012345678', '+2348012345678'],
    ['0801 234 5678', '+2348012345678'],
    ['+234 (0) 801-234-5678', '+2348012345678'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['(00) 1 202 555 0143', '+12025550143'],
    ['33 1 70 18 99 00', '+33170189900'],
  ] as const)('%s is kept as %s', (text, saved) => {
    expect(toInternationalNumber(text, 'NG')).toBe(saved)
  })

  test('without a country is read as one of the configured country', () => {
    expect(toInternationalNumber('020 7946 0958', 'GB')).toBe('+442079460958')
  })

  test.each([
    '12345',
    '+1234567890',
    'call me',
    'call 08012345678',
    'or +442079460958',
    '+',
    '0801234567801234567',
  ])('%s cannot be read', (text) => {
    expect(() => toInternationalNumber(text, 'NG')).toThrow(
      expect.objectContaining({
        code: 'bad-input',
        facts: expect.objectContaining({ fields: { phoneNumber: 'Phone number is not valid' } }),
      }),
    )
  })
})

describe('who has shown the right password', () => {
  const person = { isDemo: false, suspendedAt: null }
  const demo = { isDemo: true, suspendedAt: null }

  test('may log in', () => expect(() => requireCanLogIn(person, false)).not.toThrow())
  test('may log in to a demo account on this machine', () =>
    expect(() => requireCanLogIn(demo, true)).not.toThrow())
  test('may not log in to a demo account that others can reach', () =>
    expect(() => requireCanLogIn(demo, false)).toThrow(expect.objectContaining({ code: 'demo-only-here' })))
  test('may not log in to a suspended account', () =>
    expect(() => requireCanLogIn({ ...person, suspendedAt: new Date() }, true)).toThrow(
      expect.objectContaining({ code: 'suspended' }),
    ))
})
