import { readFileSync } from 'node:fs'
import type { Formats } from '@i-one/game/i18n'
import PO from 'pofile'

const folder = new URL('../../../../messages/', import.meta.url)

/** Reads the translations of the server's messages. Leaves out untranslated messages, which then appear in English. */
export const readCatalog = (language: string): Record<string, string> => {
  const { items } = PO.parse(readFileSync(new URL(`server.${language}.po`, folder), 'utf8'))
  const translated = items.filter(({ msgstr: [text] }) => text)
  return Object.fromEntries(translated.map(({ msgid, msgstr: [text = ''] }) => [msgid, text]))
}

export const readFormats = (language: string): Formats =>
  JSON.parse(readFileSync(new URL(`formats.${language}.json`, folder), 'utf8')) as Formats
