import { replaceAddress } from './routing/history.ts'
import { purgeState } from './store.ts'

/** Deletes the login and leaves the current address, because the next user may be someone else. */
export const deleteLogin = () => {
  purgeState()
  // must be synchronous, because visitors have no page at the old address
  replaceAddress('/sign-in')
}
