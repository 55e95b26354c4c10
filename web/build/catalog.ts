import { readFileSync } from 'node:fs'
import type { Formats } from '@i-one/game/i18n'
import { formatter } from '@lingui/format-po'

/** Returns the translation of a message, which is in ICU MessageFormat. */
export type Translate = (id: string, message: string) => string

const folder = new URL('../../messages/', import.meta.url)

/** Reads the translations of the pages' messages. A message without a translation stays English. */
export const readTranslations = async (language: string): Promise<Translate> => {
  if (language === 'en') return (_, message) => message
  const filename = `web.${language}.po`
  const text = readFileSync(new URL(filename, folder), 'utf8')
  const catalog = await formatter().parse(text, { locale: language, sourceLocale: 'en', filename })
  const translations = Object.fromEntries(
    Object.entries(catalog).map(([id, { translation }]) => [id, translation]),
  )
  return (id, message) => translations[id] || message
}

export const readFormats = (language: string): Formats =>
  JSON.parse(readFileSync(new URL(`formats.${language}.json`, folder), 'utf8')) as Formats
