import { readFileSync } from 'node:fs'
import { languages } from '@i-one/contract/languages'
import { expect, test } from 'vitest'
import { createFormats } from './cldr-formats.ts'

const readFormats = (language: string): unknown =>
  JSON.parse(readFileSync(new URL(`../messages/formats.${language}.json`, import.meta.url), 'utf8'))

/** Lists the path of each text, because the texts of another version of Node may differ by a space. */
const listPaths = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => listPaths(one, `${path}.${key}`))
    : [path]

test.each(languages)(
  'messages/formats.%s.json has exactly the texts that npm run messages creates',
  (language) => {
    expect(listPaths(readFormats(language))).toEqual(listPaths(createFormats(language)))
  },
)

test('a pattern has a placeholder for each value, and the separators of the language', () => {
  const { dates, money, lists } = createFormats('fr')
  expect(dates.short.weekdayDayMonthYear).toBe('{weekday} {day} {month} {year}')
  expect(money.letters).toMatch(/^\{number\}\s\{symbol\}$/)
  expect(lists).toEqual({ two: '{0} et {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} et {1}' })
})

test('a date of a region that writes a comma after the weekday has no comma', () => {
  expect(createFormats('en-NG').dates.long.weekdayDayMonth).toBe('{weekday} {day} {month}')
})
