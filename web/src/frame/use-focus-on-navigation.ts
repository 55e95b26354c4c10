import { useEffect, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'

// beside the frames: a page for everybody and one of a member have a frame each, and a navigation may change it
const left = new Map<string, string>()
let shown: string | undefined

/**
 * A navigation moves the focus to the new page; Back gives it to the link that had led away. Which link that was is
 * kept for each entry of the history, by its address: the element itself is gone with its page.
 */
export const useFocusOnNavigation = (main: RefObject<HTMLElement | null>) => {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'

  useEffect(() => {
    const page = main.current
    if (!page) return
    const note = ({ target }: FocusEvent) => {
      const href = target instanceof HTMLAnchorElement ? target.getAttribute('href') : null
      if (href) left.set(key, href)
    }
    page.addEventListener('focusin', note)
    return () => page.removeEventListener('focusin', note)
  }, [main, key])

  useEffect(() => {
    const isFirst = shown === undefined
    if (isFirst || shown === pathname) {
      shown = pathname
      return
    }
    shown = pathname
    const href = isBack && left.get(key)
    const link = href ? main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : undefined
    ;(link ?? main.current)?.focus({ preventScroll: true })
  }, [main, key, pathname, isBack])
}
