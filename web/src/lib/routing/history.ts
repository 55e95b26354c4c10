import {
  type NavigateOptions,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router'

/** The browser's history, and a navigator that remembers the options of the navigation it is asked for. */
const createHistory = () => {
  const history = createBrowserHistory({ v5Compat: true })
  let options: NavigateOptions = {}
  const remember =
    (change: 'push' | 'replace'): Navigator['push'] =>
    (to, state, given = {}) => {
      options = given
      history[change](to, state)
    }
  const navigator: Navigator = { ...history, push: remember('push'), replace: remember('replace') }
  const takeOptions = () => {
    const taken = options
    options = {}
    return taken
  }
  return { history, navigator, takeOptions }
}

let created: ReturnType<typeof createHistory> | undefined

export const browserHistory = () => (created ??= createHistory())

let shown: string | undefined
const waiting: (() => void)[] = []

/** Called by the router when the page at this location is on the screen. */
export const arrive = (key: string) => {
  shown = key
  for (const resolve of waiting.splice(0)) resolve()
}

/** Resolves when the page at the current address, or one that was navigated to since, is on the screen. */
export const arrival = () =>
  new Promise<void>((resolve) => {
    if (browserHistory().history.location.key === shown) resolve()
    else waiting.push(resolve)
  })

/** Replaces the address from code outside of the components, at once. */
export const replaceAddress = (path: string) =>
  browserHistory().navigator.replace(path, null, { flushSync: true })
