import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@i-one/contract/languages'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const fonts = new URL('web/src/ui/fonts/', root)
const messages = new URL('messages/', root)

const readRange = (range: string) => {
  const [first = '', last = first] = range.trim().slice(2).split('-')
  return [parseInt(first, 16), parseInt(last, 16)] as const
}

/** Returns the font files with the characters for which a browser uses them. */
const readFonts = () => {
  const css = readFileSync(new URL('fonts.css', fonts), 'utf8')
  return [...css.matchAll(/url\('\.\/([^']+)'\)[^}]*?unicode-range:([^;]+);/g)].map(
    ([, file = '', list = '']) => {
      const font = create(readFileSync(new URL(file, fonts)))
      if (font.isCollection) throw new Error(`${file} has several fonts`)
      return { file, font, ranges: list.split(',').map(readRange) }
    },
  )
}

const loaded = readFonts()

/** A font draws a letter with an accent also from the letter and the accent. */
const isDrawn = (character: string) =>
  loaded.some(({ font, ranges }) => {
    const code = character.codePointAt(0)!
    if (!ranges.some(([first, last]) => first <= code && code <= last)) return false
    return [character.normalize('NFC'), character.normalize('NFD')].some((form) =>
      [...form].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0)!)),
    )
  })

// Arrow keys, for which browsers use a font of the system. Spaces and marks of direction need no glyph.
const isExempt = (character: string) =>
  '←↑→↓'.includes(character) || /\p{White_Space}|\p{Default_Ignorable_Code_Point}/u.test(character)

const listMissing = (text: string) =>
  [...new Set(text)].filter((character) => !isExempt(character) && !isDrawn(character))

const catalogs = readdirSync(messages).filter((file) =>
  languages.some((language) => file.includes(`.${language}.`)),
)

test.each(catalogs)('the fonts have each character of %s', (file) => {
  expect(listMissing(readFileSync(new URL(file, messages), 'utf8'))).toEqual([])
})

test('the fonts have the letters of French, Hausa, Igbo and Yoruba', () => {
  const french = 'àâæçéèêëîïôœùûüÿ«»’…'
  const hausa = 'ɓɗƙƴ'
  const igbo = 'ịṅọụ'
  const yoruba = 'ẹọṣàáèéìíòóùúǹńḿ'
  const letters = french + hausa + igbo + yoruba
  expect(listMissing(letters + letters.toUpperCase() + '₦')).toEqual([])
  expect(listMissing('ħ')).toEqual(['ħ'])
})

test('the fonts for other letters are small', () => {
  const size = (name: string) =>
    readFileSync(new URL(loaded.find(({ file }) => file === name)!.file, fonts)).length
  expect(size('noto-sans-latin-ext.woff2')).toBeLessThan(6 * 1024)
})
