import { badInput } from '../lib/http/refusal.ts'

/** Whose password it is to be. */
interface Named {
  firstName: string
  lastName: string
  nickname: string
  email: string
}

/** As a guesser tries it: in one case, without marks. */
const fold = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFKC')

const wordsOf = (...texts: string[]) => texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])

/** A word of a name or address counts anywhere from four letters on; a shorter one where nothing but signs stands beside it. */
const holds = (folded: string, words: string[]) => {
  const letters = folded.replaceAll(/\P{L}/gu, '')
  return words.some((word) => (word.length >= 4 ? folded.includes(word) : word === letters))
}

/**
 * The 49,000 passwords that are seen most, in lower case. Loaded with the first password that is set, since a start
 * should not wait for it.
 */
const loadCommon = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
let common: ReturnType<typeof loadCommon> | undefined

const advice = 'Try three words that only you would put together.'

/** Why somebody would guess this password of this person soon, as a sentence; nothing where they would not. */
export const guessable = async (password: string, person: Named) => {
  const folded = fold(password)
  if ((await (common ??= loadCommon())).has(folded)) return `Many people use this one. ${advice}`
  const { firstName, lastName, nickname, email } = person
  if (holds(folded, wordsOf(firstName, lastName, nickname))) return `This holds your name. ${advice}`
  const [local = ''] = email.split('@')
  return holds(folded, wordsOf(local)) ? `This holds your e-mail address. ${advice}` : undefined
}

/** Asked after the specification's own rules of a password, wherever somebody sets their own. */
export const requireUnguessable = async (
  password: string,
  person: Named,
  field: 'password' | 'newPassword',
) => {
  const sentence = await guessable(password, person)
  if (sentence) throw badInput({ [field]: sentence })
}
