import { replaceAddress } from './routing/history.ts'
import { purgeState } from './store.ts'

/** Deletes the login and leaves the current page, because another user may log in next. */
export const deleteLogin = () => {
  purgeState()
  // must be synchronous, because the old address has no page for visitors
  replaceAddress('/sign-in')
}
