import type { Language } from '@i-one/contract/languages'
import { cacheStorage, serviceWorkers } from '../site-data/site-data.ts'

/** Language of this page. Each language has a build of its own. */
export const pageLanguage = import.meta.env.LANGUAGE

const name = 'language'
const year = 365 * 24 * 60 * 60

export const hasLanguageCookie = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))

const saveLanguage = (language: Language) => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}

/** The service worker and the last responses are in the old language. */
const clearOldLanguage = async () => {
  const registration = await serviceWorkers()?.getRegistration()
  await Promise.all([registration?.unregister(), cacheStorage()?.delete('last seen')])
}

/** Chooses the language on this device and loads the page again. */
export const changeLanguage = async (language: Language) => {
  saveLanguage(language)
  // ignores errors, because blocked site data has neither a service worker nor saved responses
  await clearOldLanguage().catch(() => undefined)
  const url = new URL(location.href)
  // without cookies, only the address can name the language
  if (hasLanguageCookie()) url.searchParams.delete('lang')
  else url.searchParams.set('lang', language)
  history.replaceState(history.state, '', url)
  location.reload()
}
