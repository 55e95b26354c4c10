import type { User } from '@i-one/contract/accounts'
import { changeLanguage, pageLanguage } from '../../lib/language/change-language.ts'
import { hasLanguageCookie } from '../../lib/language/language-cookie.ts'

/** Loads the page in the user's language after a login, and on a device without a choice of its own. */
export const followUserLanguage = (user: User | null, hasJustSignedIn: boolean) => {
  const language = user?.language
  // a page without cookies would load again and again, and forget the login each time
  if (!language || language === pageLanguage || !navigator.cookieEnabled) return
  if (!hasJustSignedIn && hasLanguageCookie()) return
  // without a connection, the page stays as it is
  changeLanguage(language).catch(() => undefined)
}
