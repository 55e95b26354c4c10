import * as z from 'zod/mini'

/** Languages of the app by code, each named in itself. */
export const languageNames = { en: 'English', fr: 'Français' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as [Language, ...Language[]]

/** Query of a page's address in `code`. Without it, crawlers get the default language, users their own. */
export const languageQuery = (code: Language, defaultLanguage: Language) =>
  code === defaultLanguage ? '' : `?lang=${code}`

export const LanguageCode = z.enum(languages)
