import { toInputError } from './lib/http/api-error.ts'
import { i18n } from './lib/i18n/i18n.ts'

const lookAlikes = new Map(
  [
    ['a', 'аαɑᴀ4@'],
    ['b', 'вβʙ8'],
    ['c', 'сϲᴄ'],
    ['d', 'ԁᴅđ'],
    ['e', 'еεєᴇ3'],
    ['f', 'ғꜰƒ'],
    ['g', 'ɡɢ9'],
    ['h', 'һнʜ'],
    // i and l count as one letter, because they look the same in many fonts
    ['i', 'іιıɪӏl1|ʟł'],
    ['k', 'кκᴋ'],
    ['m', 'мᴍ'],
    ['n', 'пηɴո'],
    ['o', 'оοօσᴏø0'],
    ['p', 'рρᴘ'],
    ['r', 'гʀ'],
    ['s', 'ѕꜱ5$'],
    ['t', 'тτᴛ7'],
    ['u', 'υսᴜ'],
    ['v', 'νᴠ'],
    ['w', 'ωԝᴡ'],
    ['x', 'хχ'],
    ['y', 'уγʏ'],
  ].flatMap(([letter = '', drawnAlike = '']) => [...drawnAlike].map((sign) => [sign, letter] as const)),
)

const framed = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu
const unframed = (letter: string) => String.fromCodePoint(97 + ((letter.codePointAt(0)! - 0x1f130) % 32))

const folded = (word: string) => [...word].map((sign) => lookAlikes.get(sign) ?? sign).join('')

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(framed, unframed)
    .toLowerCase()
    .match(/[\p{L}\p{N}@$|]+/gu) ?? []

const withoutFigures = (word: string) => word.replaceAll(/^\p{N}+|\p{N}+$/gu, '')

const roles = [
  'admin',
  'admins',
  'administrator',
  'moderator',
  'moderators',
  'official',
  'staff',
  'support',
  'helpdesk',
]
const reserved = new Set([...roles, ...roles.map((role) => `ione${role}`), 'formerplayer'].map(folded))
const product = folded('ione')

type Words = readonly string[]

const pairsOf = (words: Words) => words.map((word, at) => ({ word, two: word + (words[at + 1] ?? '') }))

const namesProduct = (words: Words) =>
  // rejects 'i-one', but accepts 'Lone' and 'Ione', which are real names
  pairsOf(words).some(({ word, two }) => (two === product && word !== product) || isProductRole(word))

const isProductRole = (word: string) => word !== product && word.startsWith(product) && reserved.has(word)

const isReservedForPerson = (words: Words) =>
  reserved.has(words.join('')) ||
  namesProduct(words) ||
  pairsOf(words).some(({ word, two }) => reserved.has(word) || reserved.has(two))

// Accepts names that combine reserved words with other words, because 'Admin Staff FC' is an ordinary team name.
const isReservedForGroup = (words: Words) =>
  words.length > 0 &&
  (reserved.has(words.join('')) || namesProduct(words) || words.every((word) => reserved.has(word)))

const isEither = (name: string, isReserved: (words: Words) => boolean) => {
  const words = wordsOf(name)
  return isReserved(words.map(folded)) || isReserved(words.map(withoutFigures).filter(Boolean).map(folded))
}

export const isReservedName = (name: string) => isEither(name, isReservedForPerson)

export const isReservedGroupName = (name: string) => isEither(name, isReservedForGroup)

const reservedText = () => i18n._('This name is reserved. Choose another one.')

export const requireFreeName = (name: string, field: string) => {
  if (isReservedName(name)) throw toInputError({ [field]: reservedText() })
}

export const requireFreeGroupName = (name: string) => {
  if (isReservedGroupName(name)) throw toInputError({ name: reservedText() })
}
