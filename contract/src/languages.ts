import * as z from 'zod/mini'

/** Languages of the app by code, each named in itself. */
export const languageNames = { en: 'English', fr: 'Français' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as [Language, ...Language[]]

export const LanguageCode = z.enum(languages)
