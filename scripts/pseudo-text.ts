import { type Content, parse, type Token } from '@messageformat/parser'

const listTexts = (tokens: Token[]): Content[] =>
  tokens.flatMap((token) => {
    if (token.type === 'content') return [token]
    return 'cases' in token ? token.cases.flatMap((one) => listTexts(one.tokens)) : []
  })

const changeOutsideElements = (text: string, change: (text: string) => string) =>
  text
    .split(/(<\/?\d+\/?>)/)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('')

/** Changes the texts of a message in ICU MessageFormat, also those in the cases of a plural, and nothing else. */
const changeTexts = (message: string, change: (text: string) => string) =>
  listTexts(parse(message)).reduceRight(
    (changed, { ctx: { offset, text } }) =>
      changed.slice(0, offset) + changeOutsideElements(text, change) + changed.slice(offset + text.length),
    message,
  )

const accented = new Map([
  ...['aå', 'cç', 'eé', 'iî', 'nñ', 'oö', 'uû', 'yý'].map(([plain, accent]) => [plain!, accent!] as const),
  ...['AÅ', 'CÇ', 'EÉ', 'IÎ', 'NÑ', 'OÖ', 'UÛ', 'YÝ'].map(([plain, accent]) => [plain!, accent!] as const),
])

const vowels = /[aeiouy]/gi

/** Repeats vowels, evenly, until the text is 40 % longer. */
const lengthen = (text: string) => {
  const rate = (text.length * 0.4) / (text.match(vowels)?.length ?? 1)
  let count = 0
  return text.replaceAll(vowels, (vowel) => {
    const missing = Math.ceil((count + 1) * rate) - Math.ceil(count * rate)
    count += 1
    return vowel.repeat(1 + missing)
  })
}

const accentuate = (text: string) =>
  lengthen(text).replaceAll(/[a-z]/gi, (letter) => accented.get(letter) ?? letter)

/** Marks a word as right-to-left, as Android's pseudo-language ar-XB does. */
const reverse = (text: string) =>
  text.replaceAll(/\p{L}[\p{L}\p{M}’]*/gu, (word) => `\u200F\u202E${word}\u202C\u200F`)

/** Translates English messages into languages that only tests use. A text without brackets is not a message. */
export const pseudoLanguages = {
  'en-XA': (message: string) => `[${changeTexts(message, accentuate)}]`,
  'ar-XB': (message: string) => changeTexts(message, reverse),
}
