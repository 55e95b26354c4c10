import { toInputError } from '../lib/http/api-error.ts'
import { i18n } from '../lib/i18n/i18n.ts'
import { guessableWords } from './guessed-words.ts'

type Named = Record<'firstName' | 'lastName' | 'nickname' | 'email', string>

const fold = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFKC')

const listWords = ({ firstName, lastName, nickname, email }: Named) => {
  const texts = [firstName, lastName, nickname, email.slice(0, email.lastIndexOf('@'))].map(fold)
  return [...new Set(texts.flatMap((text) => [text, ...(text.match(/[\p{L}\p{N}]+/gu) ?? [])]))]
}

const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, here: guessableWords },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 20,
  })
}
let estimator: ReturnType<typeof loadEstimator> | undefined

// Checks only the first 24 characters, because the time of a check grows with the square of the length.
const checkedLength = 24

export const isEasyToGuess = async (password: string, person: Named) => {
  const zxcvbn = await (estimator ??= loadEstimator())
  return zxcvbn.check(fold(password).slice(0, checkedLength), listWords(person)).score < 2
}

type Field = 'password' | 'newPassword'

export const requireHardToGuess = async (password: string, person: Named, field: Field) => {
  if (await isEasyToGuess(password, person)) throw toInputError({ [field]: i18n._('Too easy to guess') })
}
