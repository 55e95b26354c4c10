import * as z from 'zod/mini'

/** Languages of the app by code, each named in itself. */
export const languageNames = { en: 'English', fr: 'Français' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as [Language, ...Language[]]

/** Addresses of a page in each language, for `hreflang`. `x-default` is the one that follows the reader's settings. */
export const listAlternates = (url: string) => [
  ...languages.map((code) => ({ code, url: `${url}?lang=${code}` })),
  { code: 'x-default', url },
]

export const LanguageCode = z.enum(languages)
