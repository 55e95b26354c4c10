import { purgeState } from './store.ts'

/** The page left behind is not asked for again: the next to sign in here may be someone else. */
export const forgetLogin = () => {
  history.replaceState(null, '', '/sign-in')
  purgeState()
}
