export type Kit = { cloth: string; ink: string }

/** Contrast of cloth with grass and ink is at least 3:1, of text with cloth 4.5:1. kit.test.ts measures both. */
export const kits: readonly [Kit, ...Kit[]] = [
  { cloth: '#F3C12F', ink: '#0E1A16' },
  { cloth: '#9AD1F2', ink: '#12275E' },
  { cloth: '#FFFFFF', ink: '#8E1B2D' },
  { cloth: '#BFEACB', ink: '#08432A' },
  { cloth: '#FFB36B', ink: '#3F1A02' },
  { cloth: '#FFB9CC', ink: '#6B0F3A' },
  { cloth: '#D4C2FF', ink: '#34136B' },
  { cloth: '#C9E84B', ink: '#20380A' },
  { cloth: '#7FE3DA', ink: '#063F46' },
  { cloth: '#EAD7A4', ink: '#5A2A0C' },
  { cloth: '#CBD5DB', ink: '#17306F' },
  { cloth: '#FFB0A2', ink: '#6E1010' },
]

export const plainKit: Kit = { cloth: '#FFFFFF', ink: '#0E1A16' }

export const toKit = (name: string): Kit => kits[indexOf(name)] ?? kits[0]

/** Indexes of white, mint, sand and grey, which look the same in sunlight. */
const pale: readonly number[] = [2, 3, 9, 10]

const alike = (one: number, other: number) => one === other || (pale.includes(one) && pale.includes(other))

export function toKits(first: string, second: string): [Kit, Kit] {
  const one = indexOf(first)
  let away = indexOf(second)
  while (alike(one, away)) away = (away + 1) % kits.length
  return [kits[one] ?? kits[0], kits[away] ?? kits[0]]
}

export function toInitials(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/)
  return (letterOf(words[0]) + letterOf(words.at(-1))).toUpperCase()
}

export const personInitials = (name: string) =>
  /\s/.test(name.trim()) ? toInitials(name) : letterOf(name.normalize('NFC')).toUpperCase()

// Includes combining marks, because ẹ́ is one letter.
const letterOf = (word = '') => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? ''

// Hashes with FNV-1a, so that a name has the same colours on every device. With this start value, the demo team Danfo
// Kings is yellow.
function indexOf(name: string): number {
  let hash = 0x811c9dcc
  for (const letter of name.normalize('NFC').trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0) % kits.length
}
