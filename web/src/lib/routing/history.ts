import {
  type NavigateOptions,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router'

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

export const getBrowserHistory = () => (created ??= createHistory())

let shown: string | undefined
const waiting: (() => void)[] = []

export const markPageVisible = (key: string) => {
  shown = key
  for (const resolve of waiting.splice(0)) resolve()
}

export const waitForVisiblePage = () =>
  new Promise<void>((resolve) => {
    if (getBrowserHistory().history.location.key === shown) resolve()
    else waiting.push(resolve)
  })

export const replaceAddress = (path: string) =>
  getBrowserHistory().navigator.replace(path, null, { flushSync: true })
