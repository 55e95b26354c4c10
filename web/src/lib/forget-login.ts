import { replaceAddress } from './routing/history.ts'
import { purgeState } from './store.ts'

/** Drops the old address, because the next user may be someone else. */
export const deleteLogin = () => {
  purgeState()
  // synchronously: visitors have no page at the old address
  replaceAddress('/sign-in')
}
