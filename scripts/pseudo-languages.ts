// Writes messages/*.en-XA.* and messages/*.ar-XB.*, the pseudo-languages of npm run test:languages.
import { readFileSync, writeFileSync } from 'node:fs'
import PO from 'pofile'
import { pseudoLanguages } from './pseudo-text.ts'

const folder = new URL('../messages/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const write = (file: string, text: string) => writeFileSync(new URL(file, folder), text)

const hasWords = (pattern: string) => /\p{L}/u.test(pattern.replaceAll(/\{\w+\}/g, ''))

for (const [language, translate] of Object.entries(pseudoLanguages)) {
  for (const name of ['web', 'server']) {
    const catalog = PO.parse(read(`${name}.en.po`))
    catalog.headers['Language'] = language
    for (const item of catalog.items) item.msgstr = item.msgstr.map(translate)
    write(`${name}.${language}.po`, catalog.toString())
  }
  const formats: unknown = JSON.parse(read('formats.en.json'), (_, value: unknown) =>
    typeof value === 'string' && hasWords(value) ? translate(value) : value,
  )
  write(`formats.${language}.json`, JSON.stringify(formats))
}
