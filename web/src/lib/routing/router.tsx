import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { type Location, Router } from 'react-router'
import { useIsHydrated } from '../../ui/first-paint.ts'
import { markArrived, browserHistory } from './history.ts'

const IsNavigating = createContext(false)

export const useIsNavigating = () => useContext(IsNavigating)

/** Hydration must match the rendered page, which had no history state and perhaps no search. */
const renderedLocation = (path: string): Location => {
  const { pathname, search } = new URL(path, window.location.origin)
  return { pathname, search, hash: '', state: null, key: 'rendered' }
}

type AppRouterProps = {
  renderedFor: string | undefined
  children: ReactNode
}

/** React Router in a transition, with `flushSync` and `preventScrollReset`, which it supports only in data mode. */
export function AppRouter({ renderedFor, children }: AppRouterProps) {
  const { history, navigator, takeOptions } = browserHistory()
  const [{ location, action, movedTo }, setState] = useState({
    location: history.location,
    action: history.action,
    movedTo: undefined as Location | undefined,
  })
  const isHydrated = useIsHydrated()
  // forms read default values from the history state, so they must be mounted again after hydration
  const [mountsAgain] = useState(renderedFor !== undefined && location.state !== null)
  const [isNavigating, startTransition] = useTransition()

  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        const { flushSync: isAtOnce, preventScrollReset } = takeOptions()
        // React renders popstate synchronously, so the browser can restore the position
        const keepsScroll = action === 'POP' || preventScrollReset === true
        const next = { location, action, movedTo: keepsScroll ? undefined : location }
        if (isAtOnce) flushSync(() => setState(next))
        else startTransition(() => setState(next))
      }),
    [history, takeOptions],
  )

  useLayoutEffect(() => {
    markArrived(location.key)
    if (movedTo) window.scrollTo(0, 0)
  }, [location, movedTo])

  return (
    <Router
      location={isHydrated || renderedFor === undefined ? location : renderedLocation(renderedFor)}
      navigationType={action}
      navigator={navigator}
    >
      <IsNavigating key={String(isHydrated && mountsAgain)} value={isNavigating}>
        {children}
      </IsNavigating>
    </Router>
  )
}
