const noWidth = /\u034f|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202c\u2060-\u2064\u2066-\u2069\ufeff]/g
/** Scripts that need no zero-width joiners. There, a joiner would only make two different names look the same. */
const neverJoined =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
/** After a virama, a joiner selects the shape of the letter, even at the end of a word. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/
const picture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?$/u

const isJoining = (joiner: string, before: string, after: string) => {
  if (picture.test(before)) return joiner === '\u200d' && /^\p{Extended_Pictographic}/u.test(after)
  const letter = /(\p{L})\p{M}*$/u.exec(before)?.[1]
  if (letter === undefined || neverJoined.test(letter)) return false
  return /^[\p{L}\p{M}]/u.test(after) || virama.test(before)
}

const withoutIdleJoiners = (text: string) =>
  text.replace(/[\u180e\u200c\u200d]+/g, (run, at: number) => {
    const [joiner, end] = [run[0]!, at + run.length]
    // A short context is enough, and limits the work on a long text.
    return isJoining(joiner, text.slice(Math.max(0, at - 16), at), text.slice(end, end + 2)) ? joiner : ''
  })

export const cleanText = (text: string): string =>
  withoutIdleJoiners(text.replace(noWidth, ''))
    .replace(/[\p{Zs}\u2028\u2029]/gu, ' ')
    .normalize('NFC')
    .trim()

export const cleanCode = (text: string): string =>
  /^[!-~]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/[\p{Cf}\u034f]/gu, '')
        .replace(/[\p{Pd}\u2212]/gu, '-')
        .replace(/\s+/g, ' ')
        .trim()

const unseen =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202d\u202e\u2065\u206a-\u206f\ufff9-\ufffb\u{e0000}-\u{e007f}]/u
const regionFlag = /\u{1f3f4}[\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu

export const hasInvisibleCharacters = (text: string): boolean => unseen.test(text.replace(regionFlag, ''))

export const hasVisibleCharacters = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u.test(text)

const addedToLetter = /\u200d\P{M}|\p{M}|\p{Emoji_Modifier}|[\u200c-\u200d\u{e0020}-\u{e007f}]/gu

export const countCharacters = (text: string): number => [...text.replace(addedToLetter, '')].length
