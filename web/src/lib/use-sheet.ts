import { useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

/** The open sheet is a history entry, so that Back closes it. */
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
    // a second close right after the first would go back one page too far
    if (!shown || closed.current === key) return
    closed.current = key
    void navigate(-1)
  }
  return [shown, show] as const
}
