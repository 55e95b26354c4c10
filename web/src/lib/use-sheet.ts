import { useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

/**
 * Which sheet lies over the page. An entry of the history carries it, so that Back closes the sheet and not the page
 * under it; to show none takes that entry away again.
 */
export const useSheet = <Name extends string>() => {
  const { key, pathname, search, state } = useLocation() as Location<{ sheet?: Name } | null>
  const navigate = useNavigate()
  const closed = useRef('')
  const shown = state?.sheet
  const show = (sheet: Name | undefined) => {
    if (sheet) {
      void navigate(pathname + search, {
        state: { sheet },
        replace: Boolean(shown),
        preventScrollReset: true,
      })
      return
    }
    // A second wish to close, on the heels of the first, would go back one page too far.
    if (!shown || closed.current === key) return
    closed.current = key
    void navigate(-1)
  }
  return [shown, show] as const
}
