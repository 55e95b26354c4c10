import { describe, expect, test } from 'vitest'
import { guessable } from './guessable.ts'

const person = {
  firstName: 'Ọláyínká',
  lastName: 'Ṣẹ́gun-Obi',
  nickname: 'Ada',
  email: 'big.striker-9@example.com',
}
const many = 'Many people use this one. Try three words that only you would put together.'
const name = 'This holds your name. Try three words that only you would put together.'
const address = 'This holds your e-mail address. Try three words that only you would put together.'

describe('a password that is guessed first', () => {
  test.each([
    ['one of the most common', 'password1', many],
    ['in another case', 'PassWord1', many],
    ['in full-width letters', 'ｐａｓｓｗｏｒｄ１', many],
    ['with the first name in it', 'we-are-Ọláyínká', name],
    ['with the name as keyboards without its marks have it', 'olayinka-at-seven', name],
    ['with a part of the last name', 'xsegunx-77', name],
    ['a short name and figures', 'ada2024!', name],
    ['with the address in it', 'big.striker-9@example.com!', address],
    ['with a word of the address', 'thestriker77', address],
  ])('is refused: %s', async (_, password, sentence) => {
    expect(await guessable(password, person)).toBe(sentence)
  })

  test.each([
    ['three words', 'kickoff-at-seven'],
    ['a short name inside a word', 'macadamia-nuts'],
    ['letters of a script without a name in it', 'пароль-на-троих'],
    ['signs alone', '#!%&-%&!#'],
  ])('is not: %s', async (_, password) => {
    expect(await guessable(password, person)).toBeUndefined()
  })
})
