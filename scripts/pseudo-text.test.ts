import { readFileSync } from 'node:fs'
import PO from 'pofile'
import { expect, test } from 'vitest'
import { partsOf } from './message-parts.ts'
import { pseudoLanguages } from './pseudo-text.ts'

const english = ['web', 'server'].flatMap((name) =>
  PO.parse(readFileSync(new URL(`../messages/${name}.en.po`, import.meta.url), 'utf8')).items.map(
    ({ msgstr: [text = ''] }) => text,
  ),
)

test.each([
  ['Save', '[Sååvéé]'],
  ['{player} has joined <0>a team</0>.', '[{player} hååås jööîîñééd <0>åå tééååm</0>.]'],
  ['{n, plural, one {# game} other {# games}}', '[{n, plural, one {# gååméé} other {# gåååméés}}]'],
  ["It’s '{'open'}' <0/>", "[ÎÎÎÎt’s '{'öööpéééñ'}' <0/>]"],
])('%s is accented, longer and in brackets', (message, accented) => {
  expect(pseudoLanguages['en-XA'](message)).toBe(accented)
})

test('each word of a right-to-left text is reversed', () => {
  expect(pseudoLanguages['ar-XB']('<0>{player}</0> won 3:2')).toBe(
    '<0>{player}</0> \u200F\u202Ewon\u202C\u200F 3:2',
  )
})

test.each(Object.entries(pseudoLanguages))(
  'each message in %s has the placeholders and elements of the English message',
  (_, translate) => {
    expect(english.length).toBeGreaterThan(3000)
    const wrong = english.filter((text) => partsOf(translate(text)).join(' ') !== partsOf(text).join(' '))
    expect(wrong).toEqual([])
  },
)

test('each text in en-XA is at least 40 % longer', () => {
  const plain = english.filter((text) => !/[{<]/.test(text) && /[aeiouy]/i.test(text))
  const short = plain.filter((text) => pseudoLanguages['en-XA'](text).length < text.length * 1.4)
  expect(plain.length).toBeGreaterThan(2000)
  expect(short).toEqual([])
})
