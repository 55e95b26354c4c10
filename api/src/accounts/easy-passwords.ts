import { badInput } from '../lib/http/refusal.ts'
import { guessedWords } from './guessed-words.ts'

/** The person whose password is checked. */
interface Named {
  firstName: string
  lastName: string
  nickname: string
  email: string
}

/** As a guesser tries it: in one case, without marks. */
const fold = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFKC')

const wordsOf = ({ firstName, lastName, nickname, email }: Named) => {
  const texts = [firstName, lastName, nickname, email.slice(0, email.lastIndexOf('@'))].map(fold)
  return [...new Set(texts.flatMap((text) => [text, ...(text.match(/[\p{L}\p{N}]+/gu) ?? [])]))]
}

/** Loaded with the first password that is set, since the lists of words take a moment and a start should not wait for them. */
const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, here: guessedWords },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 20,
  })
}
let estimator: ReturnType<typeof loadEstimator> | undefined

/** A longer beginning decides nothing, and its time grows with the square. */
const judged = 24

/** Whether a guesser who knows the person finds this password within some 10^6 guesses. */
export const isEasyToGuess = async (password: string, person: Named) => {
  const zxcvbn = await (estimator ??= loadEstimator())
  return zxcvbn.check(fold(password).slice(0, judged), wordsOf(person)).score < 2
}

/** To be asked after the specification's own rules of a password, wherever somebody sets their own. */
export const requireHardToGuess = async (
  password: string,
  person: Named,
  field: 'password' | 'newPassword',
) => {
  if (await isEasyToGuess(password, person)) throw badInput({ [field]: 'Too easy to guess' })
}
