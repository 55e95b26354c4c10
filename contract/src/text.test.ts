import { describe, expect, test } from 'vitest'
import { cleanCode, cleanText, hasInvisibleCharacters, countCharacters } from './text.ts'

const zwnj = '\u200c'
const zwj = '\u200d'

describe('text for people', () => {
  test.each([
    ['Persian', `علی${zwnj}رضا`],
    ['Sinhala', `ශ්${zwj}රී ලංකා`],
    ['Malayalam with a letter at its end', `അവന്${zwj}`],
    ['Malayalam between words', `അവന്${zwj} വന്നു`],
    ['Hindi', `क्${zwj}ष`],
    ['Bengali', `র${zwj}্যাব`],
    ['Kannada', `ರಾಜ್${zwnj}ಕುಮಾರ್`],
    ['Mongolian', 'ᠴᠢᠨᠢ\u180eᠠ'],
    ['an emoji of several', `Sorry 🤦🏾${zwj}♂️ rain`],
    ['a family', `👨${zwj}👩${zwj}👧`],
    ['a rainbow flag', `🏳️${zwj}🌈`],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Hebrew', 'שלום'],
    ['Yoruba', 'Ọláyínká Ṣẹ́gun'],
    ['Thai', 'สมชาย'],
    ['Tibetan', 'བཀྲ་ཤིས'],
  ])('keeps %s as it was written', (_, text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'))
    expect(hasInvisibleCharacters(text)).toBe(false)
  })

  test.each([
    ['marks of direction', '\u200eAda\u200f \u061cEze', 'Ada Eze'],
    ['isolates', '\u2068Tunde\u2069', 'Tunde'],
    ['embeddings', '\u202aIfe\u202c', 'Ife'],
    ['word joiners', 'A\u2060da', 'Ada'],
    ['spaces without width', 'A\u200bda\ufeff', 'Ada'],
    ['soft hyphens', 'A\u00adda', 'Ada'],
    ['joiners between Latin letters', `A${zwj}d${zwnj}a`, 'Ada'],
    ['joiners at an end', `${zwj}Ada${zwnj}`, 'Ada'],
    ['joiners beside a space', `علی${zwnj} رضا`, 'علی رضا'],
    ['all joiners of a run but one', `علی${zwnj}${zwj}${zwnj}رضا`, `علی${zwnj}رضا`],
    ['a joiner after an emoji', `😀${zwj} a`, '😀 a'],
    ['spaces of typesetting', '\u00a0Ada\u202fEze\u3000', 'Ada Eze'],
  ])('loses %s', (_, text, cleaned) => expect(cleanText(text)).toBe(cleaned))

  test('is composed after it is cleaned', () => expect(cleanText('e\u2060\u0301')).toBe('é'))

  test('cannot change the text direction', () => {
    for (const text of ['\u202eabc', 'a\u202db']) expect(hasInvisibleCharacters(cleanText(text))).toBe(true)
  })
})

test.each([
  ['\u202a+234 803 123 4567\u202c', '+234 803 123 4567'],
  ['\u202d0803 123 4567\u202c', '0803 123 4567'],
  ['0803\u00a0123\u00a04567', '0803 123 4567'],
  ['0803\u2011123\u20134567', '0803-123-4567'],
  ['\u2212\uff10\uff18\uff10\uff13', '-0803'],
  ['\ufeffada@example.com\u200b', 'ada@example.com'],
  ['plain-code_1', 'plain-code_1'],
])('%j is cleaned for fields with a fixed alphabet', (text, cleaned) => expect(cleanCode(text)).toBe(cleaned))

test.each([
  ['Ada', 3],
  ['Ọ́yọ̀', 3],
  [`🤦🏾${zwj}♂️`, 1],
  [`👨${zwj}👩${zwj}👧`, 1],
  [`ශ්${zwj}රී`, 1],
  ['𝒜𝒜', 2],
  ['🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', 1],
  ['مُحَمَّد', 4],
  ['', 0],
])('%s is measured in visible characters', (text, length) => expect(countCharacters(text)).toBe(length))
