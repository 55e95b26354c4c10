import { readFileSync } from 'node:fs'
import { languages } from '@i-one/contract/languages'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import { expect, test } from 'vitest'
import { partsOf } from './message-parts.ts'

const folder = new URL('../messages/', import.meta.url)
const translated = languages
  .filter((language) => language !== 'en')
  .flatMap((language) => [`web.${language}.po`, `server.${language}.po`])

test.each(translated)('translations in %s have the placeholders and elements of their messages', (file) => {
  const { items } = PO.parse(readFileSync(new URL(file, folder), 'utf8'))
  const complete = items.filter(({ msgstr: [text] }) => text)
  expect(complete.length).toBeGreaterThan(0)
  const wrong = complete.filter(
    ({ msgid, msgstr: [text = ''] }) => partsOf(msgid).join(' ') !== partsOf(text).join(' '),
  )
  expect(wrong.map(({ msgid }) => msgid)).toEqual([])
})

test('no translation of a page has an element in a case of a plural, which the build does not support', () => {
  for (const file of translated.filter((name) => name.startsWith('web.'))) {
    const { items } = PO.parse(readFileSync(new URL(file, folder), 'utf8'))
    const wrong = items.filter(({ msgstr: [text = ''] }) =>
      compileMessageOrThrow(text).some(
        (token) => Array.isArray(token) && /<\/?\d/.test(JSON.stringify(token)),
      ),
    )
    expect(wrong.map(({ msgid }) => msgid)).toEqual([])
  }
})

test.each(translated)('%s is complete', (file) => {
  const { items } = PO.parse(readFileSync(new URL(file, folder), 'utf8'))
  expect(items.filter(({ msgstr: [text] }) => !text).map(({ msgid }) => msgid)).toEqual([])
})
