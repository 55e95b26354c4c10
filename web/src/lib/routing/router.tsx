import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { type Location, Router } from 'react-router'
import { useIsHydrated } from '../../ui/first-paint.ts'
import { markPageVisible, getBrowserHistory } from './history.ts'

const IsNavigating = createContext(false)

export const useIsNavigating = () => useContext(IsNavigating)

/** Returns the location that was rendered, without history state, because hydration must match the rendered page. */
const renderedLocation = (path: string): Location => {
  const { pathname, search } = new URL(path, window.location.origin)
  return { pathname, search, hash: '', state: null, key: 'rendered' }
}

type AppRouterProps = {
  renderedFor: string | undefined
  children: ReactNode
}

/** Navigates in a transition. Supports `flushSync` and `preventScrollReset`, unlike React Router outside data mode. */
export function AppRouter({ renderedFor, children }: AppRouterProps) {
  const { history, navigator, takeOptions } = getBrowserHistory()
  const [{ location, action, movedTo }, setState] = useState({
    location: history.location,
    action: history.action,
    movedTo: undefined as Location | undefined,
  })
  const isHydrated = useIsHydrated()
  // remounts the page after hydration, because forms read default values from the history state
  const [mountsAgain] = useState(renderedFor !== undefined && location.state !== null)
  const [isNavigating, startTransition] = useTransition()

  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        const { flushSync: isAtOnce, preventScrollReset } = takeOptions()
        // keeps the position on popstate, because React renders synchronously and the browser restores the position
        const keepsScroll = action === 'POP' || preventScrollReset === true
        const next = { location, action, movedTo: keepsScroll ? undefined : location }
        if (isAtOnce) flushSync(() => setState(next))
        else startTransition(() => setState(next))
      }),
    [history, takeOptions],
  )

  useLayoutEffect(() => {
    markPageVisible(location.key)
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
