import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { type Location, Router } from 'react-router'
import { useOnDevice } from '../../ui/first-paint.ts'
import { arrive, browserHistory } from './history.ts'

const IsNavigating = createContext(false)

/** True while the code of the next page is being loaded; the current page stays until then. */
export const useIsNavigating = () => useContext(IsNavigating)

/** A page is hydrated as what it was rendered as, which knows no state of the history and perhaps no search. */
const renderedLocation = (path: string): Location => {
  const { pathname, search } = new URL(path, window.location.origin)
  return { pathname, search, hash: '', state: null, key: 'rendered' }
}

type AppRouterProps = {
  /** The path and search that the page in the document was rendered for. */
  renderedFor: string | undefined
  children: ReactNode
}

/**
 * React Router's declarative router in a transition, with two options that it otherwise knows in its data mode alone:
 * `flushSync` and `preventScrollReset`. On Back and Forward the browser restores the scroll position itself, since React
 * renders a popstate at once.
 */
export function AppRouter({ renderedFor, children }: AppRouterProps) {
  const { history, navigator, takeOptions } = browserHistory()
  const [{ location, action, movedTo }, setState] = useState({
    location: history.location,
    action: history.action,
    movedTo: undefined as Location | undefined,
  })
  const isHydrated = useOnDevice()
  // forms take their default values from the state, which history keeps over a reload: they are mounted again then
  const [mountsAgain] = useState(renderedFor !== undefined && location.state !== null)
  const [isNavigating, startTransition] = useTransition()

  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        const { flushSync: isAtOnce, preventScrollReset } = takeOptions()
        const keepsScroll = action === 'POP' || preventScrollReset === true
        const next = { location, action, movedTo: keepsScroll ? undefined : location }
        if (isAtOnce) flushSync(() => setState(next))
        else startTransition(() => setState(next))
      }),
    [history, takeOptions],
  )

  useLayoutEffect(() => {
    arrive(location.key)
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
