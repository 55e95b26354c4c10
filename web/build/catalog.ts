import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Translate } from './messages.ts'

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
