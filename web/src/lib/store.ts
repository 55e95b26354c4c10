import type { User } from '@i-one/contract/accounts'
import type { NearbyPitch } from '@i-one/contract/pitches'
import type { Nearby } from '@i-one/contract/sessions/nearby'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { cacheStorage, deviceStorage, serviceWorkers } from './site-data/site-data.ts'
import { forgetToken, keepToken } from './token.ts'

export interface MainState {
  auth: {
    user: User | null
    profile: User | null
    isRegistered: boolean
    isAuthenticated: boolean
    isVerified: boolean
    isPhoneVerified: boolean
    isAdmin: boolean
  }
  language: { languageCode: string }
  /** The lists as last seen, so that Home has something to show while its queries run. */
  sessions: { sessions: Nearby[]; pitches: NearbyPitch[] }
}

const initial: MainState = {
  auth: {
    user: null,
    profile: null,
    isRegistered: false,
    isAuthenticated: false,
    isVerified: false,
    isPhoneVerified: false,
    isAdmin: false,
  },
  language: { languageCode: 'en' },
  sessions: { sessions: [], pitches: [] },
}

/** What was kept by an older version may lack a field: each slice is laid over the initial one. */
const overInitial = (kept: unknown): MainState => {
  const { auth, language, sessions } = (kept ?? {}) as Partial<MainState>
  return {
    auth: { ...initial.auth, ...auth },
    language: { ...initial.language, ...language },
    sessions: { ...initial.sessions, ...sessions },
  }
}

/** The client's own state, persisted under `main`. What the server knows lives in TanStack Query. */
export const useMain = create<MainState>()(
  persist(() => initial, {
    name: 'main',
    storage: createJSONStorage(() => deviceStorage),
    merge: overInitial,
  }),
)

const setAuth = (auth: Partial<MainState['auth']>) =>
  useMain.setState((state) => ({ auth: { ...state.auth, ...auth } }))

export const loginStarted = () => setAuth({ isAuthenticated: false, isVerified: false })

/** The token comes first: whoever hears of the login may call at once. */
export const loginSucceeded = (user: User, token: string) => {
  keepToken(token)
  setAuth({ user, isAuthenticated: true, isVerified: true })
}

export const registrationSucceeded = (user: User) => setAuth({ user, isRegistered: true })

export const userFetched = (user: User) => setAuth({ user })

export const resetAuth = () => {
  forgetPerson()
  useMain.setState({ auth: initial.auth })
}

/** After logging out: nothing of the person stays on the device. */
export const purgeState = () => {
  forgetPerson()
  useMain.setState(initial)
  useMain.persist.clearStorage()
}

export const pitchesSeen = (pitches: NearbyPitch[]) =>
  useMain.setState((state) => ({ sessions: { ...state.sessions, pitches } }))

export const sessionsSeen = (sessions: Nearby[]) =>
  useMain.setState((state) => ({ sessions: { ...state.sessions, sessions } }))

export const isAuthenticated = () => useMain.getState().auth.isAuthenticated

/** Resolves when the persisted state is back, or after five seconds without it. */
export const rehydrated = () =>
  new Promise<void>((resolve) => {
    if (useMain.persist.hasHydrated()) return resolve()
    useMain.persist.onFinishHydration(() => resolve())
    setTimeout(resolve, 5000)
  })

/** Keys of modules that visitors' pages do not load. */
export const lastSeenKey = 'last-seen'
export const recentPlacesKey = 'recent-places'

/** Neither their login nor what was kept of their answers, here and by the service worker, stays for the next. */
const forgetPerson = () => {
  forgetToken()
  deviceStorage.removeItem(recentPlacesKey)
  deviceStorage.removeItem(lastSeenKey)
  for (const name of ['last seen', 'pictures last seen'])
    cacheStorage()
      ?.delete(name)
      .catch(() => undefined)
  // it may still wait for an answer that would bring them back
  serviceWorkers()?.controller?.postMessage('forget last seen')
}
