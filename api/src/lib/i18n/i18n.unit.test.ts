import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { i18n, inLanguage } from './i18n.ts'

const message = () => i18n._('Too many tries. Please wait a moment.')

test('a message is English outside a language', () => {
  expect(message()).toBe('Too many tries. Please wait a moment.')
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
