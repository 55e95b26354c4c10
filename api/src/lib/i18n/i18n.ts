import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, languages } from '@i-one/contract/languages'
import { type Formats, setTranslator, type Translator } from '@i-one/game/i18n'
import { IntlMessageFormat } from 'intl-messageformat'
import { readCatalog, readFormats } from './catalog.ts'

const current = new AsyncLocalStorage<Language>()

let defaultLanguage: Language = 'en'

/** Sets the language of texts outside a request, and of users who have not chosen a language. */
export const setDefaultLanguage = (language: Language) => {
  defaultLanguage = language
}

export const currentLanguage = (): Language => current.getStore() ?? defaultLanguage

/** Returns the default language if `code` is not a language of the app. */
export const toLanguage = (code: string | null | undefined): Language =>
  languages.find((language) => language === code) ?? defaultLanguage

/**
 * Calls `work`. Messages created in it, also after an `await`, are in `language`. Does not touch the storage if the language
 * is current, because the first use of `run` slows down every promise of the process on Node 20 and 22.
 */
export const inLanguage = <T>(language: Language, work: () => T): T =>
  language === currentLanguage() ? work() : current.run(language, work)

const catalogs: Partial<Record<Language, Record<string, string>>> = { en: {} }
const compiled = new Map<string, IntlMessageFormat>()
const formats: Partial<Record<Language, Formats>> = {}

/** Keeps compiled messages, because there are only a few thousand. */
const compile = (id: string, language: Language) => {
  const key = `${language} ${id}`
  const known = compiled.get(key)
  if (known) return known
  const translation = (catalogs[language] ??= readCatalog(language))[id]
  const locale = translation === undefined ? 'en-GB' : language
  const format = new IntlMessageFormat(translation ?? id, locale, undefined, { ignoreTag: true })
  compiled.set(key, format)
  return format
}

/** Translates into the language of the current request or recipient. */
export const i18n: Translator = {
  _: (id, values) => String(compile(id, currentLanguage()).format(values)),
  get formats() {
    const language = currentLanguage()
    return (formats[language] ??= readFormats(language))
  },
}

setTranslator(i18n)
