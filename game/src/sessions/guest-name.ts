import type { Position } from '../matches/formation.ts'

export interface ListedGuest {
  name: string
  position?: Position
}

const longestName = 60
const maxFriends = 5

const positions: readonly (readonly [Position, RegExp])[] = [
  ['GK', /^(?:gk|keeper|goalie|goal ?keeper)$/iu],
  ['DF', /^(?:df|defender|def|CB|LB|RB)$/iu],
  ['MF', /^(?:mf|midfielder|midfield|mid|CM)$/iu],
  // 'ST' must be upper case, because names can start with 'St'.
  ['FW', /^(?:[Ff][Ww]|[Ss]triker|[Ff]orward|[Aa]ttacker|[Ww]inger|ST|CF|LW|RW)$/u],
]

export const parsePosition = (word: string) => positions.find(([, words]) => words.test(word))?.[0]

export const bulletPattern =
  /^(?:\d{1,2} ?[.):\]-]+ ?|\d{1,2} +(?=[\p{L}@~_*(])|[-\u2013\u2014>\u2022\u00b7\u25aa\u25e6\u2023\u25cf\u25cb\u2610\u2611\u2713\u2714\u2705]\ufe0f? ?|\* +)+/u

const picture =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\ufe00-\ufe0f\u20e3\u2713\u2610\u2611]/gu
const glove = '\u{1f9e4}'
const crossedOut = /[\u274c\u2716\u2718\u{1f6ab}]|^~[^~]+~/u
const phone = /\+?\d[\d ().-]{6,}\d/gu

export const plainText = (text: string) =>
  text
    .replace(/[*_`]+/gu, '')
    .replace(picture, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim()

const noName = /^(?:free|empty|tbc|tba|tbd|na|n a|nil|none|open|available|slot|vacant|reserved)$/iu
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}\u200d.'’)]+$/gu

export const parseGuests = (entry: string): ListedGuest[] => {
  const bare = entry.trim().replace(bulletPattern, '')
  if (crossedOut.test(bare)) return []
  const text = plainText(bare).replace(phone, ' ')
  const { words, remarks } = taken(text.replace(/\+ ?\d.*$|\bn\/a\b/giu, ' '))
  const name = [...words.join(' ').replace(edges, '')].slice(0, longestName).join('').trim()
  if (!/\p{L}/u.test(name) || noName.test(name)) return []
  const position = bare.includes(glove) ? 'GK' : firstOf(remarks)
  const along = Math.min(maxFriends, Number(/\+ ?(\d{1,2})\b/u.exec(text)?.[1] ?? 0))
  return [
    position ? { name, position } : { name },
    ...Array.from({ length: along }, (_, friend) => ({ name: `${name} + ${friend + 1}` })),
  ]
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean)
const bareWord = (word: string) => word.replace(/[^\p{L}]/gu, '')

const firstOf = (remarks: readonly string[]) =>
  remarks.map((word) => parsePosition(bareWord(word))).find((position) => position !== undefined)

const taken = (text: string) => {
  const brackets = [...text.matchAll(/[([]([^)\]]*)[)\]]?/gu)].flatMap(({ 1: inside = '' }) =>
    wordsOf(inside),
  )
  const [first = '', ...rest] = text
    .replace(/[([][^)\]]*[)\]]?/gu, ' ')
    .split(/ +[-\u2013\u2014]+(?: +|$)|[:/=|]/u)
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .toSorted((a, b) => Number(areRemarks(a)) - Number(areRemarks(b)))
    .map((words) => words.join(' '))
  const words = wordsOf(first)
  const remarks = [...brackets, ...rest.flatMap(wordsOf)]
  while (words.length > 1 && parsePosition(bareWord(words.at(-1) ?? ''))) remarks.push(words.pop() ?? '')
  while (words.length > 1 && parsePosition(bareWord(words[0] ?? ''))) remarks.push(words.shift() ?? '')
  return { words, remarks }
}

const areRemarks = (words: readonly string[]) => words.every((word) => parsePosition(bareWord(word)))
