import { replaceAddress } from './routing/history.ts'
import { purgeState } from './store.ts'

/** The page left behind is not asked for again: the next to sign in here may be someone else. */
export const forgetLogin = () => {
  purgeState()
  // together: a visitor has no page at the address left behind
  replaceAddress('/sign-in')
}
