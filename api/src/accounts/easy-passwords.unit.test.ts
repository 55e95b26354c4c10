import { describe, expect, test } from 'vitest'
import { isEasyToGuess } from './easy-passwords.ts'

const person = {
  firstName: 'Ọláyínká',
  lastName: 'Ṣẹ́gun-Obi',
  nickname: 'Ada',
  email: 'big.striker-9@example.com',
}

describe('a password that is easy to guess', () => {
  test.each([
    ['digits in a row', '654321'],
    ['digits in a row, downwards', '987654321'],
    ['one character', 'aaaaaa'],
    ['a repetition', '121212'],
    ['a longer repetition', 'abcabcabc'],
    ['letters in a row', 'abcdef'],
    ['few letters in a row', 'abcd'],
    ['keys in a row', 'qwertyui'],
    ['one of the most common', 'password1'],
    ['in another case', 'PassWord1'],
    ['in full-width letters', 'ｐａｓｓｗｏｒｄ１'],
    ['with figures for letters', 'p4ssw0rd'],
    ['a club and figures', 'chelsea123'],
    ['another club and figures', 'Arsenal2024'],
    ['a city and figures', 'lagos123'],
    ['a part of the city', 'surulere1'],
    ['the name of the product', 'i-one1'],
    ['a word of football', 'goalkeeper'],
    ['the first name and figures', 'Ọláyínká1'],
    ['the name as keyboards without its marks have it', 'olayinka99'],
    ['a part of the last name', 'segun2024'],
    ['a short name and figures', 'ada2024'],
    ['the e-mail address', 'big.striker-9'],
    ['a word of the address', 'striker77'],
    ['nothing but one repeated for long', 'a'.repeat(200)],
  ])('is found: %s', async (_, password) => {
    expect(await isEasyToGuess(password, person)).toBe(true)
  })

  test.each([
    ['three words', 'kickoff-at-seven'],
    ['three words without signs', 'correcthorsebattery'],
    ['a few random characters', 'x7Kq-2vR'],
    ['a short name inside words', 'macadamia-nuts'],
    ['letters of a script without a name in it', 'пароль-на-троих'],
    ['signs alone', '#!%&-%&!#'],
    ['as long as can be', 'The quick brown fox '.repeat(10)],
  ])('is not: %s', async (_, password) => {
    expect(await isEasyToGuess(password, person)).toBe(false)
  })

  test('is checked without names as well', async () => {
    const nameless = { firstName: '', lastName: '', nickname: '', email: '' }
    expect(await isEasyToGuess('lagos123', nameless)).toBe(true)
    expect(await isEasyToGuess('kickoff-at-seven', nameless)).toBe(false)
  })
})
