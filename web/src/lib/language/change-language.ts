import type { Language } from '@i-one/contract/languages'
import { saveLanguage } from './language-cookie.ts'

/** Language of this page. Each language has a build of its own. */
export const pageLanguage = import.meta.env.LANGUAGE

/** Chooses the language on this device and loads the page in it. Rejects without a connection. */
export const changeLanguage = async (language: Language) => {
  const url = new URL(location.href)
  // the service worker has only pages of the old language, and lets requests for others through
  url.searchParams.set('lang', language)
  // a page that cannot be loaded must not replace this one
  await fetch(url)
  saveLanguage(language)
  location.replace(url)
}
