import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { i18n, inLanguage, setDefaultLanguage, toLanguage } from './i18n.ts'

const message = () => i18n._('Too many tries. Please wait a moment.')

afterEach(() => setDefaultLanguage('en'))

test('a message is in the default language outside a language', () => {
  expect(message()).toBe('Too many tries. Please wait a moment.')
  setDefaultLanguage('fr')
  expect(message()).toMatch(/^Trop d’essais/)
  expect(inLanguage('en', message)).toBe('Too many tries. Please wait a moment.')
})

test.each([null, undefined, '', 'xx', 'FR'])('the code %j means the default language', (code) => {
  expect([toLanguage(code), toLanguage('fr')]).toEqual(['en', 'fr'])
  setDefaultLanguage('fr')
  expect([toLanguage(code), toLanguage('en')]).toEqual(['fr', 'en'])
})

test('a message is in the language of the work, also after an await', async () => {
  const later = async () => {
    await wait(1)
    return message()
  }
  const [french, english] = await Promise.all([inLanguage('fr', later), inLanguage('en', later)])
  expect(french).not.toBe(english)
  expect(french).toMatch(/^Trop d’essais/)
  expect(english).toBe('Too many tries. Please wait a moment.')
})

test('a value is never read as a message', () => {
  const value = '{count, plural, one {#} other {#}} \\u0041 <0>'
  expect(i18n._('{player} joined', { player: value })).toBe(`${value} joined`)
})

test('formats are in the language of the work', () => {
  const secondMonth = () => i18n.formats.months.long[1]
  expect(secondMonth()).toBe('February')
  expect(inLanguage('fr', secondMonth)).toBe('février')
})
