// npm run messages: writes messages/formats.*.json from the CLDR data of Node, because browsers have other versions of
// these data or lack a language, but must show the same texts as the server.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '../contract/src/languages.ts'
import { createFormats } from './cldr-formats.ts'

const locales: Record<Language, string> = { en: 'en-NG', fr: 'fr' }

const escapeSpaces = (json: string) =>
  json.replaceAll(/[\u00a0\u202f]/g, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`)

const files = Object.entries(locales).map(([language, locale]) => {
  const file = fileURLToPath(new URL(`../messages/formats.${language}.json`, import.meta.url))
  writeFileSync(file, escapeSpaces(JSON.stringify(createFormats(locale))))
  return file
})
execFileSync('node_modules/.bin/oxfmt', files)
