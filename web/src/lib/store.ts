import type { User } from '@i-one/contract/accounts'
import type { NearbyPitch } from '@i-one/contract/pitches'
import type { NearbyGame } from '@i-one/contract/sessions/nearby'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { cacheStorage, deviceStorage, serviceWorkers } from './site-data/site-data.ts'
import { deleteToken, saveToken } from './token.ts'

const initial = {
  auth: {
    user: null as User | null,
    profile: null as User | null,
    isRegistered: false,
    isAuthenticated: false,
    isVerified: false,
    isPhoneVerified: false,
    isAdmin: false,
  },
  language: { languageCode: import.meta.env.LANGUAGE },
  sessions: { sessions: [] as NearbyGame[], pitches: [] as NearbyPitch[] },
}

export type MainState = typeof initial

/** Adds missing fields, because an older version may have stored the state. */
const merge = (saved: unknown): MainState => {
  const { auth, sessions } = (saved ?? {}) as Partial<MainState>
  return {
    auth: { ...initial.auth, ...auth },
    // the language of this page, because the stored one may be from before a change of the language
    language: initial.language,
    sessions: { ...initial.sessions, ...sessions },
  }
}

export const useMainStore = create<MainState>()(
  persist(() => initial, { name: 'main', storage: createJSONStorage(() => deviceStorage), merge }),
)

const setAuth = (auth: Partial<MainState['auth']>) =>
  useMainStore.setState((state) => ({ auth: { ...state.auth, ...auth } }))

export const startLogin = () => setAuth({ isAuthenticated: false, isVerified: false })

/** Saves the token first, because subscribers may call the API immediately. */
export const saveLogin = (user: User, token: string) => {
  saveToken(token)
  setAuth({ user, isAuthenticated: true, isVerified: true })
}

export const saveRegistration = (user: User) => setAuth({ user, isRegistered: true })

export const saveUser = (user: User) => setAuth({ user })

export const resetAuth = () => {
  deleteUserData()
  useMainStore.setState({ auth: initial.auth })
}

export const purgeState = () => {
  deleteUserData()
  useMainStore.setState(initial)
  useMainStore.persist.clearStorage()
}

export const savePitches = (pitches: NearbyPitch[]) =>
  useMainStore.setState((state) => ({ sessions: { ...state.sessions, pitches } }))

export const saveSessions = (sessions: NearbyGame[]) =>
  useMainStore.setState((state) => ({ sessions: { ...state.sessions, sessions } }))

export const isAuthenticated = () => useMainStore.getState().auth.isAuthenticated

export const waitForRehydration = () =>
  new Promise<void>((resolve) => {
    if (useMainStore.persist.hasHydrated()) return resolve()
    useMainStore.persist.onFinishHydration(() => resolve())
    setTimeout(resolve, 5000)
  })

/** Defined here, because visitors' pages do not load the modules that use these keys. */
export const lastSeenKey = 'last-seen'
export const recentPlacesKey = 'recent-places'

const deleteUserData = () => {
  deleteToken()
  deviceStorage.removeItem(recentPlacesKey)
  deviceStorage.removeItem(lastSeenKey)
  for (const name of ['last seen', 'pictures last seen'])
    cacheStorage()
      ?.delete(name)
      .catch(() => undefined)
  // tells the service worker, because a pending response could recreate the deleted cache
  serviceWorkers()?.controller?.postMessage('forget last seen')
}
