import {
  type NavigateOptions,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router'

/** The browser's history, and a navigator that remembers the options of the navigation it is asked for. */
const createHistory = () => {
  const history = createBrowserHistory({ v5Compat: true })
  let options: NavigateOptions = {}
  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push(to, state, pushed = {}) {
      options = pushed
      history.push(to, state)
    },
    replace(to, state, replaced = {}) {
      options = replaced
      history.replace(to, state)
    },
  }
  const takeOptions = () => {
    const taken = options
    options = {}
    return taken
  }
  return { history, navigator, takeOptions }
}

let created: ReturnType<typeof createHistory> | undefined

export const browserHistory = () => (created ??= createHistory())

/** Replaces the address from code outside of the components, at once. */
export const replaceAddress = (path: string) =>
  browserHistory().navigator.replace(path, null, { flushSync: true })
