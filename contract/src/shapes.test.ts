import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { message } from './i18n.ts'
import { Day, Instant, lineField, textField, numberField, optionalLineField } from './shapes.ts'

describe('a number in a query', () => {
  const longitude = numberField(-180, 180)
  const accepts = (text: string) => z.safeParse(longitude, text).success

  test('can be in JavaScript’s exponent notation for tiny numbers', () => {
    expect(String(0.0000001)).toBe('1e-7')
    expect(z.parse(longitude, '1e-7')).toBe(1e-7)
    expect(z.parse(longitude, '-2.5e-10')).toBe(-2.5e-10)
  })
  test('can be a plain number', () => {
    expect(z.parse(longitude, '3.3548')).toBe(3.3548)
    expect(z.parse(longitude, 3.3548)).toBe(3.3548)
  })
  test('must be numeric and within its bounds', () => {
    for (const text of ['', ' ', 'NaN', 'Infinity', '1e7', '0x10', '180.1', '1,5'])
      expect(accepts(text)).toBe(false)
  })
})

describe('a day', () => {
  const accepts = (text: string) => z.safeParse(Day, text).success

  test('must exist in the calendar', () => {
    for (const day of ['1970-01-01', '2024-02-29', '2525-12-31']) expect(accepts(day)).toBe(true)
    for (const text of ['', '2025-2-1', '2025-02-29', '2025-11-20T00:00', 'tomorrow'])
      expect(accepts(text)).toBe(false)
  })
  test('has neighbouring weeks with four-digit years', () => {
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31']) expect(accepts(day)).toBe(false)
  })
})

describe('an instant', () => {
  test('is normalized to milliseconds', () => {
    const at = '2025-11-20T15:18:00.123Z'
    for (const text of [at, '2025-11-20T15:18:00.123456789Z', '2025-11-20T15:18:00.1239Z'])
      expect(z.parse(Instant, text)).toBe(at)
    for (const text of ['2025-11-20T15:18:00Z', '2025-11-20T15:18:00.0Z'])
      expect(z.parse(Instant, text)).toBe('2025-11-20T15:18:00.000Z')
  })
  test('must exist and be in UTC', () => {
    const wrong = ['', 'now', '2025-02-30T12:00:00Z', '2025-11-20T24:00:00Z', '2025-11-20T15:18:60Z']
    for (const text of [...wrong, '2025-11-20', '2025-11-20T15:18:00', '2025-11-20T15:18:00+01:00'])
      expect(z.safeParse(Instant, text).error?.issues).toMatchObject([
        { message: 'Must be a time in UTC, such as 2026-11-28T18:00:00Z' },
      ])
  })
})

describe.each([
  ['a line', lineField(message('Name is required'))],
  ['a line that may be empty', optionalLineField(100)],
  ['several lines', textField(message('Name is required'), 100)],
])('%s', (_, shape) => {
  test.each([
    ['override of the direction of writing', 'a\u202eb'],
    ['control character', 'a\u0007b'],
    ['lone surrogate', 'a\ud83d'],
    ['format characters given up long ago', 'a\u206ab'],
    ['annotations between lines', 'a\ufff9b\ufffac\ufffb'],
    ['tags', 'a\u{e0001}\u{e0041}b'],
    ['sign that is no character', 'a\ufffeb'],
    ['sign that is no character beyond the basic plane', 'a\u{1ffff}b'],
  ])('has no %s', (_name, text) => expect(z.safeParse(shape, text).success).toBe(false))

  test.each([
    ['soft hyphen', 'a\u00adb'],
    ['joiner that joins nothing', 'a\u034fb'],
    ['mark of direction', '\u200ea\u061cb\u200f'],
    ['isolate', '\u2068ab\u2069'],
    ['embedding', '\u202aab\u202c'],
    ['word joiner', 'a\u2060b'],
    ['joiner between Latin letters', 'a\u200db'],
    ['vowel separator outside Mongolian', 'a\u180eb'],
  ])('loses: %s', (_name, text) => expect(z.parse(shape, text)).toBe('ab'))

  test('is measured in visible characters', () => {
    const family = '👨\u200d👩\u200d👧'
    expect(z.safeParse(shape, family.repeat(40)).success).toBe(true)
    expect(z.safeParse(shape, 'ශ්\u200dරී'.repeat(70)).success).toBe(true)
    expect(z.safeParse(shape, '😀'.repeat(100)).success).toBe(true)
    expect(z.safeParse(shape, '😀'.repeat(101)).success).toBe(false)
    expect(z.safeParse(shape, `a${'\u0301'.repeat(500)}`).success).toBe(false)
  })

  test.each([
    `علی\u200cرضا`,
    `ශ්\u200dරී ලංකා`,
    `അവന്\u200d`,
    `Sorry 🤦🏾\u200d♂️ rain`,
    'Ọjà Cage',
    'e\u0301',
    '❤️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '𝒜',
    'שלום',
    '足球',
    '=1+1',
    '%_\\',
    "O'Brien <3",
  ])('may be %s', (text) => expect(z.parse(shape, text)).toBe(text.normalize('NFC')))
})
