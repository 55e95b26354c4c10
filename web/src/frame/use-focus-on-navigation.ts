import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * A navigation moves the focus to the new page; Back gives it to the link that had led away. Which link that was is
 * kept for each entry of the history, by its address: the element itself is gone with its page.
 */
export const useFocusOnNavigation = (main: RefObject<HTMLElement | null>) => {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const left = useRef(new Map<string, string>())
  const shown = useRef(pathname)

  useEffect(() => {
    const page = main.current
    if (!page) return
    const note = ({ target }: FocusEvent) => {
      const href = target instanceof HTMLAnchorElement ? target.getAttribute('href') : null
      if (href) left.current.set(key, href)
    }
    page.addEventListener('focusin', note)
    return () => page.removeEventListener('focusin', note)
  }, [main, key])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const href = isBack && left.current.get(key)
    const link = href ? main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : undefined
    ;(link ?? main.current)?.focus({ preventScroll: true })
  }, [main, key, pathname, isBack])
}
