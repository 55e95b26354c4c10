import { useEffect, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'

// stored outside the component, because a navigation can remount the layout
const left = new Map<string, string>()
let shown: string | undefined

/** Focuses the new page after a navigation. After Back, focuses the link that the user had followed. */
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
